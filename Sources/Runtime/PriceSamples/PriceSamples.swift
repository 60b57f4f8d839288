/// Styles that write like a finished price.
@_exported import CurrencyFormat
