/// Derives styles from a formatted price.
@_exported import CurrencyFormat
