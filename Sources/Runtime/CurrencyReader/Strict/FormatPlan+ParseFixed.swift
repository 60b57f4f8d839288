import CurrencyCore
import CurrencyEngine

// The fast path for nearly every amount: a fixed number of fraction digits and short affixes. It is the inverse of
// FormatPlan+Fixed, and removes the affixes. `readNumber` reads the rest.
// A text that it cannot read is not rejected: the general path decides, and reports the error.
//
// Forced inlining and unchecked operators hold the budget of strict-parsing.

extension FormatPlan {
    /// A number times 10^`maximumFraction`.
    struct FixedReading {
        /// A number below 10^18.
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
        writesMinorUnits ? readFixed(text)?.units : nil
    }

    /// Reads a whole text; nil leaves it to the general path.
    @inline(__always)
    func readFixed(_ bytes: UnsafeBufferPointer<UInt8>) -> FixedReading? {
        guard canParseFixed, let text = bytes.baseAddress else { return nil }
        let count = bytes.count
        // At most one form fits the text.
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
        if signForms.write(magnitude == 0 ? .positiveZero : .positive, as: form) {
            return FixedReading(magnitude: magnitude, isNegative: false)
        }
        if signForms.write(magnitude == 0 ? .negativeZero : .negative, as: form) {
            return FixedReading(magnitude: magnitude, isNegative: true)
        }
        return nil
    }
}
