import CommandSupport
import CurrencyEngine

/// A formatted number or range, for the tables and objects that show its parts.
struct WrittenQuantity {
    struct Part {
        /// ECMA-402's word for the part.
        var type: String
        var value: String
        /// UTF-8 offsets in the text.
        var range: Range<Int>
        /// The number of the range that the part belongs to, in ECMA-402's words; nil where there is no range.
        var source: String?
    }

    var text: String
    var parts: [Part]

    init(_ number: FormattedNumber) {
        text = number.text
        parts = number.parts.map {
            Part(type: $0.kind.typeName, value: number.text(of: $0), range: $0.range)
        }
    }

    init(_ range: FormattedRange) {
        text = range.text
        parts = range.parts.map {
            Part(
                type: $0.kind.typeName, value: range.text(of: $0), range: $0.range,
                source: String(describing: $0.source))
        }
    }
}
