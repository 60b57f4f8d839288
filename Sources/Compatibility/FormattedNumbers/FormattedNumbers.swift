/// Money, percentages and quantities with their looks: cutoffs for rounding and abbreviation, signs, colours,
/// fonts, alignment.
@_exported import CurrencyFoundation
// With this, static programs have Foundation's locales.
import CurrencyObjects
