/// The names of all currencies in all locales, for those who want them in their program; the engine comes with them.
@_exported import CurrencyEngine
