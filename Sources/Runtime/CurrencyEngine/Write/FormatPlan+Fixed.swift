// Forced inlining and unchecked operators hold the budgets of minor-units, double, decimal, indian-groups and
// arabic-digits.

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

// MARK: Numbers of any length, in groups of three digits or Indian groups

extension FormatPlan {
    /// Writes `value` × 10^-`maximumFraction` without its affixes.
    @inline(never)
    func writeNumber(
        _ value: UInt64, _ digits: some GroupDigits, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let places = maximumFraction
        if places == 0 { return writeInteger(value, digits, out) }
        let power = places == 2 ? 100 : PowersOfTen.ten(places)
        let integer = places == 2 ? value / 100 : value / power
        let end = write(decimal, writeInteger(integer, digits, out))
        let fraction = value &- integer &* power
        return places == 2 ? digits.writeTwo(fraction, end) : digits.write(fraction, count: places, end)
    }

    @inline(__always)
    private func writeInteger(
        _ integer: UInt64, _ digits: some GroupDigits, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        if integer < 1000 { return digits.writeFirst(integer, out) }
        if integer < groupingThreshold { return digits.write(integer, count: DecimalDigits.count(integer), out) }
        let thousands = integer / 1000
        let end = write(group, writeUpper(thousands, isOfThrees: grouping.secondary == 3, digits, out))
        return digits.writeThree(integer &- thousands &* 1000, end)
    }

    /// Writes all groups but the last. Each has three digits, or each has two.
    private func writeUpper(
        _ number: UInt64, isOfThrees: Bool, _ digits: some GroupDigits, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        if number < (isOfThrees ? 1000 : 100) { return digits.writeFirst(number, out) }
        let upper = isOfThrees ? number / 1000 : number / 100
        // Compare again here, because the first group needs no call: budgets decimal and indian-groups.
        let first =
            upper < 100
            ? digits.writeFirst(upper, out) : writeUpper(upper, isOfThrees: isOfThrees, digits, out)
        let end = write(group, first)
        return isOfThrees
            ? digits.writeThree(number &- upper &* 1000, end) : digits.writeTwo(number &- upper &* 100, end)
    }

    /// Writes a separator of at most eight bytes.
    @inline(__always)
    private func write(_ separator: PlanText, _ out: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        out.store(separator.low)
        return out + Int(separator.count)
    }
}

// MARK: Hundredths

/// Writes amounts below a million in the most common form: two fraction digits, groups of three or Indian groups from
/// the fourth digit on, short separators, and a minus in front of negative amounts only.
///
/// The fast paths check these conditions for each amount. Here the plan checks them once, when it is made.
extension FormatPlan {
    /// How to write amounts of that form.
    enum Hundredths: Hashable, Sendable {
        /// ASCII digits and separators of one byte: `123,456.78`.
        case threes
        /// ASCII digits and separators of one byte, in Indian groups: `1,23,456.78`.
        case indian
        /// The plan writes amounts in another form.
        case none
    }

    /// How a plan with a fast path writes amounts that are counted in hundredths.
    // Inlined: budget resolving.
    @inline(__always)
    var formOfHundredths: Hundredths {
        // `write(minorUnits:)` checks nothing else, so the minor unit must be the hundredth too.
        guard maximumFraction == 2, minorUnit == 2, groupingThreshold == 1000, signForms == SignForms(.auto),
            digits.isASCII, decimal.count == 1, group.count == 1
        else { return .none }
        return grouping.secondary == 3 ? .threes : .indian
    }

    /// Whether `writeHundredths` can write the amount.
    @inline(__always)
    func isHundredths(_ value: UInt64) -> Bool { hundredths != .none && value < 100_000_000 }

    /// Writes an amount in hundredths. Requires `isHundredths(value)`.
    @inline(__always)
    func writeHundredths(
        _ value: UInt64, isNegative: Bool, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        // Call it in two places, so that the compiler knows the offsets of the texts as constants.
        isNegative ? writeHundredths(value, forms.minus, out) : writeHundredths(value, forms.plain, out)
    }

    @inline(__always)
    private func writeHundredths(
        _ value: UInt64, _ form: AffixForms.Form, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        var end = form.prefix.writeInline(out)
        // 1374389535/2^37 is 1/100 for every number of 32 bits.
        let integer = (value &* 1_374_389_535) &>> 37
        end = hundredths == .threes ? writeThrees(integer, end) : writeIndian(integer, end)
        end.store(decimal.low | (DecimalDigits.two(value &- integer &* 100) | 0x3030) &<< 8)
        return form.suffix.writeInline(end + 3)
    }

    @inline(__always)
    private func writeThrees(_ integer: UInt64, _ out: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        let zeros = DecimalDigits.sixZeros | group.low &<< 32
        return DecimalDigits.write(DecimalDigits.six(integer), withZeros: zeros, out)
    }

    @inline(__always)
    private func writeIndian(_ integer: UInt64, _ out: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        let threes = DecimalDigits.six(integer)
        // Move the first digit one byte to the front, to make room for a separator.
        let digits = threes &>> 8 & 0xFF | threes & ~0xFFFF
        return DecimalDigits.write(digits, withZeros: 0x3030_3000_3030_0030 | group.low &* 0x1_0000_0100, out)
    }
}
