import DataSnapshot
import Foundation
import LocaleModel
import LocaleResolution
import TestSupport
import Testing

/// CLDR 48 as published, and ISO 4217 of 2026-01.
@Suite(
    .enabled(if: Publication.cldrJSON.isHere, "\(Publication.cldrJSON.hint)"),
    .enabled(if: Publication.iso4217.isHere, "\(Publication.iso4217.hint)"))
struct PublishedDistributionTests {
    @Test
    func everyLocaleOfTheDistributionIsRead() throws {
        let imported = try ImportedDistribution.shared.get()
        #expect(imported.facts.locales.count == 766)
        #expect(imported.snapshot.localeFacts.map(\.identifier) == imported.facts.locales.map(\.identifier).sorted())
        #expect(imported.facts.source == SourceVersion(name: "cldr-json", version: "48.0.0", cldrVersion: "48"))
    }

    /// Own and inherited values together equal the distribution's values for a locale.
    @Test
    func inheritanceGivesBackEveryValueOfTheDistribution() throws {
        let imported = try ImportedDistribution.shared.get()
        let inheritance = Inheritance(
            locales: imported.snapshot.localeFacts, identifiers: imported.facts.supplemental.identifiers)
        var count = 0
        var differences: [String] = []
        for locale in imported.facts.locales {
            let chain = inheritance.parents.chain(from: locale.identifier)
            for (field, value) in locale.values {
                count += 1
                let found = inheritance.find(field, along: chain)?.value
                if found != value {
                    differences.append("\(locale.identifier) \(field.path): \(found ?? "nothing"), not \(value)")
                }
            }
        }
        #expect(count > 590_000)
        #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(10))")
    }

    /// No value is inherited that the distribution does not have, whether from ancestors or through aliases.
    @Test
    func inheritanceGivesNothingThatTheDistributionLacks() throws {
        let imported = try ImportedDistribution.shared.get()
        let inheritance = Inheritance(
            locales: imported.snapshot.localeFacts, identifiers: imported.facts.supplemental.identifiers)
        var count = 0
        var differences: [String] = []
        for locale in imported.facts.locales {
            let chain = inheritance.parents.chain(from: locale.identifier)
            for field in fields(of: locale, chain, inheritance) where locale[field] == nil {
                count += 1
                guard let found = inheritance.find(field, along: chain) else { continue }
                differences.append("\(locale.identifier) \(field.path): \(found.value) of \(found.owner)")
            }
        }
        #expect(count > 10_000)
        #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(10))")
    }

    /// Every field that the inheritance chain could lead to, for the numbering systems that the distribution lists for
    /// the locale; it omits all others. For the root it lists latn; decisions cover the root's other systems.
    private func fields(
        of locale: LocaleFacts, _ chain: [String], _ inheritance: Inheritance
    ) -> Set<LocaleField> {
        var shown: Set<String> = []
        for case .symbol(let system, .decimal) in locale.values.keys
        where system == "latn" || locale.identifier != LocaleFacts.rootIdentifier {
            shown.insert(system)
        }
        var result: Set<LocaleField> = []
        for owner in chain {
            for field in inheritance.locales[owner]?.values.keys ?? [:].keys {
                if let system = field.system, !shown.contains(system) { continue }
                result.insert(field)
            }
        }
        for system in shown {
            for kind in SymbolKind.allCases { result.insert(.symbol(system: system, kind)) }
            for kind in PatternKind.allCases { result.insert(.pattern(system: system, kind)) }
            for category in PluralCategory.allCases { result.insert(.unitPattern(system: system, category)) }
            result.insert(.appendISO(system: system))
            for kind in CompactKind.allCases {
                result.formUnion(inheritance.compactFields(system, kind, along: chain))
            }
        }
        return result
    }

    /// The committed snapshot is the distribution with the corrections and additions of its second source. Each value
    /// of that source is listed.
    @Test
    func theCommittedSnapshotIsTheDistributionWithItsCorrections() throws {
        let imported = try ImportedDistribution.shared.get()
        let committed = try Snapshot(directory: PackageFolder.file("Data/Snapshot").path)
        let corrections = try #require(committed.corrections)
        #expect(committed.locales == imported.snapshot.locales)
        #expect(committed.iso4217 == imported.snapshot.iso4217)
        let base = Dictionary(uniqueKeysWithValues: imported.snapshot.localeFacts.map { ($0.identifier, $0) })
        let inheritance = Inheritance(
            locales: imported.snapshot.localeFacts, identifiers: imported.facts.supplemental.identifiers)
        var wrong: [String] = []
        var corrected = 0
        for locale in committed.localeFacts {
            let own = base[locale.identifier]
            for field in Set(locale.values.keys).union(own?.values.keys ?? [:].keys) {
                if own?[field] == locale[field] { continue }
                corrected += 1
                let chain = inheritance.parents.chain(from: locale.identifier)
                let isWrittenOut = inheritance.find(field, along: chain)?.value == locale[field]
                if !corrections.hold(field, in: locale.identifier), !isWrittenOut {
                    wrong.append("\(locale.identifier) \(field.path)")
                }
            }
        }
        print("values that the second source corrects or brings: \(corrected)")
        #expect(wrong.isEmpty, "import again: \(wrong.prefix(10))")
        var supplemental = committed.supplemental
        for path in corrections.fields[SnapshotCorrections.supplemental] ?? [] {
            let code = try #require(path.split(separator: "/").last.map(String.init))
            // cldr-json has rules of ordinals in a package that is not imported.
            if path == "plurals/ordinals/\(code)" {
                supplemental.plurals.ordinals = imported.snapshot.supplemental.plurals.ordinals
                continue
            }
            #expect(path == "fractions/\(code)")
            supplemental.fractions[code] = imported.snapshot.supplemental.fractions[code]
        }
        #expect(supplemental == imported.snapshot.supplemental)
    }

    @Test
    func importingTwiceGivesTheSameBytes() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "CLDRJSONSourceTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let runs = try [ImportedDistribution.shared.get(), ImportedDistribution()].map { run in
            try run.snapshot.write(to: folder.appendingPathComponent("Snapshot").path)
            return try content(of: folder.appendingPathComponent("Snapshot").path)
        }
        #expect(!runs[0].isEmpty && runs[0] == runs[1])
    }

    private func content(of folder: String) throws -> [String: Data] {
        var result: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder) where name.hasSuffix(".json") {
            result[name] = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
        }
        return result
    }
}

extension LocaleField {
    fileprivate var system: String? {
        switch self {
        case .symbol(let system, _), .pattern(let system, _), .spacing(let system, _, _), .appendISO(let system),
            .unitPattern(let system, _), .compact(let system, _, _, _, _), .miscellaneous(let system, _):
            system
        case .numberingSystem, .minimumGroupingDigits, .currency, .name, .measureUnit, .numberRules:
            nil
        }
    }
}
