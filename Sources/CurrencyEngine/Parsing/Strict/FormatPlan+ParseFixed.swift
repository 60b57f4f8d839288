import CurrencyCore

// The fast path for nearly every amount: a fixed number of fraction digits and short affixes. It is the inverse of
// FormatPlan+Fixed and FormatPlan+Localized, and removes the affixes; `readNumber` reads what is left.
// A text that it cannot read is not refused: the general path decides, and says what is wrong.
//
// Forced inlining and unchecked operators hold the budgets of strict-parsing and reading-decimals.

extension FormatPlan {
    /// A number times 10^`maximumFraction`.
    struct FixedReading {
        /// Below 10^18.
        var magnitude: UInt64
        var isNegative: Bool

        @inline(__always)
        var units: Int64 {
            let units = Int64(truncatingIfNeeded: magnitude)
            return isNegative ? 0 &- units : units
        }
    }

    /// The amount of a text that the fast path reads; zero may be negative.
    @inline(__always)
    func fixedAmount(utf8 text: UnsafeBufferPointer<UInt8>) -> DecimalValue? {
        guard let reading = readFixed(text) else { return nil }
        let amount = DecimalValue(
            minorUnits: Int64(truncatingIfNeeded: reading.magnitude), scale: maximumFraction)
        return reading.isNegative ? amount.negated : amount
    }

    /// The amount in minor units of a text that the fast path reads.
    @inline(__always)
    func fixedMinorUnits(utf8 text: UnsafeBufferPointer<UInt8>) -> Int64? {
        maximumFraction == minorUnit ? readFixed(text)?.units : nil
    }

    /// Whether any number is written in a form of sign.
    func usesForm(_ form: Int) -> Bool {
        signForms.contains(SignForm(rawValue: form) ?? .plain)
    }

    /// Reads a whole text; nil leaves it to the general path.
    @inline(__always)
    func readFixed(_ bytes: UnsafeBufferPointer<UInt8>) -> FixedReading? {
        guard canParseFixed, let text = bytes.baseAddress else { return nil }
        let count = bytes.count
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
    /// Whether no separator is lacking or has a digit. This path can then read the plan's texts where no affix has a digit,
    /// and no two forms are written alike, so that one form at most fits a text.
    @inline(__always)
    static func canRead(
        _ decimal: PlanText, _ group: PlanText, _ grouping: Grouping, _ digitRule: DigitRule, _ digits: DigitShapes
    ) -> Bool {
        (digitRule.maximumFraction == 0 || decimal.count > 0) && (!grouping.hasGroups || group.count > 0)
            && !decimal.hasDigit(digits) && !group.hasDigit(digits)
    }
}

extension PlanText {
    /// Whether an inline text has an ASCII digit or one of ten others.
    func hasDigit(_ digits: DigitShapes) -> Bool {
        var (low, high) = (low, high)
        let mask = UInt32.max >> UInt32(32 - 8 * digits.count)
        for _ in 0..<count {
            if UInt8(truncatingIfNeeded: low) &- 0x30 <= 9 { return true }
            if !digits.isASCII, digits.value(of: UInt32(truncatingIfNeeded: low) & mask) <= 9 { return true }
            (low, high) = (low >> 8 | high << 56, high >> 8)
        }
        return false
    }
}
