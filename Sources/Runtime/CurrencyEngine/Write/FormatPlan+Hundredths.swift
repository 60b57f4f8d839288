// Forced inlining and unchecked operators hold the budgets of minor-units, double and decimal.

import CurrencyCore

/// Amounts below a million in a form that nearly all have: two fraction digits, groups of three or Indian ones from the fourth
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
        /// The plan's amounts have another form.
        case none
    }

    /// How a plan writes amounts that are counted in hundredths.
    @_transparent
    static func hundredths(
        _ path: Path, _ signForms: SignForms, _ digits: DigitShapes, _ decimal: PlanText, _ group: PlanText,
        _ grouping: Grouping, groupingThreshold: UInt64, maximumFraction: Int, minorUnit: Int?
    ) -> Hundredths {
        // `write(minorUnits:)` asks for nothing else, so the minor unit must be the hundredth, too.
        guard path.isFixed, maximumFraction == 2, minorUnit == 2, groupingThreshold == 1000,
            signForms == SignForms(.auto), digits.isASCII, decimal.count == 1, group.count == 1
        else { return .none }
        return grouping.secondary == 3 ? .threes : .indian
    }

    /// Whether an amount is written by `writeHundredths`.
    @_transparent
    func isHundredths(_ value: UInt64) -> Bool { hundredths != .none && value < 100_000_000 }

    /// Writes an amount in hundredths. Requires `isHundredths(value)`.
    @_transparent
    func writeHundredths(
        _ value: UInt64, isNegative: Bool, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        // Two calls: the places of the texts are then constants.
        isNegative ? writeHundredths(value, forms.minus, out) : writeHundredths(value, forms.plain, out)
    }

    @_transparent
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

    // How many digits there are varies from amount to amount, so a branch on it would be mispredicted: all six are made,
    // with their separators, and what stands before the first one is shifted out.
    //
    //     12345           , 0 1 2 , 3 4 5
    //     shifted         1 2 , 3 4 5

    @_transparent
    private func writeThrees(
        _ integer: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        writeWord(DecimalDigits.six(integer), 0x3030_3000_3030_3000 | group.low &<< 32, out)
    }

    @_transparent
    private func writeIndian(
        _ integer: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let threes = DecimalDigits.six(integer)
        // The first digit goes one byte to the front, and leaves its place to a separator.
        let digits = threes &>> 8 & 0xFF | threes & ~0xFFFF
        return writeWord(digits, 0x3030_3000_3030_0030 | group.low &* 0x1_0000_0100, out)
    }

    /// Writes digits with the zeros and separators that belong to them.
    @_transparent
    private func writeWord(
        _ digits: UInt64, _ characters: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        // The last digit is written even if it is 0.
        let leading = (digits | 1 &<< 56).trailingZeroBitCount & 56
        out.store((digits | characters) &>> UInt64(truncatingIfNeeded: leading))
        return out + (8 &- leading &>> 3)
    }
}
