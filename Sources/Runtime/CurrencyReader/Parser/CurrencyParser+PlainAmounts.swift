import CurrencyCore
import CurrencyEngine

// The fast path for most texts that people type. Its grammar is a part of the lenient grammar in LenientReader:
//
//     plain   = {space} ["-"] [currency {space} ["-"]] number {space} [currency] {space}
//     number  = the plan's digits, grouped as in the plan or not at all, with all its fraction digits
//
// with at most one minus and one currency. The general path reads all other texts.

extension CurrencyParser {
    /// The amount in minor units of a text that the fast path reads; nil for all other texts.
    func plainMinorUnits(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
        let contents = contents
        guard let texts = contents.inlineTexts, let base = text.baseAddress else { return nil }
        var rest = Stretch(start: base, end: base + text.count)
        rest.skipSpaces()
        var isNegative = rest.skipMinus()
        let hasCurrency = texts.skip(atStartOf: &rest)
        if hasCurrency {
            rest.skipSpaces()
            if !isNegative { isNegative = rest.skipMinus() }
        } else if texts.skip(atEndOf: &rest) {
            rest.skipSpaces()
        }
        let magnitude = contents.plan.readLocalizedNumber(mayOmitGroups: true, rest.start, rest.end)
        return magnitude.map { FormatPlan.FixedReading(magnitude: $0, isNegative: isNegative).units }
    }
}

extension FormatPlan {
    /// Whether texts of this grammar have one reading in the plan: no separator is missing, none contains a digit, and the
    /// fraction is no group: "4.750" dinars may be thousands.
    var readsPlainAmounts: Bool {
        path.isFixed && maximumFraction > 0 && maximumFraction != 3 && writesMinorUnits
            && grouping.hasGroups
            && isSeparator(decimal) && isSeparator(group)
    }

    private func isSeparator(_ text: PlanText) -> Bool {
        text.count > 0
            && text.bytes(storage).withUnsafeBufferPointer { text in
                text.indices.allSatisfy { digits.read(text, at: $0, storage: storage) == nil }
            }
    }
}
