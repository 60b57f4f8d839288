// Forced inlining and unchecked operators hold the budgets of decimal and double.

/// Powers of five and ten as plain multiplications.
///
/// A `switch` over the exponent becomes a jump table, whose indirect branch is mispredicted when exponents vary, and an
/// array needs a lazy initializer. Nine multiplications and five additions, most of them independent, need neither.
@usableFromInline
package enum PowersOfTen {
    /// `5^exponent`, for `exponent` in 0...27, the powers that fit 64 bits.
    @inlinable
    @inline(__always)
    static func five(_ exponent: Int) -> UInt64 {
        let bits = UInt64(truncatingIfNeeded: exponent)
        // Each factor is 1 when its bit is clear: (bit x (power - 1)) + 1.
        let one = (bits & 1) &* 4 &+ 1
        let two = (bits &>> 1 & 1) &* 24 &+ 1
        let four = (bits &>> 2 & 1) &* 624 &+ 1
        let eight = (bits &>> 3 & 1) &* 390_624 &+ 1
        let sixteen = (bits &>> 4 & 1) &* 152_587_890_624 &+ 1
        return (one &* two) &* (four &* eight) &* sixteen
    }

    /// `10^exponent`, for `exponent` in 0...19, the powers that fit 64 bits.
    @inlinable
    @inline(__always)
    package static func ten(_ exponent: Int) -> UInt64 {
        five(exponent) &<< UInt64(truncatingIfNeeded: exponent)
    }
}
