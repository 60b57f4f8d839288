// Forced inlining and unchecked operators hold the budgets of minor-units, double and decimal.

import CurrencyCore

/// Amounts below a million in a form that nearly all have: two decimals, groups of three or Indian ones from the fourth
/// digit on, short separators, a minus in front of negative ones alone.
///
/// What the fast paths ask for each amount is asked once, when the plan is made.
extension FormatPlan {
    /// How amounts of that form are written.
    enum Hundredths: Hashable, Sendable {
        /// ASCII digits and separators of one byte: `123,456.78`.
        case threes
        /// The same in Indian groups: `1,23,456.78`.
        case indian
        /// Other digits in groups of three, with separators of up to eight bytes.
        case localized
        /// The plan's amounts have another form.
        case none
    }

    /// How a plan writes amounts that are counted in hundredths.
    @inline(__always)
    static func hundredths(
        _ path: Path, _ signForms: SignForms, _ decimal: PlanText, _ group: PlanText, _ grouping: Grouping,
        groupingThreshold: UInt64, maximumFraction: Int, minorUnit: Int?
    ) -> Hundredths {
        guard path.isFixed, maximumFraction == 2, minorUnit == 2, groupingThreshold == 1000,
            signForms == SignForms(.auto)
        else { return .none }
        if path == .localized { return grouping.secondary == 3 ? .localized : .none }
        guard decimal.count == 1, group.count == 1 else { return .none }
        return path == .indian ? .indian : .threes
    }

    /// Whether an amount is written by `writeHundredths`.
    @inline(__always)
    func isOfHundredths(_ value: UInt64) -> Bool { hundredths != .none && value < 100_000_000 }

    /// Writes hundredths that `isOfHundredths` says yes to.
    @inline(__always)
    func writeHundredths(
        _ value: UInt64, isNegative: Bool, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        // Two calls: the places of the texts are then constants.
        isNegative ? writeHundredths(value, forms.minus, out) : writeHundredths(value, forms.plain, out)
    }

    @inline(__always)
    private func writeHundredths(
        _ value: UInt64, _ form: AffixForms.Form, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        var end = form.prefix.writeInline(out)
        // 1374389535/2^37 is 1/100 for every number of 32 bits.
        let integer = (value &* 1_374_389_535) &>> 37
        let fraction = value &- integer &* 100
        if hundredths == .localized {
            end = writeLocalizedSix(integer, fraction, end)
        } else {
            end = hundredths == .threes ? writeSixWithByte(integer, end) : writeIndianSix(integer, end)
            end.store(decimal.low | (DecimalDigits.two(fraction) | 0x3030) &<< 8)
            end += 3
        }
        return form.suffix.writeInline(end)
    }
}
