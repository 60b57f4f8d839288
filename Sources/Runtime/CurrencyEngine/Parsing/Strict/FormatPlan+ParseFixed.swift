import CurrencyCore

// The fast path for nearly every amount: a fixed number of fraction digits and short affixes. It is the inverse of
// FormatPlan+Fixed and FormatPlan+Groups, and removes the affixes; `readNumber` reads what is left.
// A text that it cannot read is not refused: the general path decides, and says what is wrong.
//
// Forced inlining and unchecked operators hold the budget of strict-parsing.

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

    /// Reads a whole text; nil leaves it to the general path.
    @inline(__always)
    func readFixed(_ bytes: UnsafeBufferPointer<UInt8>) -> FixedReading? {
        guard canParseFixed, let text = bytes.baseAddress else { return nil }
        let count = bytes.count
        // One form at most fits the text.
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

extension AffixForms {
    /// Whether no text fits two of the forms in use, so that the fast path can read the plan's texts.
    // Mutating, though it changes nothing: for any other method the forms would be copied. Budget resolving.
    mutating func areApart(_ used: SignForms, _ digits: DigitShapes) -> Bool {
        let (hasPlain, hasPlus, hasMinus) = (used.contains(.plain), used.contains(.plus), used.contains(.minus))
        if hasPlain, hasMinus, !digits.divide(plain.prefix, minus.prefix, plain.suffix, minus.suffix) { return false }
        if hasPlain, hasPlus, !digits.divide(plain.prefix, plus.prefix, plain.suffix, plus.suffix) { return false }
        return !hasMinus || !hasPlus || digits.divide(minus.prefix, plus.prefix, minus.suffix, plus.suffix)
    }
}

extension DigitShapes {
    /// Whether no text has a number between the affixes of both of two forms.
    fileprivate func divide(
        _ prefix: PlanText, _ otherPrefix: PlanText, _ suffix: PlanText, _ otherSuffix: PlanText
    ) -> Bool {
        divide(prefix, otherPrefix, atEnd: false) || divide(suffix, otherSuffix, atEnd: true)
    }

    /// Whether no text has both affixes beside a number. Two that differ fit the same text only where the longer one has a
    /// digit beside what the shorter one takes: "n" and "n1" both fit "n12".
    private func divide(_ first: PlanText, _ second: PlanText, atEnd: Bool) -> Bool {
        if first.count == second.count { return first != second }
        let (short, long) = first.count < second.count ? (first, second) : (second, first)
        let beside = long.word(at: Int(atEnd ? long.count - 1 - short.count : short.count))
        // The last byte tells digits of several bytes apart, and the first one is the same for all ten.
        let edge = atEnd ? zero >> UInt32(8 * (count - 1)) : zero
        return UInt8(truncatingIfNeeded: beside) &- UInt8(truncatingIfNeeded: edge) > (atEnd || count == 1 ? 9 : 0)
    }
}
