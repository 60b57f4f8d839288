// Forced inlining and unchecked operators hold the times of columns: ColumnBenchmarks.

import CurrencyCore
import CurrencyEngine

// The number of digits varies from row to row, so a branch on it would be mispredicted. Instead, all digits of a word
// are produced with their separators, and everything before the first digit is shifted out:
//
//     12345           , 0 1 2 , 3 4 5
//     shifted         1 2 , 3 4 5

/// Writes whole numbers of minor units in the shape of a plan.
struct FixedDigits {
    private let affixes: [ColumnShape.Affixes]
    private let decimal: ColumnShape.Text
    /// For each word: the grouping separators, and the bits that turn digits into ASCII.
    private let characters: UInt64
    private let groupingThreshold: UInt64
    let fractionDigits: Int

    /// - Returns: Nil for rare shapes: other numbers of fraction digits, and zero with a sign.
    init?(_ shape: ColumnShape) {
        guard [0, 2, 3].contains(shape.fractionDigits), shape.decimal.count <= 8, shape.zeroIsPositive else {
            return nil
        }
        affixes = [shape.positive, shape.negative]
        decimal = shape.decimal
        characters = 0x3030_3000_3030_3000 | UInt64(shape.group) &* 0x1_0000_0001
        groupingThreshold = shape.groupingThreshold
        fractionDigits = shape.fractionDigits
    }

    /// Calls a closure with a writer of amounts. If the caller passes a constant number of fraction digits, the
    /// compiler divides by a constant.
    @inline(__always)
    func withWriter<Result, Failure: Error>(
        _ fractionDigits: Int, _ body: (Writer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let power: UInt64 = fractionDigits == 0 ? 1 : fractionDigits == 2 ? 100 : 1000
        return try affixes.withUnsafeBufferPointer { (affixes) throws(Failure) in
            try body(
                Writer(
                    affixes: affixes.baseAddress.unsafelyUnwrapped, decimal: decimal.low, decimalCount: decimal.count,
                    characters: characters, groupingThreshold: groupingThreshold, fractionDigits: fractionDigits,
                    power: power))
        }
    }

    struct Writer {
        fileprivate let affixes: UnsafePointer<ColumnShape.Affixes>
        fileprivate let decimal: UInt64
        fileprivate let decimalCount: Int
        fileprivate let characters: UInt64
        fileprivate let groupingThreshold: UInt64
        fileprivate let fractionDigits: Int
        fileprivate let power: UInt64

        /// Writes an amount into a buffer of at least 64 bytes: sixteen each for the prefix, the integer and the
        /// suffix, eight each for the decimal separator and the fraction.
        ///
        /// - Returns: The number of bytes. Nil if the plan must write the amount, because it has more than twelve
        ///   integer digits, or so few that the minimum grouping digits leave out a separator.
        @inline(__always)
        func write(_ units: Int64, _ out: UnsafeMutablePointer<UInt8>) -> Int? {
            let magnitude = units.magnitude
            let integer = magnitude / power
            let affixes = self.affixes - Int(truncatingIfNeeded: units >> 63)
            let start = UnsafeMutableRawPointer(out)
            Self.store(affixes.pointee.prefix, start)
            let number = start + affixes.pointee.prefix.count
            var end: UnsafeMutableRawPointer
            if integer < 1_000_000 {
                // A difference below 1000 wraps around to a large number.
                guard integer &- 1000 >= groupingThreshold &- 1000 else { return nil }
                let digits = DecimalDigits.six(integer)
                // The last digit is written even if it is 0.
                let leading = (digits | 1 << 56).trailingZeroBitCount & 56
                Self.store((digits | characters) &>> UInt64(truncatingIfNeeded: leading), number)
                end = number + (8 &- leading &>> 3)
            } else {
                guard integer < 1_000_000_000_000 else { return nil }
                let upper = integer / 1_000_000
                let first = DecimalDigits.six(upper)
                let low = first | characters
                let high = DecimalDigits.six(integer &- upper &* 1_000_000) | characters
                let leading = first.trailingZeroBitCount & 56
                let shift = UInt64(truncatingIfNeeded: leading)
                Self.store(low &>> shift | (high &<< 1) &<< (63 &- shift), number)
                Self.store(high &>> shift, number + 8)
                end = number + (16 &- leading &>> 3)
            }
            if fractionDigits > 0 {
                Self.store(decimal, end)
                end += decimalCount
                let fraction = magnitude &- integer &* power
                if fractionDigits == 2 {
                    Self.store(DecimalDigits.two(fraction) | 0x3030, end)
                } else {
                    Self.store(DecimalDigits.three(fraction) | 0x303030, end)
                }
                end += fractionDigits
            }
            Self.store(affixes.pointee.suffix, end)
            return end + affixes.pointee.suffix.count - start
        }

        @inline(__always)
        private static func store(_ text: ColumnShape.Text, _ out: UnsafeMutableRawPointer) {
            store(text.low, out)
            store(text.high, out + 8)
        }

        @inline(__always)
        private static func store(_ word: UInt64, _ out: UnsafeMutableRawPointer) {
            out.storeBytes(of: word.littleEndian, as: UInt64.self)
        }
    }
}
