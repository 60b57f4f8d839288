// Unchecked operators hold the budgets of thirty-digits and cash-rounding.

/// A 256-bit whole number: the product of two coefficients, or a coefficient followed by zeros.
///
/// It holds sums, products and quotients of decimals exactly, before a digit is dropped.
struct WideCoefficient: Hashable, Comparable {
    typealias Coefficient = DecimalValue.Coefficient

    var high: Coefficient
    var low: Coefficient

    init(high: Coefficient, low: Coefficient) {
        self.high = high
        self.low = low
    }

    init(_ value: Coefficient) {
        self.init(high: .zero, low: value)
    }

    /// The product, which always fits.
    init(_ left: Coefficient, times right: Coefficient) {
        let lowest = left.low.multipliedFullWidth(by: right.low)
        let inner = left.low.multipliedFullWidth(by: right.high)
        let outer = left.high.multipliedFullWidth(by: right.low)
        let highest = left.high.multipliedFullWidth(by: right.high)
        // The second and third 64-bit words, with their carries.
        let (first, carryA) = lowest.high.addingReportingOverflow(inner.low)
        let (second, carryB) = first.addingReportingOverflow(outer.low)
        let carried = Coefficient((carryA ? 1 : 0) &+ (carryB ? 1 : 0))
        let upper = Coefficient(high: highest.high, low: highest.low)
            .addingReportingOverflow(Coefficient(inner.high)).partialValue
            .addingReportingOverflow(Coefficient(outer.high)).partialValue
            .addingReportingOverflow(carried).partialValue
        self.init(high: upper, low: Coefficient(high: second, low: lowest.low))
    }

    /// Creates `coefficient × 10^exponent`; nil if that may have more than 76 digits.
    init?(_ coefficient: Coefficient, timesPowerOfTen exponent: Int) {
        guard coefficient.digitCount &+ exponent <= 2 &* DecimalValue.maximumDigits else { return nil }
        let second = min(exponent, DecimalValue.maximumDigits)
        let first = coefficient.multipliedReportingOverflow(byPowerOfTen: exponent &- second).partialValue
        self.init(first, times: .powerOfTen(second))
    }

    var isZero: Bool { high.isZero && low.isZero }

    static func < (left: Self, right: Self) -> Bool {
        left.high != right.high ? left.high < right.high : left.low < right.low
    }

    /// The sum, modulo 2^256.
    func adding(_ other: Self) -> Self {
        let (low, carry) = self.low.addingReportingOverflow(other.low)
        let high = self.high.addingReportingOverflow(other.high).partialValue
        return Self(high: carry ? high.incremented() : high, low: low)
    }

    /// The difference. `other` must not be larger.
    func subtracting(_ other: Self) -> Self {
        let high = self.high.subtracting(other.high)
        let borrow = low < other.low ? Coefficient(1) : .zero
        return Self(high: high.subtracting(borrow), low: low.subtracting(other.low))
    }

    /// The number of decimal digits of a number below 10^77; zero has one.
    var digitCount: Int {
        if high.isZero { return low.digitCount }
        let upper = high.high != 0 ? 128 &- high.high.leadingZeroBitCount : 64 &- high.low.leadingZeroBitCount
        // 1233/4096 is just below log10(2), so the result is floor(log10(2^bits)) for all bits up to 256.
        let estimate = ((128 &+ upper) &* 1233) &>> 12
        let power = Self(.powerOfTen(estimate &- 38), times: .powerOfTen(38))
        return self < power ? estimate : estimate &+ 1
    }
}
