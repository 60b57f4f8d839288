import CurrencyCore
import CurrencyEngine

// The fast path for most texts that people type, a part of the lenient grammar of LenientReader:
//
//     typed   = {space} ["-"] [currency {space} ["-"]] number {space} [currency] {space}
//     number  = the digits of the plan, with its groups or none, and all its fraction digits
//
// with one minus and one currency at most. All other texts are left to the general path.

extension CurrencyParser {
    /// The amount in minor units of such a text; nil leaves a text to the general path.
    func typedMinorUnits(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
        let contents = contents
        guard let typed = contents.typed, let base = text.baseAddress else { return nil }
        var rest = Stretch(start: base, end: base + text.count)
        rest.skipSpaces()
        var isNegative = rest.skipMinus()
        let hasCurrency = typed.skip(atStartOf: &rest)
        if hasCurrency {
            rest.skipSpaces()
            if !isNegative { isNegative = rest.skipMinus() }
        } else if typed.skip(atEndOf: &rest) {
            rest.skipSpaces()
        }
        let magnitude = contents.plan.readLocalizedNumber(isTyped: true, rest.start, rest.end)
        return magnitude.map { FormatPlan.FixedReading(magnitude: $0, isNegative: isNegative).units }
    }
}

extension FormatPlan {
    /// Whether such texts of the plan's currency have one reading: no separator is lacking, or has a digit.
    var canReadTyped: Bool {
        path.isFixed && maximumFraction > 0 && maximumFraction == minorUnit && grouping.hasGroups
            && isSeparator(decimal) && isSeparator(group)
    }

    private func isSeparator(_ text: PlanText) -> Bool {
        text.count > 0
            && text.bytes(storage).withUnsafeBufferPointer { text in
                text.indices.allSatisfy { digits.read(text, at: $0, storage: storage) == nil }
            }
    }
}
