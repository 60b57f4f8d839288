import DataSnapshot
import Foundation
import LocaleModel
import LocaleResolution
import Testing

/// CLDR 48 as it was published, and ISO 4217 of 2026-01.
@Suite(.enabled(if: Publication.cldrJSON != nil && Publication.iso4217 != nil))
struct PublishedDistributionTests {
    @Test
    func everyLocaleOfTheDistributionIsRead() throws {
        let imported = try ImportedDistribution.shared.get()
        #expect(imported.facts.locales.count == 766)
        #expect(imported.snapshot.localeFacts.map(\.identifier) == imported.facts.locales.map(\.identifier).sorted())
        #expect(imported.facts.source == SourceVersion(name: "cldr-json", version: "48.0.0", cldrVersion: "48"))
    }

    /// Own values and inheritance together say what the distribution says of a locale.
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

    /// Nothing is inherited that the distribution does not have: not by ancestors, not by aliases.
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

    /// Every field that anything in the chain could lead to, for the numbering systems that the distribution shows of
    /// the locale: it leaves out all others. Of the root it shows latn; what the root has beside was decided on.
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

    @Test
    func importingTwiceGivesTheSameBytesAsTheCommittedSnapshot() throws {
        let committed = try content(of: Publication.package.appendingPathComponent("Data/Snapshot").path)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "CLDRJSONSourceTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for run in [try ImportedDistribution.shared.get(), try ImportedDistribution()] {
            try run.snapshot.write(to: folder.appendingPathComponent("Snapshot").path)
            let written = try content(of: folder.appendingPathComponent("Snapshot").path)
            #expect(written.keys.sorted() == committed.keys.sorted())
            let changed = written.keys.filter { written[$0] != committed[$0] }.sorted()
            #expect(changed.isEmpty, "import again: \(changed.prefix(10))")
        }
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
        case .numberingSystem, .minimumGroupingDigits, .currency, .name:
            nil
        }
    }
}
