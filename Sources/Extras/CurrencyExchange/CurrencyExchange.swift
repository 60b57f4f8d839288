/// Exchange rates as exact fractions, and amounts of several currencies.
@_exported import CurrencyFormat
