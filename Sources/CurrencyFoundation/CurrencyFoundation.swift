/// Amounts for programs that use Foundation: `Decimal`, `Locale`, format styles, attributed strings and formatters.
@_exported import CurrencyFormat
