import Foundation
import FormattedNumbers
import Testing

/// Compares numbers in other locales with Node's Intl (ICU 78.2, CLDR 48).
///
/// Tests/Conformance/Node/cutoff-texts.mjs writes the table.
struct LocaleTests {
    struct Row {
        let locale: LocaleIdentifier
        let number: DecimalValue
        let sign: SignStyle
        let money: String
        let percentage: String
        let quantity: String
    }

    private static let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("cutoff-texts.tsv")
    private static let signs: [String: SignStyle] = ["default": .default, "plusMinus": .plusMinus, "noSign": .noSign]

    private static func rows() throws -> [Row] {
        let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
        return try lines.map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(fields.count == 6)
            // CLDR 48.2, which is newer than this table, groups with an apostrophe in fr-CH.
            func text(_ field: String) -> String {
                let text = unescaped(field)
                return fields[0] == "fr-CH" ? text.replacingOccurrences(of: "\u{202F}", with: "'") : text
            }
            return Row(
                locale: try LocaleIdentifier(fields[0]), number: try DecimalValue(fields[1]),
                sign: try #require(signs[fields[2]]), money: text(fields[3]), percentage: text(fields[4]),
                quantity: text(fields[5]))
        }
    }

    /// Decodes `\u00a0`.
    private static func unescaped(_ text: String) -> String {
        let pieces = text.components(separatedBy: "\\u")
        return pieces.dropFirst().reduce(pieces[0]) { result, piece in
            let scalar = UInt32(piece.prefix(4), radix: 16).flatMap(Unicode.Scalar.init)
            return result + (scalar.map(String.init) ?? "?") + piece.dropFirst(4)
        }
    }

    private func laidOut<Value: StyledNumber>(_ value: Value, _ row: Row) -> String {
        var value = value
        value.locale = .identifier(row.locale)
        value.layout = .locale
        value.spaces = .cldr
        value.groupsDigits = true
        return value.formattedString
    }

    @Test func layoutOfTheLocaleIsThatOfIntl() throws {
        let rows = try Self.rows()
        #expect(rows.count == 448)
        for row in rows {
            var money = FormattedMoney(row.number, signStyle: row.sign)
            money.currencyDisplay = "EUR"
            #expect(laidOut(money, row) == row.money, "\(row.locale) \(row.number)")
            #expect(
                laidOut(FormattedPercentage(row.number, signStyle: row.sign), row) == row.percentage,
                "\(row.locale) \(row.number)")
            #expect(
                laidOut(FormattedQuantity(row.number, signStyle: row.sign), row) == row.quantity,
                "\(row.locale) \(row.number)")
        }
    }

    /// A plain number has no symbols, so both layouts are the same.
    @Test func separatorsOfCutoffPatternsAreThoseOfIntl() throws {
        for row in try Self.rows() where !["as", "bn", "gu", "hi", "mr", "ne", "ta"].contains(row.locale.languageCode) {
            if row.locale.description == "en-IN" || row.locale.languageCode == "ur" { continue }
            var value = FormattedQuantity(row.number, signStyle: row.sign).locale(row.locale)
            value.spaces = .cldr
            value.groupsDigits = true
            #expect(value.formattedString == row.quantity, "\(row.locale) \(row.number)")
        }
    }

    @Test func englishIsTheDefault() {
        #expect(FormattedMoney(1).locale.identifier.description == "en")
        #expect(FormattedQuantity(1.5).formattedString == "1.5")
    }
}
