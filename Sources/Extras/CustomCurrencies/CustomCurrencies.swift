/// Currencies that ISO 4217 does not have: points, tokens, stablecoins.
@_exported import CurrencyFormat
@_exported import CurrencyReader
