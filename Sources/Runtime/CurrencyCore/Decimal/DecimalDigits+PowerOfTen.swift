// Forced inlining holds the budgets of decimal and strict-parsing.

extension DecimalDigits {
    /// `10^exponent`, for `exponent` in 0...19, the powers that fit 64 bits.
    @inlinable
    @_transparent
    package static func powerOfTen(_ exponent: Int) -> UInt64 {
        PowersOfTen.ten(exponent)
    }
}
