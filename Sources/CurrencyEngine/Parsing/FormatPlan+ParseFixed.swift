import CurrencyCore

// The way of nearly every amount: a fixed number of decimals and short affixes. It is the inverse of FormatPlan+Fixed and
// of FormatPlan+Localized, and takes off what stands around the number; the number is read by `readNumber`.
// What is not taken is not refused: the general way decides, and says what is wrong.

extension FormatPlan {
    /// A number times 10^`maximumFraction`.
    struct FixedReading {
        var magnitude: UInt64
        var isNegative: Bool
    }

    /// Whether texts of the plan can be read by this way: no affix or separator has a digit, and no two forms are
    /// written alike, so that one form at most fits a text.
    var hasDistinctForms: Bool {
        guard path != .general, maximumFraction == 0 || decimal.count > 0, grouping.primary == 0 || group.count > 0,
            !hasDigit(decimal), !hasDigit(group)
        else { return false }
        for first in 0..<3 where usesForm(first) {
            let form = forms.form(SignForm(rawValue: first) ?? .plain)
            if hasDigit(form.prefix) || hasDigit(form.suffix) { return false }
            for second in 0..<first where usesForm(second) {
                let other = forms.form(SignForm(rawValue: second) ?? .plain)
                if form.prefix == other.prefix, form.suffix == other.suffix { return false }
            }
        }
        return true
    }

    /// Whether any number is written in a form of sign.
    func usesForm(_ form: Int) -> Bool {
        signForms.contains(SignForm(rawValue: form) ?? .plain)
    }

    /// Reads a whole text; nil where it needs the general way.
    @inline(__always)
    func readFixed(_ text: UnsafePointer<UInt8>, _ count: Int) -> FixedReading? {
        // No affix has a digit and numbers begin and end with one, so a text is divided in one way at most.
        if let reading = readFixed(text, count, forms.plain, .plain) { return reading }
        if let reading = readFixed(text, count, forms.minus, .minus) { return reading }
        return readFixed(text, count, forms.plus, .plus)
    }

    @inline(__always)
    private func readFixed(
        _ text: UnsafePointer<UInt8>, _ count: Int, _ affixes: AffixForms.Form, _ form: SignForm
    ) -> FixedReading? {
        let prefix = Int(affixes.prefix.count)
        let suffix = Int(affixes.suffix.count)
        guard prefix &+ suffix < count, affixes.prefix.matchesInline(text),
            affixes.suffix.matchesInline(text + (count &- suffix)),
            let magnitude = path == .plain
                ? readNumber(ASCIILanes(), secondary: 3, text + prefix, text + (count &- suffix))
                : readLocalizedNumber(text + prefix, text + (count &- suffix))
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
    /// Whether a digit of the plan's, or one of ASCII, stands in an inline text.
    private func hasDigit(_ text: PlanText) -> Bool {
        if Self.hasASCIIDigit(text.low) || Self.hasASCIIDigit(text.high) { return true }
        if digits.isASCII { return false }
        let mask = UInt32.max >> UInt32(8 * (4 - digits.count))
        let last = UInt32(8 * (digits.count - 1))
        for index in 0..<max(0, Int(text.count) - digits.count + 1) {
            // The difference to zero is in the last byte only, and at most nine.
            let difference = text.word(at: index) & mask &- digits.zero
            if difference & (1 << last - 1) == 0, difference >> last <= 9 { return true }
        }
        return false
    }

    /// Whether one of eight bytes is a digit of ASCII.
    private static func hasASCIIDigit(_ word: UInt64) -> Bool {
        if word == 0 { return false }
        // Of each byte the low seven bits plus 0x46 reach the top bit from 0x3A on, and plus 0x50 from 0x30 on.
        let low = word & 0x7F7F_7F7F_7F7F_7F7F
        let fromDigits = low &+ 0x5050_5050_5050_5050
        let behindDigits = low &+ 0x4646_4646_4646_4646
        return fromDigits & ~behindDigits & ~word & 0x8080_8080_8080_8080 != 0
    }
}
