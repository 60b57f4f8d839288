import CurrencyEngine
import Foundation

/// A formatted number as a line of JSON.
struct FormattedLine: Encodable {
    struct Part: Encodable {
        /// ECMA-402's word for the part.
        var type: String
        var value: String
        /// UTF-8 offsets in the text.
        var start: Int
        var end: Int
    }

    var locale: String
    var currency: String?
    var amount: String
    var text: String
    /// The text's code points, for what cannot be seen.
    var codePoints: String
    var parts: [Part]?

    init(_ style: StyleOptions, _ amount: String, _ number: FormattedNumber, withParts: Bool) {
        locale = style.locale
        currency = style.currency
        self.amount = amount
        text = number.text
        codePoints = CodePoints.list(number.text)
        guard withParts else { return }
        parts = number.parts.map {
            Part(
                type: $0.kind.typeName, value: number.text(of: $0), start: $0.range.lowerBound,
                end: $0.range.upperBound)
        }
    }

    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}

/// The parts of a text below each other, with code points for what cannot be seen.
///
///     integer   0..<1   1
///     literal   4..<6   U+00A0
struct PartTable {
    let lines: [String]

    init(_ number: FormattedNumber) {
        let rows = number.parts.map { part in
            let text = number.text(of: part)
            let isVisible =
                text.contains { $0 != " " }
                && text.unicodeScalars.allSatisfy { $0 == " " || $0.properties.generalCategory.isVisible }
            return [
                part.kind.typeName, "\(part.range.lowerBound)..<\(part.range.upperBound)",
                isVisible ? text : CodePoints.list(text),
            ]
        }
        let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
        lines = rows.map { row in
            "  "
                + (0..<2).map { row[$0].padding(toLength: widths[$0], withPad: " ", startingAt: 0) }
                .joined(separator: "  ") + "  " + row[2]
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
