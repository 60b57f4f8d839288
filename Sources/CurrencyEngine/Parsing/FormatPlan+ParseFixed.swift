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
        _ forms: __shared AffixForms, _ decimal: PlanText, _ group: PlanText, _ digits: DigitShapes,
        _ grouping: Grouping, _ digitRule: DigitRule
    ) -> Bool {
        guard digitRule.maximumFraction == 0 || decimal.count > 0, !grouping.hasGroups || group.count > 0
        else { return false }
        // Separators of the fast paths take one word.
        return forms.areDistinct && decimal.low.digitsOfASCII | group.low.digitsOfASCII == 0
            && (digits.isASCII
                || !forms.haveDigit(digits) && !decimal.hasDigit(digits) && !group.hasDigit(digits))
    }
}

extension PlanText {
    /// Whether an inline text has one of ten digits.
    func hasDigit(_ digits: DigitShapes) -> Bool {
        if count < digits.count { return false }
        // Digits of several bytes differ in the last one only.
        if digits.count > 1, low.places(of: digits.zero) | high.places(of: digits.zero) == 0 { return false }
        let mask = UInt32.max >> UInt32(8 * (4 - digits.count))
        let last = UInt32(8 * (digits.count - 1))
        for index in 0...(Int(count) - digits.count) {
            // The difference to zero is in the last byte only, and at most nine.
            let difference = word(at: index) & mask &- digits.zero
            if difference & (1 << last - 1) == 0, difference >> last <= 9 { return true }
        }
        return false
    }
}

extension UInt64 {
    /// Not 0 where one of the eight bytes is the lowest byte of a number.
    @inline(__always)
    fileprivate func places(of number: UInt32) -> UInt64 {
        let difference = self ^ UInt64(number & 0xFF) &* 0x0101_0101_0101_0101
        return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
    }

    /// The top bit of each of eight bytes that is an ASCII digit.
    @inline(__always)
    var digitsOfASCII: UInt64 {
        // Of each byte the low seven bits plus 0x46 reach the top bit from 0x3A on, and plus 0x50 from 0x30 on.
        let low = self & 0x7F7F_7F7F_7F7F_7F7F
        let fromDigits = low &+ 0x5050_5050_5050_5050
        let behindDigits = low &+ 0x4646_4646_4646_4646
        return fromDigits & ~behindDigits & ~self & 0x8080_8080_8080_8080
    }
}
