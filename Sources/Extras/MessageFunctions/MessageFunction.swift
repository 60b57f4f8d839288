// MessageFormat 2 calls a function with an operand and options, which are texts:
//
//     {$price :currency currency=EUR currencyDisplay=code}
//     {$count :number minimumFractionDigits=1}
//
// What it resolves to can be formatted, can choose a variant of a message, and can be the operand of another function,
// to which its options pass on. An operand that is no number ends the call; an option that is not well-formed is left out
// and reported.
//
// See https://www.unicode.org/reports/tr35/tr35-messageFormat.html#Default_Functions.

/// A MessageFormat 2 function for numbers. `MessageContext` calls it.
///
/// See <https://www.unicode.org/reports/tr35/tr35-messageFormat.html#Numeric_Value_Selection_and_Formatting>.
public enum MessageFunction: String, CaseIterable, Hashable, Sendable {
    /// `:number` formats a number with its fraction digits.
    case number
    /// `:integer` formats a number rounded to a whole number.
    case integer
    /// `:percent` formats a hundred times the number, with a percent sign.
    case percent
    /// `:currency` formats an amount. It selects no variants.
    case currency
    /// `:offset` formats a number plus or minus a small one.
    case offset
}
