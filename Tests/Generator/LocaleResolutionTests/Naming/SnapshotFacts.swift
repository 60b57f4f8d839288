import Foundation
import LocaleModel
import LocaleResolution
import TestSupport

/// The committed snapshot and decisions, reduced to what naming needs.
enum SnapshotFacts {
    static let data = PackageFolder.file("Data")

    /// Whether there is a snapshot. If not, prints the reason.
    static func isPresent() -> Bool {
        let isPresent = ["names/en.json", "supplemental/englishNames.json", "iso4217.json"].allSatisfy {
            FileManager.default.fileExists(atPath: data.appendingPathComponent("Snapshot/\($0)").path)
        }
        if !isPresent { print("skipped: there is no snapshot in Data/Snapshot; the command import writes one") }
        return isPresent
    }

    static func decode<Value: Decodable>(_ type: Value.Type, _ file: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(contentsOf: data.appendingPathComponent(file)))
    }

    static func localeNaming(
        adapting adapt: (inout LocaleNamingDecisions) -> Void = { _ in }
    ) throws -> LocaleCaseNaming {
        let folder = data.appendingPathComponent("Snapshot/locales")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        var decisions = try decode(LocaleNamingDecisions.self, "Decisions/Naming/locales.json")
        adapt(&decisions)
        return LocaleCaseNaming(
            identifiers: files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(".json".count)) },
            facts: try decode(IdentifierFacts.self, "Snapshot/supplemental/identifiers.json"),
            names: try decode(EnglishNames.self, "Snapshot/supplemental/englishNames.json"), decisions: decisions)
    }

    static func currencyNaming() throws -> CurrencyCaseNaming {
        var english = LocaleFacts(identifier: "en")
        for (code, names) in try decode([String: [String: String]].self, "Snapshot/names/en.json") {
            english[.name(code: code, nil)] = names["displayName"]
        }
        return CurrencyCaseNaming(
            iso: try decode(ISO4217Facts.self, "Snapshot/iso4217.json"), english: english,
            regions: try decode([String: [RegionCurrency]].self, "Snapshot/supplemental/regionCurrencies.json"),
            decisions: try decode(CurrencyNamingDecisions.self, "Decisions/Naming/currencies.json"))
    }
}
