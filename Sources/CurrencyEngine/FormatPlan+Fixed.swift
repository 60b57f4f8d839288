import CurrencyCore

/// The fast paths: a fixed number of decimals, short texts, an amount of 64 bits.
///
/// Nearly every amount in nearly every locale is written here: ASCII digits in groups of three by the faster of two
/// paths, other digits and groups by the other. Texts are stored as whole words, whose excess bytes the next text
/// overwrites, so the buffer must have room for `fixedCapacity` bytes.
extension FormatPlan {
    /// The code path that writes the amounts of a plan.
    @usableFromInline
    enum Path: Hashable, Sendable {
        /// ASCII digits in groups of three.
        case plain
        /// Other digits or other groups.
        case localized
        /// Anything else: long texts, decimals that vary, rounding steps, hanidec digits.
        case general
    }

    /// Prefix, twenty digits, nineteen separators, decimal separator, nine decimals, suffix, slack of the last store.
    static var fixedCapacity: Int { 16 + 20 * 4 + 19 * 8 + 8 + 9 * 4 + 16 + 24 }

    /// Returns the end of the text, or nil where the amount needs the general path.
    @inline(__always)
    func writeFixed(
        _ amount: DecimalValue, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8>? {
        guard amount.isFinite, amount.coefficient.high == 0 else { return nil }
        let shift = maximumFraction &+ amount.exponent
        if shift == 0 {
            return writeFixed(amount.coefficient.low, isNegative: amount.isNegative, out)
        }
        if shift > 0 {
            guard shift <= 18 else { return nil }
            let (value, overflow) = amount.coefficient.low.multipliedReportingOverflow(
                by: DecimalDigits.powerOfTen(shift))
            return overflow ? nil : writeFixed(value, isNegative: amount.isNegative, out)
        }
        let rounded = amount.rounded(toFractionDigits: maximumFraction, rounding)
        return writeFixed(rounded.coefficient.low, isNegative: amount.isNegative, out)
    }

    /// Writes `value` × 10^-`maximumFraction`.
    @inline(__always)
    func writeFixed(
        _ value: UInt64, isNegative: Bool, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        // The raw values of `SignClass`.
        let sign = isNegative ? (value == 0 ? 1 : 0) : (value == 0 ? 2 : 3)
        let form = signForms.bits &>> UInt16(truncatingIfNeeded: 2 &* sign) & 3
        let prefix = form == 0 ? forms.plain.prefix : form == 1 ? forms.plus.prefix : forms.minus.prefix
        let suffix = form == 0 ? forms.plain.suffix : form == 1 ? forms.plus.suffix : forms.minus.suffix
        var end = prefix.writeInline(out)
        if path == .localized {
            return suffix.writeInline(writeLocalized(value, end))
        }
        if maximumFraction == 2 {
            let integer = value / 100
            end = writeInteger(integer, end)
            store(decimal.low, end)
            end += Int(decimal.count)
            let fraction = UInt32(truncatingIfNeeded: value &- integer &* 100)
            let tens = fraction / 10
            store(UInt64(tens | (fraction &- tens &* 10) << 8 | 0x3030), end)
            end += 2
        } else if maximumFraction == 0 {
            end = writeInteger(value, end)
        } else {
            let power = DecimalDigits.powerOfTen(maximumFraction)
            let integer = value / power
            end = writeInteger(integer, end)
            store(decimal.low, end)
            end += Int(decimal.count)
            DecimalDigits.write(value &- integer &* power, count: maximumFraction, into: end)
            end += maximumFraction
        }
        return suffix.writeInline(end)
    }

    @inline(__always)
    private func writeInteger(
        _ integer: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        if integer < groupingThreshold { return out + DecimalDigits.write(integer, into: out) }
        let thousands = integer / 1000
        var end = thousands < 1000 ? out + DecimalDigits.write(thousands, into: out) : writeThousands(thousands, out)
        end = writeGroup(integer &- thousands &* 1000, end)
        return end
    }

    /// All groups but the last: at least two.
    private func writeThousands(
        _ thousands: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let millions = thousands / 1000
        let end = millions < 1000 ? out + DecimalDigits.write(millions, into: out) : writeThousands(millions, out)
        return writeGroup(thousands &- millions &* 1000, end)
    }

    /// A separator and three digits.
    @inline(__always)
    private func writeGroup(
        _ group: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        store(self.group.low, out)
        let end = out + Int(self.group.count)
        // 41/2^12 is 1/100 for every number below 1000, 103/2^10 is 1/10 for every number below 100.
        let hundreds = (group &* 41) &>> 12
        let rest = group &- hundreds &* 100
        let tens = (rest &* 103) &>> 10
        store(hundreds | tens &<< 8 | (rest &- tens &* 10) &<< 16 | 0x303030, end)
        return end + 3
    }

    @inline(__always)
    private func store(_ word: UInt64, _ out: UnsafeMutablePointer<UInt8>) {
        UnsafeMutableRawPointer(out).storeBytes(of: word.littleEndian, as: UInt64.self)
    }
}
