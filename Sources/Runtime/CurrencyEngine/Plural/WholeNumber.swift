import CurrencyCore

/// A whole number of any size that a decimal can have, stored as a coefficient and a count of zeros after it.
///
/// Plural rules only compute remainders and compare with small numbers, so this is exact even for 10^6000.
struct WholeNumber: Hashable, Sendable {
    var coefficient: DecimalValue.Coefficient
    /// The power of ten that the coefficient is multiplied by.
    var zeros: Int

    /// The number, or nil if it has more than 64 bits.
    var value: UInt64? {
        if coefficient.isZero { return 0 }
        guard coefficient.high == 0 else { return nil }
        if zeros == 0 { return coefficient.low }
        guard zeros <= 19 else { return nil }
        let (product, overflow) = coefficient.low.multipliedReportingOverflow(by: PowersOfTen.ten(zeros))
        return overflow ? nil : product
    }

    /// The remainder of a division. `divisor` must not be zero.
    func remainder(dividingBy divisor: UInt64) -> UInt64 {
        if coefficient.high == 0, zeros == 0 { return coefficient.low % divisor }
        let first = coefficient.quotientAndRemainder(dividingBy: divisor).remainder
        if zeros == 0 || first == 0 { return first }
        var result = first
        var power = 10 % divisor
        var bits = zeros
        // Both factors are remainders below the divisor, so no quotient overflows.
        while bits > 0 {
            if bits & 1 != 0 { result = Self.product(result, power, modulo: divisor) }
            power = Self.product(power, power, modulo: divisor)
            bits >>= 1
        }
        return result
    }

    private static func product(_ left: UInt64, _ right: UInt64, modulo divisor: UInt64) -> UInt64 {
        divisor.dividingFullWidth(left.multipliedFullWidth(by: right)).remainder
    }
}
