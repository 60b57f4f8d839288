import CurrencyCore

/// Amounts below a million in the form that nearly all have: two decimals, a separator of one byte before them and before
/// the last three digits of the integer, a minus in front of negative ones alone.
///
/// What the fast paths ask for each amount is asked once, when the plan is made: half of their instructions are left.
extension FormatPlan {
    /// Whether a plan's amounts have that form, and are counted in hundredths.
    @inline(__always)
    static func writesHundredths(
        _ path: Path, _ signForms: SignForms, _ decimal: PlanText, _ group: PlanText, groupingThreshold: UInt64,
        maximumFraction: Int, minorUnit: Int?
    ) -> Bool {
        path == .plain && maximumFraction == 2 && minorUnit == 2 && decimal.count == 1 && group.count == 1
            && groupingThreshold == 1000 && signForms == SignForms(.auto)
    }

    /// Whether an amount is written by `writeHundredths`.
    @inline(__always)
    func isOfHundredths(_ value: UInt64) -> Bool { writesHundredths && value < 100_000_000 }

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
        end = writeSixWithByte(integer, end)
        let fraction = DecimalDigits.two(value &- integer &* 100) | 0x3030
        end.store(decimal.low | fraction &<< 8)
        return form.suffix.writeInline(end + 3)
    }
}
