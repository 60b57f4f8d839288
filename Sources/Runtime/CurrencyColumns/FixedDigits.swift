// Forced inlining and unchecked operators hold the times of columns: ColumnBenchmarks.

import CurrencyCore
import CurrencyEngine

/// Writes whole numbers of minor units like a plan that writes them with short affixes, ASCII digits in groups of three,
/// and zero like positive numbers.
struct FixedDigits {
    fileprivate struct Affixes {
        let prefix: PlanText
        let suffix: PlanText
    }

    private let affixes: [Affixes]
    private let decimal: PlanText
    /// The zeros and the separators of six digits.
    private let zeros: UInt64
    private let groupingThreshold: UInt64
    let fractionDigits: Int

    /// - Returns: Nil if the plan writes numbers in another form, and has to write each number itself.
    init?(_ plan: FormatPlan) {
        guard plan.path == .plain, plan.group.count == 1, plan.groupingThreshold < .max,
            [0, 2, 3].contains(plan.maximumFraction), plan.form(of: .positiveZero) == plan.form(of: .positive)
        else { return nil }
        affixes = [SignClass.positive, .negative].map {
            let form = plan.forms.form(plan.form(of: $0))
            return Affixes(prefix: form.prefix, suffix: form.suffix)
        }
        decimal = plan.decimal
        zeros = DecimalDigits.sixZeros | plan.group.low &* 0x1_0000_0001
        groupingThreshold = plan.groupingThreshold
        fractionDigits = plan.maximumFraction
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
                    affixes: affixes.baseAddress.unsafelyUnwrapped, decimal: decimal, zeros: zeros,
                    groupingThreshold: groupingThreshold, fractionDigits: fractionDigits, power: power))
        }
    }

    struct Writer {
        fileprivate let affixes: UnsafePointer<Affixes>
        fileprivate let decimal: PlanText
        fileprivate let zeros: UInt64
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
            var end = affixes.pointee.prefix.writeInline(out)
            if integer < 1_000_000 {
                // A difference below 1000 wraps around to a large number.
                guard integer &- 1000 >= groupingThreshold &- 1000 else { return nil }
                end = DecimalDigits.write(DecimalDigits.six(integer), withZeros: zeros, end)
            } else {
                guard integer < 1_000_000_000_000 else { return nil }
                let upper = integer / 1_000_000
                let first = DecimalDigits.six(upper)
                let low = first | zeros
                let high = DecimalDigits.six(integer &- upper &* 1_000_000) | zeros
                let leading = first.trailingZeroBitCount & 56
                let shift = UInt64(truncatingIfNeeded: leading)
                end.store(low &>> shift | (high &<< 1) &<< (63 &- shift))
                (end + 8).store(high &>> shift)
                end += 16 &- leading &>> 3
            }
            if fractionDigits > 0 {
                end.store(decimal.low)
                end += Int(decimal.count)
                let fraction = magnitude &- integer &* power
                end.store(
                    fractionDigits == 2
                        ? DecimalDigits.two(fraction) | 0x3030 : DecimalDigits.three(fraction) | 0x303030)
                end += fractionDigits
            }
            return affixes.pointee.suffix.writeInline(end) - out
        }
    }
}
