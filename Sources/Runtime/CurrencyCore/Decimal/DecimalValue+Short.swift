// Most amounts have one exponent and fit 64 bits. Their sums and products are inlined into the caller's module, where they
// take a few instructions; the results are those of `exactSum` and `exactProduct`, which calculate everything else.
// Forced inlining and unchecked operators hold the times of money: MoneyBenchmarks.

extension DecimalValue {
    /// Whether the value is finite, has at most 64 bits, and has decimal places that no sum or product takes out of the
    /// type's limits.
    @inlinable
    @inline(__always)
    var isShort: Bool { coefficient.high == 0 && kind == .finite && storedExponent <= 0 && storedExponent >= -3000 }

    /// The sum of short values with one exponent; nil for others, and for a sum of more than 64 bits.
    @inlinable
    @inline(__always)
    static func shortSum(_ left: DecimalValue, _ right: DecimalValue) -> DecimalValue? {
        guard left.storedExponent == right.storedExponent, left.isShort, right.isShort else { return nil }
        let (first, second) = (left.coefficient.low, right.coefficient.low)
        let (sum, overflow) = first.addingReportingOverflow(second)
        let isOfOneSign = left.isNegative == right.isNegative
        if overflow && isOfOneSign { return nil }
        let isFirstLarger = first > second
        let difference = isFirstLarger ? first &- second : second &- first
        // The sum of a number and its opposite is positive.
        let isNegative = isFirstLarger ? left.isNegative : right.isNegative && (isOfOneSign || first != second)
        return DecimalValue(
            uncheckedNegative: isNegative, coefficient: Coefficient(isOfOneSign ? sum : difference),
            exponent: left.exponent)
    }

    /// The product of short values; nil for others, and for a product of more than 64 bits.
    @inlinable
    @inline(__always)
    static func shortProduct(_ left: DecimalValue, _ right: DecimalValue) -> DecimalValue? {
        guard left.isShort, right.isShort else { return nil }
        let (product, overflow) = left.coefficient.low.multipliedReportingOverflow(by: right.coefficient.low)
        if overflow { return nil }
        return DecimalValue(
            uncheckedNegative: left.isNegative != right.isNegative, coefficient: Coefficient(product),
            exponent: left.exponent &+ right.exponent)
    }
}
