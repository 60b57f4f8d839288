// Forced inlining and unchecked operators hold the budgets of minor-units, double and decimal.

import CurrencyCore

// The digits of several groups are made at once, in one word, and stored with the separators between them. How many digits
// there are varies from amount to amount, so a branch on it would be mispredicted: all are made, and what stands before
// the first one is shifted out.
//
//     12345           , 0 1 2 , 3 4 5
//     shifted         1 2 , 3 4 5

/// Integers of ASCII digits in groups of three.
extension FormatPlan {
    /// Writes an integer, with separators where it is not below the threshold.
    @inline(__always)
    func writeThrees(
        _ integer: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        // Below 1000 the difference wraps around to a large number.
        guard integer &- 1000 >= groupingThreshold &- 1000 else { return out + DecimalDigits.write(integer, into: out) }
        guard integer < 1_000_000 else { return writeGroups(integer, out) }
        return writeSix(integer, out)
    }

    /// Up to six digits, with a separator where there are more than three.
    @inline(__always)
    private func writeSix(
        _ integer: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        if group.count == 1 { return writeSixWithByte(integer, out) }
        let digits = DecimalDigits.six(integer)
        if integer < 1000 { return writeFirst(digits &>> 32, out) }
        let end = writeFirst(digits & 0xFFFF_FFFF, out)
        return writeGroup(digits &>> 40, end)
    }

    /// Up to six digits, with a separator of one byte where there are more than three.
    @inline(__always)
    func writeSixWithByte(
        _ integer: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        writeWord(DecimalDigits.six(integer), 0x3030_3000_3030_3000 | group.low &<< 32, out)
    }

    /// Up to three digits, which stand from the second byte on.
    @inline(__always)
    private func writeFirst(
        _ digits: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let leading = (digits | 1 &<< 24).trailingZeroBitCount & 56
        out.store((digits | 0x3030_3000) &>> UInt64(truncatingIfNeeded: leading))
        return out + (4 &- leading &>> 3)
    }

    /// A separator and three digits.
    @inline(__always)
    private func writeGroup(
        _ digits: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        out.store(group.low)
        let end = out + Int(group.count)
        end.store(digits | 0x303030)
        return end + 3
    }

    /// More than six digits: the first up to six, and then six at a time.
    @inline(never)
    private func writeGroups(
        _ integer: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        if integer < 1_000_000 { return writeSix(integer, out) }
        let millions = integer / 1_000_000
        let digits = DecimalDigits.six(integer &- millions &* 1_000_000)
        let end = writeGroup(digits &>> 8 & 0xFFFFFF, writeGroups(millions, out))
        return writeGroup(digits &>> 40, end)
    }
}

/// Integers of ASCII digits, three in the last group and pairs before it, with separators of one byte.
extension FormatPlan {
    /// Writes an integer, with separators where it is not below the threshold.
    @inline(never)
    func writeIndian(
        _ integer: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        if integer < groupingThreshold { return out + DecimalDigits.write(integer, into: out) }
        let thousands = integer / 1000
        let end = writePairs(thousands, out)
        end.store(group.low | (DecimalDigits.three(integer &- thousands &* 1000) | 0x303030) &<< 8)
        return end + 4
    }

    /// Up to six digits, with a separator where there are more than three, and one where there are six.
    @inline(__always)
    func writeIndianSix(
        _ integer: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let threes = DecimalDigits.six(integer)
        // The first digit goes one byte to the front, and leaves its place to a separator.
        let digits = threes &>> 8 & 0xFF | threes & ~0xFFFF
        return writeWord(digits, 0x3030_3000_3030_0030 | group.low &* 0x1_0000_0100, out)
    }

    /// Digits with the zeros and separators that belong to them, without what stands before the first digit.
    @inline(__always)
    private func writeWord(
        _ digits: UInt64, _ characters: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        // The last digit is written even if it is 0.
        let leading = (digits | 1 &<< 56).trailingZeroBitCount & 56
        out.store((digits | characters) &>> UInt64(truncatingIfNeeded: leading))
        return out + (8 &- leading &>> 3)
    }

    /// The pairs, without leading zeros.
    private func writePairs(
        _ number: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let separators = 0x3030_0030_3000_3030 | group.low &* 0x0000_0100_0001_0000
        if number < 1_000_000 {
            let digits = DecimalDigits.threePairs(number)
            return writeWord(digits, separators, out)
        }
        let upper = number / 1_000_000
        let end = writePairs(upper, out)
        end.store(group.low)
        (end + 1).store(DecimalDigits.threePairs(number &- upper &* 1_000_000) | separators)
        return end + 9
    }
}

extension UnsafeMutablePointer<UInt8> {
    /// Stores eight bytes, the first lowest.
    @inline(__always)
    func store(_ word: UInt64) {
        UnsafeMutableRawPointer(self).storeBytes(of: word.littleEndian, as: UInt64.self)
    }
}
