/// The names of all currencies in all locales, as constants of the program; exports the engine, too.
@_exported import CurrencyEngine
