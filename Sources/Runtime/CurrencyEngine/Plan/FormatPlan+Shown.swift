import CurrencyCore

/// An amount as a plan shows it, which compact patterns and currency names are chosen by.
package struct ShownAmount: Sendable {
    /// The number that is written, rounded; in compact notation the one in front of the word.
    package let number: DecimalValue
    /// The fewest fraction digits that are shown; the number may have more.
    package let fractionDigits: Int
    /// The power of ten that compact notation divided by.
    package let exponent: Int
    /// The magnitude whose compact patterns are used: 6 for 1.2M.
    package let magnitude: Int
    /// The category that the currency's name was chosen for, where it is shown.
    package let nameCategory: PluralCategory?
}

extension FormatPlan {
    /// How `format` shows an amount, for explanations of its text.
    package func shown(_ amount: DecimalValue) -> ShownAmount {
        let rounded = round(amount)
        let number = rounded.amount
        return ShownAmount(
            number: number, fractionDigits: rounded.minimumFraction, exponent: rounded.compactExponent,
            magnitude: number.magnitudeExponent + rounded.compactExponent,
            nameCategory: rounded.name?.category)
    }
}
