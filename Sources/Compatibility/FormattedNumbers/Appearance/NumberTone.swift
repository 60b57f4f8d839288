/// Whether a number is above zero, below zero or neither, which determines its colour.
///
///     FormattedMoney(-12.5).tone          // negative
///     FormattedMoney(0.00001).tone        // neutral: shown as 0
public enum NumberTone: Hashable, Sendable, CaseIterable {
    /// Above zero.
    case positive
    /// Below zero.
    case negative
    /// Zero, numbers that round to zero, NaN, and no number at all.
    case neutral
}

extension NumberTone {
    init(_ shown: DecimalValue) {
        self = shown.isZero || shown.isNaN ? .neutral : shown.isNegative ? .negative : .positive
    }
}
