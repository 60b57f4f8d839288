import CommandSupport
import CurrencyEngine

/// A formatted number or range as a line of JSON.
struct FormattedLine: Encodable {
    struct Part: Encodable {
        /// ECMA-402's word for the part.
        var type: String
        var value: String
        /// UTF-8 offsets in the text.
        var start: Int
        var end: Int
        /// The number of a range that the part belongs to: `startRange`, `endRange` or `shared`.
        var source: String?
    }

    var locale: String
    var currency: String?
    /// As it was given.
    var amount: String
    var text: String
    /// The text's code points, for what cannot be seen.
    var codePoints: String
    var parts: [Part]?

    init(_ locale: String, _ currency: CurrencyCode?, _ amount: String, _ written: WrittenQuantity, withParts: Bool) {
        self.locale = locale
        self.currency = currency?.description
        self.amount = amount
        text = written.text
        codePoints = VisibleText.codePoints(of: written.text)
        guard withParts else { return }
        parts = written.parts.map {
            Part(
                type: $0.type, value: $0.value, start: $0.range.lowerBound, end: $0.range.upperBound,
                source: $0.source)
        }
    }
}

/// A line of the input that is no number and no range, as a line of JSON.
struct RefusedLine: Encodable {
    /// Counted from 1.
    var line: Int
    var amount: String
    var error: String
}
