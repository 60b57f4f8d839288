import CurrencyEngine
import CurrencyNames
import Foundation
import TestSupport
import Testing

/// Looks up every name in cldr-json, own or inherited.
struct PublishedNamesTests {
    @Test(.enabled(if: Publication.cldrJSON.isHere, "\(Publication.cldrJSON.hint)"))
    func everyNameOfEveryLocale() throws {
        let folder = URL(fileURLWithPath: try Publication.cldrJSON.folder() + "/cldr-numbers-full/main")
        let names = CurrencyNames.bundled
        var entries = 0
        var differences: [String] = []
        // cldr-json does not publish en-US-posix, which has no own names.
        let locales = names.localeIdentifiers.filter { $0 != "en-US-posix" }
        for identifier in locales {
            let here = names.names(in: try LocaleIdentifier(identifier))
            for (code, texts) in try Self.currencies(of: identifier, in: folder) {
                let currency = try CurrencyCode(code)
                for (key, text) in texts where key.hasPrefix("displayName") {
                    entries += 1
                    let found: String?
                    if key == "displayName" {
                        found = here.displayName(of: currency)
                    } else {
                        let keyword = String(key.dropFirst("displayName-count-".count))
                        let category = try #require(PluralCategory.allCases.first { $0.description == keyword })
                        found = here.pluralName(of: currency, category: category)
                    }
                    if found != text {
                        differences.append("\(identifier) \(code) \(key): \(found ?? "nothing"), not \(text)")
                    }
                }
            }
        }
        print("names compared with cldr-json: \(entries)")
        #expect(differences.isEmpty, "\(differences.prefix(20))")
        #expect(entries == 380_572)
        #expect(locales.count == 766)
    }

    /// The currencies in a locale's file: texts by code and key.
    private static func currencies(of locale: String, in folder: URL) throws -> [String: [String: String]] {
        let file = folder.appendingPathComponent("\(locale)/currencies.json")
        let whole = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let main = try #require(whole["main"] as? [String: Any])
        let content = try #require(main[locale] as? [String: Any])
        let numbers = try #require(content["numbers"] as? [String: Any])
        return try #require(numbers["currencies"] as? [String: [String: String]])
    }
}
