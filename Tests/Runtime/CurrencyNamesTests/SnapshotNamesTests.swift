import CurrencyEngine
import CurrencyNames
import Foundation
import TestSupport
import Testing

/// Resolves the committed snapshot by LDML's rules, literally, and compares every name.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies>, steps 4.1 to 4.4.
struct SnapshotNamesTests {
    @Test func everyAnswerOfEveryLocale() throws {
        let snapshot = try SnapshotNames()
        let names = CurrencyNames.bundled
        var answers = 0
        var longest = 0
        var differences: [String] = []
        func compare(_ found: String?, _ expected: String?, _ place: @autoclosure () -> String) {
            answers += 1
            longest = max(longest, found?.utf8.count ?? 0)
            if found != expected {
                differences.append("\(place()): \(found ?? "nothing"), not \(expected ?? "nothing")")
            }
        }
        for (index, identifier) in names.localeIdentifiers.enumerated() {
            let here = names.names(in: try LocaleIdentifier(identifier))
            let chain = snapshot.chain(from: identifier)
            // Locales without own names are compared in two forms of every fourth name, with a different start for each
            // locale: their ancestors are compared in full.
            let inherits = snapshot.names[identifier] == nil
            let categories = inherits ? [.many] : PluralCategory.allCases
            for (place, currency) in names.currencyCodes.enumerated() where !inherits || (place + index) % 4 == 0 {
                let code = currency.description
                compare(
                    here.displayName(of: currency), snapshot.nearest("displayName", code, chain),
                    "\(identifier) \(code)")
                for category in categories {
                    let expected =
                        snapshot.nearest(category.description, code, chain.dropLast())
                        ?? snapshot.nearest("other", code, chain.dropLast())
                        ?? snapshot.nearest("displayName", code, chain) ?? code
                    compare(
                        here.pluralName(of: currency, category: category), expected,
                        "\(identifier) \(code) \(category)")
                }
            }
        }
        print("answers compared with the snapshot: \(answers)")
        #expect(differences.isEmpty, "\(differences.prefix(20))")
        #expect(answers > 650_000)
        // The maximum that `CurrencyNames.write` documents.
        #expect((1...187).contains(longest), "\(longest)")
    }
}

/// The names in the committed snapshot, and its parents of locales.
private struct SnapshotNames {
    /// The texts by locale, code and form.
    let names: [String: [String: [String: String]]]
    private let locales: Set<String>
    private let identifiers: Identifiers

    private struct Identifiers: Decodable {
        var parentLocales: [String: String]
        var likelySubtags: [String: String]
    }

    init() throws {
        let folder = PackageFolder.file("Data/Snapshot")
        func identifiers(in name: String) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path)
                .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(".json".count)) }
        }
        locales = Set(try identifiers(in: "locales"))
        var names: [String: [String: [String: String]]] = [:]
        for locale in try identifiers(in: "names") {
            let bytes = try Data(contentsOf: folder.appendingPathComponent("names/\(locale).json"))
            names[locale] = try JSONDecoder().decode([String: [String: String]].self, from: bytes)
        }
        self.names = names
        self.identifiers = try JSONDecoder().decode(
            Identifiers.self,
            from: Data(contentsOf: folder.appendingPathComponent("supplemental/identifiers.json")))
    }

    func nearest(_ form: String, _ code: String, _ chain: some Sequence<String>) -> String? {
        for locale in chain {
            if let text = names[locale]?[code]?[form] { return text }
        }
        return nil
    }

    /// A locale and its ancestors down to the root, without those that have no data.
    func chain(from identifier: String) -> [String] {
        var result = [identifier]
        var current = identifier
        while current != "und" {
            current = parent(of: current)
            if locales.contains(current) { result.append(current) }
        }
        return result
    }

    private func parent(of identifier: String) -> String {
        if let parent = identifiers.parentLocales[identifier] { return parent }
        let subtags = identifier.split(separator: "-")
        if subtags.count == 1 { return "und" }
        // A language with a script that is not its likely one inherits from the root.
        let likely = identifiers.likelySubtags[String(subtags[0])]?.split(separator: "-")
        if subtags.count == 2, subtags[1].count == 4, subtags[1] != likely?.dropFirst().first { return "und" }
        return subtags.dropLast().joined(separator: "-")
    }
}
