import DataSnapshot
import Foundation
import LocaleModel

/// A snapshot with little in it, for tests to change.
public enum SmallSnapshot {
    /// The decimal separator.
    public static let decimal = LocaleField.symbol(system: "latn", .decimal)
    /// The grouping separator.
    public static let group = LocaleField.symbol(system: "latn", .group)
    /// The standard pattern of currencies.
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
    /// Sets a value of a locale; nil takes it away.
    public mutating func set(_ field: LocaleField, to value: String?, in locale: String) {
        for index in localeFacts.indices where localeFacts[index].identifier == locale {
            localeFacts[index][field] = value
        }
    }
}

/// The snapshot of this package, or a part of it: it becomes tables, which a small one does not.
public enum OwnSnapshot {
    /// The path of the committed snapshot.
    public static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Data/Snapshot").path

    /// The committed snapshot.
    public static let whole = Result { try Snapshot(directory: directory) }

    /// The German of Germany, Belgium and Switzerland, English, and the root.
    public static func german() throws -> Snapshot {
        var snapshot = try whole.get()
        snapshot.localeFacts.removeAll { !["de", "de-BE", "de-CH", "en", "und"].contains($0.identifier) }
        return snapshot
    }
}
