// Forced inlining and unchecked operators hold the budgets of minor-units, double and decimal.

// The digits of groups are computed in lanes of one word, like those of whole numbers. Each division is a
// multiplication and a shift, and one multiplication moves a lane's quotient from its position to the next.
// 41/2^12 is 1/100 and 205/2^11 is 1/10 for every number below 1000, and 103/2^10 is 1/10 for every number below 100.

extension DecimalDigits {
    /// The digits of a number below a million as numbers, three in the upper three bytes of each half of a word, the
    /// first lowest. The lowest byte of each half is zero, to leave room for a separator.
    @inlinable
    @inline(__always)
    package static func six(_ number: UInt64) -> UInt64 {
        // 4294968/2^32 is 1/1000 for every number below 10^6.
        let upper = (number &* 4_294_968) &>> 32
        return threes((number &<< 32) &- upper &* (1000 << 32 - 1))
    }

    /// What turns the digits of `six` into ASCII. The lowest byte of each half has room for a separator.
    @inlinable
    @inline(__always)
    package static var sixZeros: UInt64 { 0x3030_3000_3030_3000 }

    /// Writes six digits with their zeros and separators, from the first digit on.
    ///
    ///     12345           , 0 1 2 , 3 4 5
    ///     written         1 2 , 3 4 5
    ///
    /// The number of digits varies from amount to amount, so the processor would mispredict a branch on it. Instead,
    /// everything before the first digit is shifted out.
    @inlinable
    @inline(__always)
    package static func write(
        _ digits: UInt64, withZeros zeros: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        // The last digit is written even if it is 0.
        let leading = (digits | 1 &<< 56).trailingZeroBitCount & 56
        out.store((digits | zeros) &>> UInt64(truncatingIfNeeded: leading))
        return out + (8 &- leading &>> 3)
    }

    /// The digits of the two numbers below 1000 in the halves of a word, in the positions that `six` uses.
    @inlinable
    @inline(__always)
    static func threes(_ numbers: UInt64) -> UInt64 {
        let hundreds = (numbers &* 41) &>> 12 & 0xF_0000_000F
        let tens = (numbers &* 205) &>> 11 & 0x7F_0000_007F
        let withoutTens = (numbers &<< 24) &- tens &* (10 << 24 - 1 << 16)
        return withoutTens &- hundreds &* (10 << 16 - 1 << 8)
    }

    /// The digits of a number below 1000 as numbers, the first lowest.
    @inlinable
    @inline(__always)
    package static func three(_ number: UInt64) -> UInt64 {
        let hundreds = (number &* 41) &>> 12
        let tens = (number &* 205) &>> 11
        let withoutTens = (number &<< 16) &- tens &* (10 << 16 - 1 << 8)
        return withoutTens &- hundreds &* (10 << 8 - 1)
    }

    /// The digits of a number below 100 as numbers, the first lowest.
    @inlinable
    @inline(__always)
    package static func two(_ number: UInt64) -> UInt64 {
        let tens = (number &* 103) &>> 10
        return (number &<< 8) &- tens &* (10 << 8 - 1)
    }
}
