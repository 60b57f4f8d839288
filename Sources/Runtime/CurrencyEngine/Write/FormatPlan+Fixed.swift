// Forced inlining and unchecked operators hold the budgets of minor-units, double and decimal.

import CurrencyCore

/// The fast paths, for a fixed number of fraction digits, short texts, and amounts of 64 bits.
///
/// They write nearly every amount in nearly every locale. Texts are stored as whole words, and the next text overwrites
/// the excess bytes, so the buffer must have room for `fixedCapacity` bytes.
extension FormatPlan {
    /// The code that writes the amounts of a plan.
    @usableFromInline
    package enum Path: Hashable, Sendable {
        /// ASCII digits in groups of three, or without groups.
        case plain
        /// The digits of any run. The last group has three digits, and the others have three or two.
        case localized
        /// Anything else: long texts, variable fraction digits, rounding steps, hanidec digits, groups of other sizes.
        case general

        /// Whether this is one of the fast paths.
        @inline(__always)
        package var isFixed: Bool { self != .general }
    }

    /// Room for the prefix, twenty digits, nine separators, decimal separator, suffix, and the slack of the last store.
    static var fixedCapacity: Int { 16 + 20 * 4 + 9 * 8 + 8 + 16 + 24 }

    /// Returns the end of the text, or nil if the amount needs the general path.
    @inline(__always)
    func writeFixed(
        _ amount: DecimalValue, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8>? {
        guard amount.isFinite, amount.coefficient.high == 0 else { return nil }
        var value = amount.coefficient.low
        let shift = maximumFraction &+ amount.exponent
        if shift > 0 {
            guard shift <= 18 else { return nil }
            let (product, overflow) = value.multipliedReportingOverflow(by: PowersOfTen.ten(shift))
            if overflow { return nil }
            value = product
        } else if shift < 0 {
            value =
                amount.coefficient.rounding(droppingDigits: 0 &- shift, rounding, isNegative: amount.isNegative)
                .rounded.low
        } else if value == .max {
            // `.max` is the grouping threshold of plans without groups.
            return nil
        }
        return writeUnits(value, isNegative: amount.isNegative, out)
    }

    /// The number in units of the last fraction digit; nil if its shortest decimal has more fraction digits.
    @inline(__always)
    func fixedUnits(of number: Double) -> Int64? {
        let places = maximumFraction
        guard places <= 3, places != 1 else { return nil }
        let power: Double = places == 2 ? 100 : places == 0 ? 1 : 1000
        let (units, areExact) = DecimalDigits.units(of: number, power: power)
        return areExact ? units : nil
    }

    /// Writes `value` × 10^-`maximumFraction`.
    @inline(never)
    func writeUnits(
        _ value: UInt64, isNegative: Bool, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        writeFixed(value, isNegative: isNegative, out)
    }

    /// Does the same as `writeUnits` where a call would cost more than it saves: budgets minor-units and double.
    @inline(__always)
    func writeFixed(
        _ value: UInt64, isNegative: Bool, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        isHundredths(value)
            ? writeHundredths(value, isNegative: isNegative, out) : writeAny(value, isNegative: isNegative, out)
    }

    /// Does the same as `writeUnits`, for amounts of any length in any form.
    @inline(__always)
    func writeAny(
        _ value: UInt64, isNegative: Bool, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let form = form(of: SignClass(isNegative: isNegative, isZero: value == 0))
        // Choose the prefix and the suffix separately, because choosing a form would copy it.
        let prefix = form == .plain ? forms.plain.prefix : form == .plus ? forms.plus.prefix : forms.minus.prefix
        var end = prefix.writeInline(out)
        end = digits.isASCII ? writeNumber(value, ASCIIDigits(), end) : writeNumber(value, DigitRun(digits), end)
        let suffix = form == .plain ? forms.plain.suffix : form == .plus ? forms.plus.suffix : forms.minus.suffix
        return suffix.writeInline(end)
    }
}
