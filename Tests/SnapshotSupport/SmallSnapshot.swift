import DataSnapshot
import Foundation
import LocaleModel
import LocaleResolution
import TestSupport

/// A minimal snapshot that tests can change.
public enum SmallSnapshot {
    /// The decimal separator.
    public static let decimal = LocaleField.symbol(system: "latn", .decimal)
    /// The grouping separator.
    public static let group = LocaleField.symbol(system: "latn", .group)
    /// The standard currency pattern.
    public static let standard = LocaleField.pattern(system: "latn", .standard)

    /// A snapshot of a few locales and two currencies.
    public static func make() -> Snapshot {
        var supplemental = SupplementalFacts()
        supplemental.numberingSystems = ["latn": NumberingSystem(digits: "0123456789")]
        supplemental.fractions = ["DEFAULT": Fractions(digits: 2, rounding: 0)]
        supplemental.identifiers.likelySubtags = ["de": "de-Latn-DE", "und-DE": "de-Latn-DE"]
        supplemental.regionCurrencies = ["DE": [RegionCurrency(code: "EUR", from: "1999-01-01")]]
        supplemental.plurals.cardinals = ["de": ["one": "i = 1 and v = 0", "other": ""]]
        return Snapshot(
            locales: SourceVersion(name: "cldr-json", version: "48.0.0", cldrVersion: "48"),
            localeFacts: [
                LocaleFacts(
                    identifier: "de",
                    values: [
                        decimal: ",", group: ".", standard: "#,##0.00\u{A0}¤",
                        .currency(code: "EUR", .symbol): "€", .name(code: "EUR", nil): "Euro",
                    ]),
                LocaleFacts(identifier: "de-AT", values: [group: "\u{A0}"]),
                LocaleFacts(identifier: "de-CH"),
                LocaleFacts(
                    identifier: "und",
                    values: [
                        .numberingSystem(.default): "latn", .minimumGroupingDigits: "1", decimal: ".", group: ",",
                        standard: "¤\u{A0}#,##0.00", .symbol(system: "latn", .minusSign): "-",
                    ]),
            ], supplemental: supplemental,
            iso4217: ISO4217Facts(
                currentPublished: "2024-06-25", withdrawnPublished: "2024-06-25",
                current: [
                    ISOCurrency(
                        code: "ANG", numericCode: "532", minorUnit: 2, name: "Netherlands Antillean Guilder",
                        isFund: false, entities: ["CURAÇAO"]),
                    ISOCurrency(
                        code: "EUR", numericCode: "978", minorUnit: 2, name: "Euro", isFund: false,
                        entities: ["GERMANY"]),
                ], entitiesWithoutCurrency: [], withdrawn: []))
    }
}

extension Snapshot {
    /// Sets a value of a locale; nil removes it.
    public mutating func set(_ field: LocaleField, to value: String?, in locale: String) {
        for index in localeFacts.indices where localeFacts[index].identifier == locale {
            localeFacts[index][field] = value
        }
    }
}

/// The snapshot of this package, or a part of it. Tables can be generated from it, unlike from a small one.
public enum OwnSnapshot {
    /// The path of the committed snapshot.
    public static let directory = PackageFolder.file("Data/Snapshot").path

    /// The committed snapshot.
    public static let whole = Result { try Snapshot(directory: directory) }

    /// A folder with a copy of the committed snapshot, reduced to some locales and their ancestors.
    ///
    /// Generating from it takes a hundredth of the time.
    public static func copy(locales: [String] = ["en", "de", "de-CH"]) throws -> URL {
        let source = URL(fileURLWithPath: directory)
        let target = FileManager.default.temporaryDirectory.appendingPathComponent("snapshot-\(UUID().uuidString)")
        for folder in ["locales", "names", "rules", "supplemental"] {
            try FileManager.default.createDirectory(
                at: target.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        var files = ["sources.json", "corrections.json", "iso4217.json"]
        files += try FileManager.default.contentsOfDirectory(
            atPath: source.appendingPathComponent("supplemental").path
        ).map { "supplemental/\($0)" }
        let identifiers = source.appendingPathComponent("supplemental/identifiers.json")
        let existing = try FileManager.default.contentsOfDirectory(
            atPath: source.appendingPathComponent("locales").path)
        let parents = LocaleParents(
            identifiers: try JSONDecoder().decode(IdentifierFacts.self, from: Data(contentsOf: identifiers)),
            existing: existing.map { String($0.dropLast(".json".count)) })
        let all = Set(locales.flatMap(parents.chain)).sorted()
        let named = all.filter {
            FileManager.default.fileExists(atPath: source.appendingPathComponent("names/\($0).json").path)
        }
        let spelled = all.filter {
            FileManager.default.fileExists(atPath: source.appendingPathComponent("rules/\($0).json").path)
        }
        files += all.map { "locales/\($0).json" } + named.map { "names/\($0).json" }
        files += spelled.map { "rules/\($0).json" }
        for file in files {
            try FileManager.default.copyItem(
                at: source.appendingPathComponent(file), to: target.appendingPathComponent(file))
        }
        let contents = try Data(contentsOf: source.appendingPathComponent("contents.json"))
        var listed = try JSONSerialization.jsonObject(with: contents) as? [String: Any] ?? [:]
        (listed["locales"], listed["names"], listed["rules"]) = (all, named, spelled)
        try JSONSerialization.data(withJSONObject: listed).write(to: target.appendingPathComponent("contents.json"))
        return target
    }

    /// German for Germany, Belgium and Switzerland, English, and the root.
    public static func german() throws -> Snapshot {
        var snapshot = try whole.get()
        snapshot.localeFacts.removeAll { !["de", "de-BE", "de-CH", "en", "und"].contains($0.identifier) }
        return snapshot
    }
}
