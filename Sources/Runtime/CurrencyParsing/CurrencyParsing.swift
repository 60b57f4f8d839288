/// Parses amounts with the bundled tables. Exports CurrencyFormat, whose styles say what is parsed.
@_exported import CurrencyFormat
@_exported import CurrencyReader
