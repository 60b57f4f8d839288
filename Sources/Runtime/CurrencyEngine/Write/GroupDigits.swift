// Forced inlining and unchecked operators hold the budgets of decimal, double, indian-groups and arabic-digits.

import CurrencyCore

/// Writes the digits of groups. It may touch up to seven bytes after them.
protocol GroupDigits {
    /// Writes one to three digits without leading zeros.
    func writeFirst(_ number: UInt64, _ out: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>
    /// Writes two digits.
    func writeTwo(_ number: UInt64, _ out: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>
    /// Writes three digits.
    func writeThree(_ number: UInt64, _ out: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>
    /// Writes `count` digits, with leading zeros.
    func write(_ number: UInt64, count: Int, _ out: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>
}

/// ASCII digits.
struct ASCIIDigits: GroupDigits {
    @inline(__always)
    func writeFirst(_ number: UInt64, _ out: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        let digits = DecimalDigits.three(number)
        // The last digit is written even if it is 0.
        let leading = (digits | 1 &<< 16).trailingZeroBitCount & 24
        out.store((digits | 0x303030) &>> UInt64(truncatingIfNeeded: leading))
        return out + (3 &- leading &>> 3)
    }

    @inline(__always)
    func writeTwo(_ number: UInt64, _ out: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        out.store(DecimalDigits.two(number) | 0x3030)
        return out + 2
    }

    @inline(__always)
    func writeThree(_ number: UInt64, _ out: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        out.store(DecimalDigits.three(number) | 0x303030)
        return out + 3
    }

    func write(_ number: UInt64, count: Int, _ out: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        DecimalDigits.write(number, count: count, into: out)
        return out + count
    }
}

/// Ten digits that differ only in the last byte, in words with room for two.
///
/// Multiplications and shifts replace the divisions, as in `DecimalDigits+Groups`.
struct DigitRun: GroupDigits {
    /// The bytes of a digit, 1 to 4.
    private let width: Int
    /// Two zeros.
    private let zeros: UInt64
    /// The bit offset of the last byte of a digit.
    private let place: UInt64

    @inline(__always)
    init(_ digits: DigitShapes) {
        width = digits.count
        let bits = UInt64(truncatingIfNeeded: 8 &* digits.count)
        zeros = UInt64(digits.zero) | UInt64(digits.zero) &<< bits
        place = bits &- 8
    }

    /// Writes a digit.
    @inline(__always)
    private func writeOne(_ digit: UInt64, _ out: UnsafeMutablePointer<UInt8>) {
        // The next digit overwrites the second zero.
        out.store(zeros &+ digit &<< place)
    }

    @inline(__always)
    func writeTwo(_ number: UInt64, _ out: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        let tens = (number &* 103) &>> 10
        let ones = number &- tens &* 10
        out.store(zeros &+ (tens | ones &<< (place &+ 8)) &<< place)
        return out + (width &+ width)
    }

    @inline(__always)
    func writeThree(_ number: UInt64, _ out: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        let hundreds = (number &* 41) &>> 12
        writeOne(hundreds, out)
        return writeTwo(number &- hundreds &* 100, out + width)
    }

    /// Does not branch on the number of digits.
    @inline(__always)
    func writeFirst(_ number: UInt64, _ out: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        let hundreds = (number &* 41) &>> 12
        let tens = (number &* 205) &>> 11
        writeOne(hundreds, out)
        var end = out + (number < 100 ? 0 : width)
        writeOne(tens &- hundreds &* 10, end)
        end += number < 10 ? 0 : width
        writeOne(number &- tens &* 10, end)
        return end + width
    }

    @inline(never)
    func write(
        _ number: UInt64, count: Int, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        if count <= 0 { return out }
        let upper = number / 10
        let end = write(upper, count: count &- 1, out)
        writeOne(number &- upper &* 10, end)
        return end + width
    }
}
