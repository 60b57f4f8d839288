import CurrencyCore

/// An amount as a plan shows it. Compact patterns and currency names depend on it.
package struct ShownAmount: Sendable {
    /// The rounded number that is written; in compact notation, the number in front of the word.
    package let number: DecimalValue
    /// The fewest fraction digits to show; the number may have more.
    package let fractionDigits: Int
    /// The power of ten that compact notation divided by.
    package let exponent: Int
    /// The magnitude whose compact patterns are used: 6 for 1.2M.
    package let magnitude: Int
    /// The plural category that the currency's name was chosen for, if a name is shown.
    package let nameCategory: PluralCategory?
}

extension FormatPlan {
    /// Returns an amount as `format` shows it, to explain the text.
    package func shown(_ amount: DecimalValue) -> ShownAmount {
        let rounded = round(amount)
        let number = rounded.amount
        return ShownAmount(
            number: number, fractionDigits: rounded.minimumFraction, exponent: rounded.compactExponent,
            magnitude: number.magnitudeExponent + rounded.compactExponent,
            nameCategory: rounded.name?.category)
    }
}
