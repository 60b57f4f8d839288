/// The module that most programs import: the engine, the enums and the data of all locales.
@_exported import CurrencyEngine
