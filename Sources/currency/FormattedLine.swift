import CurrencyEngine
import Foundation

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
        codePoints = CodePoints.list(written.text)
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

/// The parts of a text below each other, with code points for what cannot be seen.
///
///     integer   0..<1   1
///     literal   4..<6   U+00A0
struct PartTable {
    let lines: [String]

    init(_ written: WrittenQuantity) {
        let rows = written.parts.map { part in
            let isVisible =
                part.value.contains { $0 != " " }
                && part.value.unicodeScalars.allSatisfy { $0 == " " || $0.properties.generalCategory.isVisible }
            return [
                part.type, part.source ?? "", "\(part.range.lowerBound)..<\(part.range.upperBound)",
                isVisible ? part.value : CodePoints.list(part.value),
            ]
        }
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        lines = rows.map { row in
            let columns = (0..<3).filter { widths[$0] > 0 }.map {
                row[$0].padding(toLength: widths[$0], withPad: " ", startingAt: 0)
            }
            return "  " + (columns + [row[3]]).joined(separator: "  ")
        }
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isVisible: Bool {
        switch self {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format: false
        default: true
        }
    }
}

/// Code points as `U+00A0`.
enum CodePoints {
    static func list(_ text: String) -> String {
        text.unicodeScalars.map { "U+" + hexadecimal($0.value) }.joined(separator: " ")
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
