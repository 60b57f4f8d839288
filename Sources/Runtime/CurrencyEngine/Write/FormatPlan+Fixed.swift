// Forced inlining and unchecked operators hold the budgets of minor-units, double and decimal.

import CurrencyCore

/// The fast paths: a fixed number of decimals, short texts, an amount of 64 bits.
///
/// Nearly every amount in nearly every locale is written here. Texts are stored as whole words, whose excess bytes the
/// next text overwrites, so the buffer must have room for `fixedCapacity` bytes.
extension FormatPlan {
    /// The code path that writes the amounts of a plan.
    @usableFromInline
    enum Path: Hashable, Sendable {
        /// ASCII digits in groups of three.
        case plain
        /// ASCII digits, three in the last group and two in those before it.
        case indian
        /// Other digits in either kind of groups.
        case localized
        /// Anything else: long texts, decimals that vary, rounding steps, hanidec digits, groups of other sizes.
        case general

        /// Whether it is one of the fast paths.
        @inline(__always)
        var isFixed: Bool { self != .general }
    }

    /// Prefix, twenty digits, nine separators, decimal separator, suffix, slack of the last store.
    static var fixedCapacity: Int { 16 + 20 * 4 + 9 * 8 + 8 + 16 + 24 }

    /// Returns the end of the text, or nil where the amount needs the general path.
    @inline(__always)
    func writeFixed(
        _ amount: DecimalValue, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8>? {
        guard amount.isFinite, amount.coefficient.high == 0 else { return nil }
        var value = amount.coefficient.low
        let shift = maximumFraction &+ amount.exponent
        if shift > 0 {
            guard shift <= 18 else { return nil }
            let (product, overflow) = value.multipliedReportingOverflow(by: DecimalDigits.powerOfTen(shift))
            if overflow { return nil }
            value = product
        } else if shift < 0 {
            value = amount.rounded(toFractionDigits: maximumFraction, rounding).coefficient.low
        } else if value == .max {
            // It is the threshold of plans without groups.
            return nil
        }
        return writeUnits(value, isNegative: amount.isNegative, out)
    }

    /// A number in units of the last decimal; nil where its shortest decimal digits do not end there.
    @inline(__always)
    func fixedUnits(of number: Double) -> Int64? {
        let places = maximumFraction
        guard places <= 3, places != 1 else { return nil }
        let power: Double = places == 2 ? 100 : places == 0 ? 1 : 1000
        let (units, areExact) = DecimalDigits.units(of: number, power: power)
        return areExact ? units : nil
    }

    /// `writeFixed`, for callers that do more than write.
    @inline(never)
    func writeUnits(
        _ value: UInt64, isNegative: Bool, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        writeFixed(value, isNegative: isNegative, out)
    }

    /// Writes `value` × 10^-`maximumFraction`.
    @inline(__always)
    func writeFixed(
        _ value: UInt64, isNegative: Bool, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        isOfHundredths(value)
            ? writeHundredths(value, isNegative: isNegative, out) : writeByPath(value, isNegative: isNegative, out)
    }

    /// The same, of any length and any form.
    @inline(__always)
    func writeByPath(
        _ value: UInt64, isNegative: Bool, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let form = form(of: SignClass(isNegative: isNegative, isZero: value == 0))
        // Each text is taken by itself: a whole form would be copied.
        let prefix = form == .plain ? forms.plain.prefix : form == .plus ? forms.plus.prefix : forms.minus.prefix
        var end = prefix.writeInline(out)
        end = path == .localized ? writeLocalized(value, end) : writeASCII(value, end)
        let suffix = form == .plain ? forms.plain.suffix : form == .plus ? forms.plus.suffix : forms.minus.suffix
        return suffix.writeInline(end)
    }

    @inline(__always)
    private func writeASCII(
        _ value: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let places = maximumFraction
        let integer = places == 2 ? value / 100 : places == 0 ? value : value / DecimalDigits.powerOfTen(places)
        var end = path == .indian ? writeIndian(integer, out) : writeThrees(integer, out)
        if places == 0 { return end }
        end.store(decimal.low)
        end += Int(decimal.count)
        if places == 2 {
            end.store(DecimalDigits.two(value &- integer &* 100) | 0x3030)
        } else {
            let fraction = value &- integer &* DecimalDigits.powerOfTen(places)
            DecimalDigits.write(fraction, count: places, into: end)
        }
        return end + places
    }
}
