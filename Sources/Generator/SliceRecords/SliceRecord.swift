import TableWriter

/// The output of a slice: texts by locale, currency and kind, and the facts about each currency.
///
/// The file is `currency-tables.lock`, next to `currency-tables.json`. Its columns are separated by tabs, and invisible
/// characters are escaped:
///
///     # What this slice writes. `swift package regenerate-currency-tables` writes it anew.
///     # Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
///     -       EUR     facts        minor unit 2, display 2, cash 2, current
///     de-DE   EUR     negative     -1.234.567,89\u{A0}€
package struct SliceRecord: Equatable, Sendable {
    /// The position of a text. For the facts of a currency, the locale is `-`.
    package struct Key: Hashable, Comparable, Sendable {
        package var locale: String
        package var currency: String
        package var kind: String

        package init(_ locale: String, _ currency: String, _ kind: String) {
            self.locale = locale
            self.currency = currency
            self.kind = kind
        }

        package static func < (left: Self, right: Self) -> Bool {
            (left.locale, left.currency, left.kind) < (right.locale, right.currency, right.kind)
        }
    }

    /// The placeholder for no locale.
    package static let noLocale = "-"

    /// The publications that the data comes from.
    package let data: String
    /// The texts, with invisible characters escaped.
    package private(set) var texts: [Key: String] = [:]

    package init(data: String) {
        self.data = data
    }

    /// Records a text.
    package mutating func record(_ text: String, _ key: Key) {
        texts[key] = StringLiteral.comment(text)
    }

    private static let heading = "# What this slice writes. `swift package regenerate-currency-tables` writes it anew."
    private static let dataPrefix = "# Data: "

    /// The record as a file.
    package var text: String {
        let lines = texts.sorted { $0.key < $1.key }.map { key, text in
            "\(key.locale)\t\(key.currency)\t\(key.kind)\t\(text)"
        }
        return ([Self.heading, Self.dataPrefix + data] + lines).map { $0 + "\n" }.joined()
    }

    /// Reads a record.
    ///
    /// - Throws: `RecordError.malformed`, with the first line that is not part of a record.
    package init(_ text: String, file: String) throws(RecordError) {
        var data: String?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty {
            if line.hasPrefix("#") {
                if line.hasPrefix(Self.dataPrefix) { data = String(line.dropFirst(Self.dataPrefix.count)) }
                continue
            }
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 4, !columns.contains(""),
                texts.updateValue(columns[3], forKey: Key(columns[0], columns[1], columns[2])) == nil
            else { throw .malformed(file: file, line: index + 1, text: String(line)) }
        }
        guard let data else { throw .noData(file: file) }
        self.data = data
    }
}

/// An error that says why a record cannot be used.
package enum RecordError: Error, Equatable, Sendable {
    /// The file does not exist or cannot be read.
    case unreadable(file: String)
    /// A line does not consist of a locale, a currency, a kind and a text, or repeats the position of an earlier one.
    case malformed(file: String, line: Int, text: String)
    /// No line states the data of the record.
    case noData(file: String)
}

extension RecordError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadable(let file):
            "there is no record in \(file); `swift package regenerate-currency-tables` writes it"
        case .malformed(let file, let line, let text):
            "\(file):\(line): expected a locale, a currency, a kind and a text, once for each, with tabs between them; "
                + "the line is \"\(StringLiteral.comment(text))\""
        case .noData(let file): "\(file): expected a line that begins with \"# Data: \""
        }
    }
}
