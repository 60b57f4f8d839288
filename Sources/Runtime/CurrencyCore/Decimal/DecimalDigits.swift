// Forced inlining and unchecked operators hold the budgets of minor-units, double and decimal.

/// Writes whole numbers as ASCII digits.
///
/// It computes eight digits at a time inside one 64-bit word, without a table and without a branch per digit. It splits
/// the number into halves of four digits, those into pairs, and the pairs into digits, in all lanes at once. Each
/// division is a multiplication and a shift.
public enum DecimalDigits {
    /// The bytes that `write(_:into:)` may touch for a `UInt64`, which has up to 20 digits.
    @inlinable
    public static var capacity: Int { 24 }

    /// The bytes that `write(_:into:)` may touch for a coefficient of 128 bits, which has up to 39 digits.
    @inlinable
    public static var wideCapacity: Int { 48 }

    /// Returns the number of decimal digits of `value`; zero has one.
    @inlinable
    public static func count(_ value: UInt64) -> Int {
        let nonzero = value | 1
        // 1233/4096 is just below log10(2), so the result is floor(log10(2^bits)) for all bits up to 64.
        let estimate = ((64 &- nonzero.leadingZeroBitCount) &* 1233) &>> 12
        return estimate &+ (nonzero >= PowersOfTen.ten(estimate) ? 1 : 0)
    }

    /// Writes the digits of `value`, without leading zeros; zero is "0".
    ///
    /// - Parameter buffer: Room for at least `capacity` bytes. Those after the digits are overwritten too.
    /// - Returns: The number of digits.
    @inlinable
    public static func write(_ value: UInt64, into buffer: UnsafeMutablePointer<UInt8>) -> Int {
        if value < 100_000_000 { return writeFirst(value, into: buffer) }
        let upper = value / 100_000_000
        let lower = value &- upper &* 100_000_000
        if upper < 100_000_000 {
            let count = writeFirst(upper, into: buffer)
            (buffer + count).store(eight(lower) | zeros)
            return count &+ 8
        }
        let first = upper / 100_000_000
        let count = writeFirst(first, into: buffer)
        (buffer + count).store(eight(upper &- first &* 100_000_000) | zeros)
        (buffer + (count &+ 8)).store(eight(lower) | zeros)
        return count &+ 16
    }

    /// Writes the digits of `value`, without leading zeros; zero is "0".
    ///
    /// - Parameter buffer: Room for at least `wideCapacity` bytes. Those after the digits are overwritten too.
    /// - Returns: The number of digits.
    @inlinable
    public static func write(
        _ value: DecimalValue.Coefficient, into buffer: UnsafeMutablePointer<UInt8>
    ) -> Int {
        value.high == 0 ? write(value.low, into: buffer) : writeWide(value, into: buffer)
    }

    /// Writes exactly `count` digits of `value`, with leading zeros, as in a fraction.
    ///
    /// - Parameter count: Not more than 24 and not less than the digits of `value`.
    /// - Parameter buffer: Room for at least `capacity` bytes. Those after the digits are overwritten too.
    @inlinable
    public static func write(_ value: UInt64, count: Int, into buffer: UnsafeMutablePointer<UInt8>) {
        // These are 24 digits, of which the first `24 - count` are zeros and are shifted out.
        let upper = value / 100_000_000
        let lower = eight(value &- upper &* 100_000_000) | zeros
        if count <= 8 {
            buffer.store(lower &>> UInt64(truncatingIfNeeded: (8 &- count) &* 8 & 63))
            return
        }
        let first = upper / 100_000_000
        let middle = eight(upper &- first &* 100_000_000) | zeros
        if count <= 16 {
            buffer.store(middle &>> UInt64(truncatingIfNeeded: (16 &- count) &* 8 & 63))
            (buffer + (count &- 8)).store(lower)
            return
        }
        let top = eight(first) | zeros
        buffer.store(top &>> UInt64(truncatingIfNeeded: (24 &- count) &* 8 & 63))
        (buffer + (count &- 16)).store(middle)
        (buffer + (count &- 8)).store(lower)
    }

    @usableFromInline
    static func writeWide(
        _ value: DecimalValue.Coefficient, into buffer: UnsafeMutablePointer<UInt8>
    ) -> Int {
        let (upper, lower) = value.quotientAndRemainder(dividingBy: 10_000_000_000_000_000)
        let count: Int
        if upper.high == 0, upper.low < 10_000_000_000_000_000 {
            count = write(upper.low, into: buffer)
        } else {
            let (first, middle) = upper.quotientAndRemainder(dividingBy: 10_000_000_000_000_000)
            let firstCount = write(first.low, into: buffer)
            write(middle, count: 16, into: buffer + firstCount)
            count = firstCount &+ 16
        }
        write(lower, count: 16, into: buffer + count)
        return count &+ 16
    }

    /// Writes up to eight digits without leading zeros.
    @inlinable
    @inline(__always)
    static func writeFirst(_ value: UInt64, into buffer: UnsafeMutablePointer<UInt8>) -> Int {
        let digits = eight(value)
        // The lowest byte is the first digit. The highest bit represents the last digit, so that zero keeps one digit.
        let leading = (digits | 1 &<< 63).trailingZeroBitCount & 56
        buffer.store((digits | zeros) &>> UInt64(truncatingIfNeeded: leading))
        return 8 &- leading &>> 3
    }

    /// The eight digits of a number below 10^8, one per byte, with the first in the lowest byte.
    @inlinable
    @inline(__always)
    static func eight(_ value: UInt64) -> UInt64 {
        let upper = value / 10_000
        let fours = upper | (value &- upper &* 10_000) &<< 32
        // 10486/2^20 is 1/100 for every number below 10^4, and 103/2^10 is 1/10 for every number below 100.
        let hundreds = (fours &* 10_486) &>> 20 & 0x0000_007F_0000_007F
        let twos = hundreds | (fours &- hundreds &* 100) &<< 16
        let tens = (twos &* 103) &>> 10 & 0x000F_000F_000F_000F
        return tens | (twos &- tens &* 10) &<< 8
    }

    /// The character "0", eight times.
    @inlinable
    @inline(__always)
    static var zeros: UInt64 { 0x3030_3030_3030_3030 }
}
