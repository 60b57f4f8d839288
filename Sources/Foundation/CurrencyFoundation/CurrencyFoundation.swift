/// Amounts for programs that use Foundation: `Decimal`, `Locale`, format styles and attributed strings.
@_exported import CurrencyParsing
