/// Formats money from tables; exports the values that it formats, too.
@_exported import CurrencyCore
