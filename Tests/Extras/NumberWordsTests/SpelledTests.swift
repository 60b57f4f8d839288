import Foundation
import NumberWords
import Testing
import TestSupport

/// Compares with numbers that ICU 78.3 spelled, whose rules are those of the bundled tables.
struct SpelledTests {
    struct Row: CustomStringConvertible {
        let locale, ruleSet, number, text: String

        var description: String { "\(locale) \(ruleSet) \(number)" }
    }

    /// The rows of `spelled.tsv`: every public rule set of every locale that has rules of its own.
    static func rows() throws -> [Row] {
        let file = try String(
            contentsOf: PackageFolder.file("Tests/Extras/NumberWordsTests/spelled.tsv"), encoding: .utf8)
        return file.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Row(locale: fields[0], ruleSet: fields[1], number: fields[2], text: fields[3])
        }
    }

    @Test func everyRuleSetSpellsAsICU() throws {
        let rows = try Self.rows()
        #expect(rows.count == 3028)
        for row in rows {
            let text = try NumberWords.bundled.spell(
                DecimalValue(row.number), in: LocaleIdentifier(row.locale),
                ruleSet: NumberRuleSet(rawValue: row.ruleSet))
            #expect(text == row.text, "\(row)")
        }
    }

    /// The file has every rule set that the tables have for a locale with rules of its own.
    @Test func theFileHasEveryRuleSet() throws {
        var listed: [String: Set<String>] = [:]
        for row in try Self.rows() {
            listed[row.locale.split(separator: "_").joined(separator: "-"), default: []].insert(row.ruleSet)
        }
        for locale in ["af", "de", "en", "fi", "fr", "ja", "pl", "ru", "sr-Latn", "zh-Hant"] {
            let ruleSets = try NumberWords.bundled.ruleSets(in: LocaleIdentifier(locale)).map(\.rawValue)
            let inherited = try NumberWords.bundled.ruleSets(in: .root).map(\.rawValue)
            let missing = Set(ruleSets).subtracting(listed[locale] ?? []).subtracting(inherited)
            #expect(missing.isEmpty, "\(locale): \(missing.sorted())")
        }
    }
}
