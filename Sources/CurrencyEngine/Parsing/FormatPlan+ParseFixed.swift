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
    func settlesFixedParsing() -> Bool {
        guard path != .general, maximumFraction == 0 || decimal.count > 0, grouping.primary == 0 || group.count > 0
        else { return false }
        let texts = [forms.plain, forms.plus, forms.minus]
        guard !texts.contains(where: { hasDigit($0.prefix) || hasDigit($0.suffix) }), !hasDigit(decimal),
            !hasDigit(group)
        else { return false }
        for first in 0..<3 where usesForm(first) {
            for second in 0..<first where usesForm(second) {
                if texts[first].prefix == texts[second].prefix, texts[first].suffix == texts[second].suffix {
                    return false
                }
            }
        }
        return true
    }

    /// Whether any number is written in a form of sign.
    func usesForm(_ form: Int) -> Bool {
        (0..<4).contains { formOfSign >> UInt8(2 * $0) & 3 == form }
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
        let bytes = (0..<Int(min(text.count, 16))).map { text.byte($0, []) }
        if bytes.contains(where: { (0x30...0x39).contains($0) }) { return true }
        return bytes.indices.contains { start in
            guard start + digits.count <= bytes.count else { return false }
            let word = (0..<digits.count).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
            return (0..<10).contains { word == digits.zero + UInt32($0) << UInt32(8 * (digits.count - 1)) }
        }
    }
}
