import CurrencyCore
import CurrencyFormat
import Foundation
import PackedTables
import TestSupport
import Testing

@testable import CurrencyEngine

/// Compares every compact pattern that cldr-json 48 publishes with the bundled image.
struct PublishedCompactTests {
    private static let categories = ["0", "1", "zero", "one", "two", "few", "many", "other"]

    @Test(.enabled(if: Publication.cldrJSON.isHere, "\(Publication.cldrJSON.hint)"))
    func everyPublishedPatternIsFound() throws {
        let main = URL(fileURLWithPath: try Publication.cldrJSON.folder() + "/cldr-numbers-full/main")
        let locales = try FileManager.default.contentsOfDirectory(atPath: main.path).sorted()
        #expect(locales.count > 700)
        var counts = (patterns: 0, multipliers: 0, differences: 0)
        for locale in locales where locale != "und" && !locale.hasPrefix(".") {
            let file = main.appendingPathComponent(locale).appendingPathComponent("numbers.json")
            let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
            let entry = (root?["main"] as? [String: Any])?[locale] as? [String: Any]
            let numbers = try #require(entry?["numbers"] as? [String: Any])
            try compare(locale, numbers, &counts)
        }
        print("compact patterns: \(counts.patterns) compared, \(counts.multipliers) multipliers")
        #expect(counts.patterns > 60_000)
        #expect(counts.differences == 0)
    }

    private func compare(
        _ locale: String, _ numbers: [String: Any], _ counts: inout (patterns: Int, multipliers: Int, differences: Int)
    ) throws {
        for (key, value) in numbers {
            guard let range = key.range(of: "Formats-numberSystem-"), let formats = value as? [String: Any] else {
                continue
            }
            let isCurrency = key.hasPrefix("currency")
            guard isCurrency || key.hasPrefix("decimal") else { continue }
            let kinds: [(String, String, CompactPatterns.Kind)] =
                isCurrency
                ? [("short", "standard", .currencyShort)]
                : [("short", "decimalFormat", .decimalShort), ("long", "decimalFormat", .decimalLong)]
            for (length, name, kind) in kinds {
                guard let table = (formats[length] as? [String: Any])?[name] as? [String: String] else { continue }
                let identifier = "\(locale)-u-nu-\(key[range.upperBound...])"
                let patterns = try CompactPatternsTests.patterns(identifier, kind)
                try compare(identifier, table, patterns, &counts)
            }
        }
    }

    private func compare(
        _ locale: String, _ table: [String: String], _ patterns: CompactPatterns,
        _ counts: inout (patterns: Int, multipliers: Int, differences: Int)
    ) throws {
        var zeros: [Int: Set<Int>] = [:]
        for (key, expected) in table {
            // Keys look like 1000-count-one or 1000-count-other-alt-alphaNextToNumber.
            let parts = key.components(separatedBy: "-")
            let category = try #require(Self.categories.firstIndex(of: parts[2]))
            let magnitude = parts[0].count - 1
            let alpha = parts.last == "alphaNextToNumber"
            let found = patterns.pattern(
                CompactKey(CountForm.allCases[category], alphaNextToNumber: alpha), magnitude: magnitude)
            counts.patterns += 1
            if found.map(Self.expanded) != expected.filter({ $0 != "'" }) {
                counts.differences += 1
                Issue.record("\(locale) \(key): expected \(expected), found \(found.map(Self.expanded) ?? "nothing")")
            }
            if !alpha { zeros[magnitude, default: []].insert(expected == "0" ? 0 : Self.zeros(expected)) }
        }
        // If all categories of a magnitude agree, the published text alone determines the multiplier.
        for (magnitude, values) in zeros {
            let digits = values.filter { $0 > 0 }
            guard digits.count <= 1 else { continue }
            let expected = digits.first.map { $0 - magnitude - 1 } ?? 0
            counts.multipliers += 1
            if patterns.multiplier(magnitude: magnitude) != expected {
                counts.differences += 1
                Issue.record("\(locale) 10^\(magnitude): \(patterns.multiplier(magnitude: magnitude)), not \(expected)")
            }
        }
    }

    /// The length of the first run of zeros; CLDR never quotes a zero.
    private static func zeros(_ pattern: String) -> Int {
        pattern.drop { $0 != "0" }.prefix { $0 == "0" }.count
    }

    private static func expanded(_ pattern: CompactPatterns.Pattern) -> String {
        // Compared without quotes.
        let text = pattern.text.filter { $0 != "'" }
        return text.replacingOccurrences(of: "0", with: String(repeating: "0", count: pattern.zeros))
    }
}
