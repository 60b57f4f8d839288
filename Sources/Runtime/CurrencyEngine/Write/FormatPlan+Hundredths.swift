// Forced inlining and unchecked operators hold the budgets of minor-units, double and decimal.

import CurrencyCore

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

    /// How a plan writes amounts that are counted in hundredths.
    @inline(__always)
    static func hundredths(
        _ path: Path, _ signForms: SignForms, _ digits: DigitShapes, _ decimal: PlanText, _ group: PlanText,
        _ grouping: Grouping, groupingThreshold: UInt64, maximumFraction: Int, minorUnit: Int?
    ) -> Hundredths {
        // `write(minorUnits:)` checks nothing else, so the minor unit must be the hundredth too.
        guard path.isFixed, maximumFraction == 2, minorUnit == 2, groupingThreshold == 1000,
            signForms == SignForms(.auto), digits.isASCII, decimal.count == 1, group.count == 1
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

    // The number of digits varies from amount to amount, so the processor would mispredict a branch on it. Instead, all
    // six digits are made with their separators, and everything before the first digit is shifted out.
    //
    //     12345           , 0 1 2 , 3 4 5
    //     shifted         1 2 , 3 4 5

    @inline(__always)
    private func writeThrees(
        _ integer: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        writeWord(DecimalDigits.six(integer), 0x3030_3000_3030_3000 | group.low &<< 32, out)
    }

    @inline(__always)
    private func writeIndian(
        _ integer: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let threes = DecimalDigits.six(integer)
        // Move the first digit one byte to the front, to make room for a separator.
        let digits = threes &>> 8 & 0xFF | threes & ~0xFFFF
        return writeWord(digits, 0x3030_3000_3030_0030 | group.low &* 0x1_0000_0100, out)
    }

    /// Writes digits with their zeros and separators.
    @inline(__always)
    private func writeWord(
        _ digits: UInt64, _ characters: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        // The last digit is written even if it is 0.
        let leading = (digits | 1 &<< 56).trailingZeroBitCount & 56
        out.store((digits | characters) &>> UInt64(truncatingIfNeeded: leading))
        return out + (8 &- leading &>> 3)
    }
}
