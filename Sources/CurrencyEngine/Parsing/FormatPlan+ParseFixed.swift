import CurrencyCore

// The fast path for nearly every amount: a fixed number of fraction digits and short affixes. It is the inverse of
// FormatPlan+Fixed and FormatPlan+Localized, and removes the affixes; `readNumber` reads what is left.
// A text that it cannot read is not refused: the general path decides, and says what is wrong.

extension FormatPlan {
    /// A number times 10^`maximumFraction`.
    struct FixedReading {
        var magnitude: UInt64
        var isNegative: Bool
    }

    /// Whether any number is written in a form of sign.
    func usesForm(_ form: Int) -> Bool {
        signForms.contains(SignForm(rawValue: form) ?? .plain)
    }

    /// Reads a whole text; nil leaves it to the general path.
    @inline(__always)
    func readFixed(_ text: UnsafePointer<UInt8>, _ count: Int) -> FixedReading? {
        // No affix has a digit and numbers begin and end with one, so a text is divided in one way at most.
        if let reading = readFixed(text, count, forms.plain.prefix, forms.plain.suffix, .plain) { return reading }
        if let reading = readFixed(text, count, forms.minus.prefix, forms.minus.suffix, .minus) { return reading }
        return readFixed(text, count, forms.plus.prefix, forms.plus.suffix, .plus)
    }

    @inline(__always)
    private func readFixed(
        _ text: UnsafePointer<UInt8>, _ count: Int, _ prefix: PlanText, _ suffix: PlanText, _ form: SignForm
    ) -> FixedReading? {
        let (before, behind) = (Int(prefix.count), Int(suffix.count))
        guard before &+ behind < count, prefix.matchesInline(text), suffix.matchesInline(text + (count &- behind)),
            let magnitude = path == .plain
                ? readNumber(ASCIILanes(), secondary: 3, text + before, text + (count &- behind))
                : readLocalizedNumber(text + before, text + (count &- behind))
        else { return nil }
        if self.form(of: magnitude == 0 ? .positiveZero : .positive) == form {
            return FixedReading(magnitude: magnitude, isNegative: false)
        }
        if self.form(of: magnitude == 0 ? .negativeZero : .negative) == form {
            return FixedReading(magnitude: magnitude, isNegative: true)
        }
        return nil
    }
}

extension FormatPlan {
    /// Whether this path can read the plan's texts: no affix or separator has a digit, and no two forms are written
    /// alike, so that one form at most fits a text.
    @inline(__always)
    static func areTextsDistinct(
        _ forms: AffixForms, _ signForms: SignForms, _ decimal: PlanText, _ group: PlanText, _ digits: DigitShapes,
        _ grouping: Grouping, _ digitRule: DigitRule
    ) -> Bool {
        guard digitRule.maximumFraction == 0 || decimal.count > 0, !grouping.hasGroups || group.count > 0
        else { return false }
        let (plain, plus, minus) = (signForms.contains(.plain), signForms.contains(.plus), signForms.contains(.minus))
        if plain, plus && areAlike(forms.plain, forms.plus) || minus && areAlike(forms.plain, forms.minus) {
            return false
        }
        if plus, minus, areAlike(forms.plus, forms.minus) { return false }
        // Forms that are not used are empty.
        var found =
            decimal.digitsOfASCII | group.digitsOfASCII | forms.plain.prefix.digitsOfASCII
            | forms.plain.suffix.digitsOfASCII | forms.minus.prefix.digitsOfASCII | forms.minus.suffix.digitsOfASCII
        if plus { found |= forms.plus.prefix.digitsOfASCII | forms.plus.suffix.digitsOfASCII }
        return found == 0 && (digits.isASCII || !hasLocalDigit(forms, decimal, group, digits))
    }

    @inline(__always)
    private static func areAlike(_ form: AffixForms.Form, _ other: AffixForms.Form) -> Bool {
        form.prefix == other.prefix && form.suffix == other.suffix
    }

    private static func hasLocalDigit(
        _ forms: AffixForms, _ decimal: PlanText, _ group: PlanText, _ digits: DigitShapes
    ) -> Bool {
        decimal.hasLocalDigit(digits) || group.hasLocalDigit(digits)
            || forms.plain.prefix.hasLocalDigit(digits) || forms.plain.suffix.hasLocalDigit(digits)
            || forms.plus.prefix.hasLocalDigit(digits) || forms.plus.suffix.hasLocalDigit(digits)
            || forms.minus.prefix.hasLocalDigit(digits) || forms.minus.suffix.hasLocalDigit(digits)
    }
}

extension PlanText {
    /// Not 0 where an inline text has an ASCII digit.
    @inline(__always)
    fileprivate var digitsOfASCII: UInt64 { Self.digitsOfASCII(low) | Self.digitsOfASCII(high) }

    /// Whether an inline text has a digit of the plan's.
    fileprivate func hasLocalDigit(_ digits: DigitShapes) -> Bool {
        let mask = UInt32.max >> UInt32(8 * (4 - digits.count))
        let last = UInt32(8 * (digits.count - 1))
        for index in 0..<max(0, Int(count) - digits.count + 1) {
            // The difference to zero is in the last byte only, and at most nine.
            let difference = word(at: index) & mask &- digits.zero
            if difference & (1 << last - 1) == 0, difference >> last <= 9 { return true }
        }
        return false
    }

    /// The top bit of each of eight bytes that is an ASCII digit.
    @inline(__always)
    private static func digitsOfASCII(_ word: UInt64) -> UInt64 {
        // Of each byte the low seven bits plus 0x46 reach the top bit from 0x3A on, and plus 0x50 from 0x30 on.
        let low = word & 0x7F7F_7F7F_7F7F_7F7F
        let fromDigits = low &+ 0x5050_5050_5050_5050
        let behindDigits = low &+ 0x4646_4646_4646_4646
        return fromDigits & ~behindDigits & ~word & 0x8080_8080_8080_8080
    }
}
