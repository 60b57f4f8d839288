/// Money, percentages and quantities that know how they look: cutoffs for rounding and abbreviation, signs, colours,
/// fonts, alignment.
@_exported import CurrencyFoundation
// Brings Foundation's locales into static programs, too.
import CurrencyObjects
