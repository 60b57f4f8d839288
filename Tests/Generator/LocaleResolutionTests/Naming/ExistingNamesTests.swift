import LocaleModel
import LocaleResolution
import Testing

/// Source compatibility: the names and raw values that existing code uses.
struct ExistingNamesTests {
    @Test func theListHasAllNamesOfTheExistingAPI() {
        #expect(ExistingNames.locales.count == 717)
        #expect(ExistingNames.currencies.count == 159 + 1)
    }

    @Test func everyExistingLocaleNameWorksAsItDid() throws {
        guard SnapshotFacts.isPresent() else { return }
        let names = try SnapshotFacts.localeNaming().resolve()
        expect(ExistingNames.locales, in: names.cases.map { ($0.name, $0.rawValue) }, names.aliases)
        // Ten renamed territories, eleven renamed languages, nine lost accents and so on. There must not be more than
        // necessary.
        #expect(names.aliases.filter { !$0.isNearMiss }.count == 38)
        #expect(
            names.aliases.contains(
                CaseAlias(name: "chineseTraditionalTaiwan", target: "chineseTaiwan", isNearMiss: true)))
    }

    @Test func everyExistingCurrencyNameIsACase() throws {
        guard SnapshotFacts.isPresent() else { return }
        let names = try SnapshotFacts.currencyNaming().resolve()
        expect(ExistingNames.currencies, in: names.cases.map { ($0.name, $0.rawValue) }, [])
        #expect(names.aliases.contains(CaseAlias(name: "bolivar", target: "bolívar")))
    }

    @Test func everyLocaleOfTheSnapshotHasACaseOfItsOwn() throws {
        guard SnapshotFacts.isPresent() else { return }
        let names = try SnapshotFacts.localeNaming().resolve()
        let identifiers = Set(names.cases.compactMap(\.identifier))
        let facts = try SnapshotFacts.decode(IdentifierFacts.self, "Snapshot/supplemental/identifiers.json")
        #expect(Set(facts.defaultContent).subtracting(identifiers).isEmpty)
        #expect(identifiers.count == names.cases.count - 2)
        #expect(Set(names.cases.map(\.name)).count == names.cases.count)
        #expect(Set(names.cases.map(\.rawValue)).count == names.cases.count)
        let sorted = names.cases.map { Array($0.rawValue.utf8) }
        #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    }

    @Test func aDecisionAboutNothingIsFoundAmongTheOthers() throws {
        guard SnapshotFacts.isPresent() else { return }
        let naming = try SnapshotFacts.localeNaming { decisions in
            decisions.names["de_AT"] = NamingDecision(value: "germanAustria", reason: "", link: "")
        }
        #expect(throws: NamingError.unusedDecision(section: "names", key: "de_AT")) { try naming.resolve() }
    }

    @Test func everyDecisionSaysWhyAndWhere() throws {
        let locales = try SnapshotFacts.decode(LocaleNamingDecisions.self, "Decisions/Naming/locales.json")
        let currencies = try SnapshotFacts.decode(CurrencyNamingDecisions.self, "Decisions/Naming/currencies.json")
        let sections = [
            locales.identifiers, locales.languages, locales.scripts, locales.names, locales.aliases, currencies.names,
            currencies.aliases,
        ]
        for (key, decision) in sections.flatMap({ $0 }) {
            #expect(!decision.value.isEmpty && !decision.reason.isEmpty, "\(key)")
            #expect(decision.link.hasPrefix("https://"), "\(key)")
        }
    }

    private func expect(
        _ existing: [(name: String, rawValue: String)], in cases: [(String, String)], _ aliases: [CaseAlias]
    ) {
        let rawValues = Dictionary(cases, uniquingKeysWith: { first, _ in first })
        let targets = Dictionary(aliases.map { ($0.name, $0.target) }, uniquingKeysWith: { first, _ in first })
        for (name, rawValue) in existing {
            #expect(rawValues[targets[name] ?? name] == rawValue, "\(name)")
        }
    }
}
