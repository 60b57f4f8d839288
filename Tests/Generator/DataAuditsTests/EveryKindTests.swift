import DataSnapshot
import LocaleModel
import SnapshotSupport
import Testing

@testable import DataAudits

/// Removes and adds each kind of value in the snapshot's model once, and expects exactly that finding.
@Suite struct EveryKindTests {
    // MARK: Values of locales

    /// German with and without a value for one field.
    static func pair(_ field: LocaleField, system: String = "latn") -> (with: Snapshot, without: Snapshot) {
        var without = SmallSnapshot.make()
        without.set(field, to: nil, in: "de")
        var with = without
        with.set(field, to: value(of: field), in: "de")
        return (with, without)
    }

    /// A value that differs from LDML's fallback.
    static func value(of field: LocaleField) -> String {
        switch field {
        case .numberingSystem: "deva"
        case .minimumGroupingDigits: "2"
        case .symbol: "\u{1F}x"
        case .pattern(_, .decimal), .pattern(_, .percent), .pattern(_, .scientific): "#,##0.###x"
        // One more space than in the root's pattern, or in the one without the currency.
        case .pattern(_, .standardNoCurrency), .pattern(_, .accountingNoCurrency): "#,##0.00 "
        case .pattern, .currency(_, .pattern): "¤\u{A0}\u{A0}#,##0.00"
        case .spacing: "[:x:]"
        case .appendISO: "{0}x"
        case .unitPattern: "{0}{1}"
        case .compact: "0x"
        case .miscellaneous, .measureUnit: "{0}x"
        case .currency, .name: "x"
        case .numberRules: "%spellout-numbering:\n0: =0=x;"
        }
    }

    @Test(arguments: SnapshotKinds.fields) func aValueOfALocale(_ field: LocaleField) throws {
        #expect(SnapshotKinds.isListed(field))
        let (with, without) = Self.pair(field)
        for (old, new) in [(with, without), (without, with)] {
            let findings = SnapshotDifference(from: old, to: new).findings
            #expect(findings.map(\.locale) == ["de"], "\(findings.map(\.message))")
            #expect(findings.map(\.field) == [field.path])
            let finding = try #require(findings.first)
            #expect((old.localeFacts[0][field] == nil ? finding.new : finding.old) == Self.value(of: field))
            #expect(finding.old != finding.new)
        }
    }

    /// A numbering system that neither the locale nor its ancestors list, such as `arab` in Swedish.
    @Test func aValueOfASystemThatIsNotNamed() {
        var with = SmallSnapshot.make()
        with.set(.symbol(system: "arab", .minusSign), to: "\u{200E}\u{2212}", in: "de")
        for (old, new) in [(with, SmallSnapshot.make()), (SmallSnapshot.make(), with)] {
            let findings = SnapshotDifference(from: old, to: new).findings
            #expect(findings.map(\.field) == ["systems/arab/symbols/minusSign"])
            #expect(findings.map(\.locale) == ["de"] && findings.map(\.class) == [.sign])
            // Two locales inherit the value.
            #expect(findings.map(\.reaches) == [["de-AT", "de-CH"]])
        }
    }

    /// A value of the root, which all locales inherit.
    @Test func aValueOfTheRoot() {
        var with = SmallSnapshot.make()
        with.set(.symbol(system: "arab", .minusSign), to: "\u{200E}\u{2212}", in: "und")
        for (old, new) in [(with, SmallSnapshot.make()), (SmallSnapshot.make(), with)] {
            let findings = SnapshotDifference(from: old, to: new).findings
            #expect(findings.map(\.field) == ["systems/arab/symbols/minusSign"])
            #expect(findings.map(\.locale) == ["und"])
        }
    }

    // MARK: Everything else

    /// A kind, and the same snapshot without a value of that kind.
    struct Row: Sendable, CustomStringConvertible {
        var description: String
        var kind: FindingClass
        var field: String
        /// Additional findings that this change causes.
        var also: [String] = []
        var remove: @Sendable (inout Snapshot) -> Void

        init(
            _ description: String, _ kind: FindingClass, _ field: String, also: [String] = [],
            _ remove: @escaping @Sendable (inout Snapshot) -> Void
        ) {
            (self.description, self.kind, self.field, self.also) = (description, kind, field, also)
            self.remove = remove
        }
    }

    /// A snapshot with a value of every kind. EUR and CHF occur in several places, so that removing one leaves the
    /// currency.
    static let whole: Snapshot = {
        var snapshot = SmallSnapshot.make()
        for field in SnapshotKinds.fields { snapshot.set(field, to: value(of: field), in: "de") }
        snapshot.set(.name(code: "CHF", nil), to: "Franken", in: "de")
        snapshot.supplemental.fractions["CHF"] = Fractions(digits: 3, rounding: 7, cashDigits: 1, cashRounding: 5)
        snapshot.supplemental.regionCurrencies["DE"] = [
            RegionCurrency(code: "EUR", from: "1999-01-01", to: "2999-12-31", isTender: false),
            RegionCurrency(code: "CHF", from: "1999-01-01"),
        ]
        snapshot.supplemental.identifiers.parentLocales = ["de-LI": "de-CH"]
        snapshot.supplemental.identifiers.defaultContent = ["de-DE"]
        snapshot.supplemental.identifiers.languageAliases = ["deu": "de"]
        snapshot.supplemental.identifiers.scriptAliases = ["Qaai": "Zinh"]
        snapshot.supplemental.identifiers.territoryAliases = ["DD": "DE"]
        snapshot.supplemental.identifiers.variantAliases = ["polytoni": "polyton"]
        snapshot.supplemental.identifiers.rightToLeftScripts = ["Arab"]
        snapshot.supplemental.languageMatching = {
            var matching = LanguageMatchingFacts()
            matching.languageMatches = [
                LanguageMatch(desired: "gsw", supported: "de", distance: 4, oneway: true),
                LanguageMatch(desired: "*", supported: "*", distance: 80),
            ]
            matching.matchVariables = ["$americas": "019"]
            matching.paradigmLocales = ["en"]
            matching.territoryContainment = ["155": ["DE"]]
            return matching
        }()
        snapshot.supplemental.plurals.ranges = ["de": ["one": ["other": "other"]]]
        snapshot.supplemental.plurals.ordinals = ["de": ["one": "n = 1", "other": ""]]
        snapshot.supplemental.englishNames = {
            var names = EnglishNames()
            names.languages = ["de": "German"]
            names.scripts = ["Latn": "Latin"]
            names.territories = ["DE": "Germany"]
            names.variants = ["1901": "old spelling"]
            return names
        }()
        snapshot.iso4217.entitiesWithoutCurrency = ["ANTARCTICA"]
        snapshot.iso4217.withdrawn = [
            ISOWithdrawal(
                code: "CHF", numericCode: "756", name: "Franc", isFund: true, entity: "ZUG", withdrawalDate: "1850-05")
        ]
        return snapshot
    }()

    /// Required values are changed, others removed.
    static let rows: [Row] = [
        Row("localeFacts/*/identifier", .locale, "") { $0.localeFacts.removeAll { $0.identifier == "de-AT" } },
        Row("supplemental/numberingSystems/*/digits", .numberingSystem, "latn") {
            $0.supplemental.numberingSystems["latn"]?.digits = nil
        },
        Row("supplemental/fractions/*/digits", .digits, "CHF/digits") {
            $0.supplemental.fractions["CHF"]?.digits = 2
        },
        Row("supplemental/fractions/*/rounding", .rounding, "CHF/rounding") {
            $0.supplemental.fractions["CHF"]?.rounding = 0
        },
        Row("supplemental/fractions/*/cashDigits", .digits, "CHF/cashDigits") {
            $0.supplemental.fractions["CHF"]?.cashDigits = nil
        },
        Row("supplemental/fractions/*/cashRounding", .rounding, "CHF/cashRounding") {
            $0.supplemental.fractions["CHF"]?.cashRounding = nil
        },
        Row("supplemental/regionCurrencies/*/*/code", .regionCurrency, "DE/EUR") {
            $0.supplemental.regionCurrencies["DE"]?.removeFirst()
        },
        Row("supplemental/regionCurrencies/*/*/from", .regionCurrency, "DE/EUR") {
            $0.supplemental.regionCurrencies["DE"]?[0].from = nil
        },
        Row("supplemental/regionCurrencies/*/*/to", .regionCurrency, "DE/EUR") {
            $0.supplemental.regionCurrencies["DE"]?[0].to = nil
        },
        Row("supplemental/regionCurrencies/*/*/isTender", .regionCurrency, "DE/EUR") {
            $0.supplemental.regionCurrencies["DE"]?[0].isTender = true
        },
        Row("supplemental/identifiers/parentLocales/*", .identifier, "parentLocales/de-LI") {
            $0.supplemental.identifiers.parentLocales = [:]
        },
        Row("supplemental/identifiers/likelySubtags/*", .identifier, "likelySubtags/de") {
            $0.supplemental.identifiers.likelySubtags["de"] = nil
        },
        Row("supplemental/identifiers/defaultContent/*", .identifier, "defaultContent/de-DE") {
            $0.supplemental.identifiers.defaultContent = []
        },
        Row("supplemental/identifiers/languageAliases/*", .identifier, "languageAliases/deu") {
            $0.supplemental.identifiers.languageAliases = [:]
        },
        Row("supplemental/identifiers/scriptAliases/*", .identifier, "scriptAliases/Qaai") {
            $0.supplemental.identifiers.scriptAliases = [:]
        },
        Row("supplemental/identifiers/territoryAliases/*", .identifier, "territoryAliases/DD") {
            $0.supplemental.identifiers.territoryAliases = [:]
        },
        Row("supplemental/identifiers/variantAliases/*", .identifier, "variantAliases/polytoni") {
            $0.supplemental.identifiers.variantAliases = [:]
        },
        Row("supplemental/identifiers/rightToLeftScripts/*", .identifier, "rightToLeftScripts/Arab") {
            $0.supplemental.identifiers.rightToLeftScripts = []
        },
        Row(
            "supplemental/languageMatching/languageMatches/*/desired", .identifier, "languageMatches/gsw de",
            also: ["languageMatches/lb de"]
        ) { $0.supplemental.languageMatching?.languageMatches[0].desired = "lb" },
        Row(
            "supplemental/languageMatching/languageMatches/*/supported", .identifier, "languageMatches/gsw de",
            also: ["languageMatches/gsw fr"]
        ) { $0.supplemental.languageMatching?.languageMatches[0].supported = "fr" },
        Row("supplemental/languageMatching/languageMatches/*/distance", .identifier, "languageMatches/gsw de") {
            $0.supplemental.languageMatching?.languageMatches[0].distance = 8
        },
        Row("supplemental/languageMatching/languageMatches/*/oneway", .identifier, "languageMatches/gsw de") {
            $0.supplemental.languageMatching?.languageMatches[0].oneway = false
        },
        Row("supplemental/languageMatching/matchVariables/*", .identifier, "matchVariables/$americas") {
            $0.supplemental.languageMatching?.matchVariables = [:]
        },
        Row("supplemental/languageMatching/paradigmLocales/*", .identifier, "paradigmLocales/en") {
            $0.supplemental.languageMatching?.paradigmLocales = []
        },
        Row("supplemental/languageMatching/territoryContainment/*/*", .identifier, "territoryContainment/155") {
            $0.supplemental.languageMatching?.territoryContainment = [:]
        },
        Row("supplemental/plurals/cardinals/*/*", .plural, "cardinals/de") {
            $0.supplemental.plurals.cardinals["de"]?["one"] = nil
        },
        Row("supplemental/plurals/ordinals/*/*", .plural, "ordinals/de") {
            $0.supplemental.plurals.ordinals?["de"]?["one"] = nil
        },
        Row("supplemental/plurals/ranges/*/*/*", .plural, "ranges/de") {
            $0.supplemental.plurals.ranges["de"]?["one"] = nil
        },
        Row("supplemental/englishNames/languages/*", .other, "languages/de") {
            $0.supplemental.englishNames.languages = [:]
        },
        Row("supplemental/englishNames/scripts/*", .other, "scripts/Latn") {
            $0.supplemental.englishNames.scripts = [:]
        },
        Row("supplemental/englishNames/territories/*", .other, "territories/DE") {
            $0.supplemental.englishNames.territories = [:]
        },
        Row("supplemental/englishNames/variants/*", .other, "variants/1901") {
            $0.supplemental.englishNames.variants = [:]
        },
        // Removing a code also removes its minor unit, which is a separate finding.
        Row("iso4217/current/*/code", .currency, "current/ANG", also: ["current/ANG/minorUnit"]) {
            $0.iso4217.current.removeFirst()
        },
        Row("iso4217/current/*/numericCode", .currency, "current/ANG/numericCode") {
            $0.iso4217.current[0].numericCode = "999"
        },
        Row("iso4217/current/*/minorUnit", .digits, "current/ANG/minorUnit") { $0.iso4217.current[0].minorUnit = nil },
        Row("iso4217/current/*/name", .names, "current/ANG/name") { $0.iso4217.current[0].name = "" },
        Row("iso4217/current/*/isFund", .currency, "current/ANG/isFund") { $0.iso4217.current[0].isFund.toggle() },
        Row("iso4217/current/*/entities/*", .regionCurrency, "current/ANG/entities") {
            $0.iso4217.current[0].entities = []
        },
        Row("iso4217/entitiesWithoutCurrency/*", .regionCurrency, "entitiesWithoutCurrency") {
            $0.iso4217.entitiesWithoutCurrency = []
        },
        Row("iso4217/withdrawn/*/code", .regionCurrency, "withdrawn/CHF") { $0.iso4217.withdrawn = [] },
        Row("iso4217/withdrawn/*/numericCode", .regionCurrency, "withdrawn/CHF") {
            $0.iso4217.withdrawn[0].numericCode = nil
        },
        Row("iso4217/withdrawn/*/name", .regionCurrency, "withdrawn/CHF") { $0.iso4217.withdrawn[0].name = "" },
        Row("iso4217/withdrawn/*/isFund", .regionCurrency, "withdrawn/CHF") {
            $0.iso4217.withdrawn[0].isFund.toggle()
        },
        Row("iso4217/withdrawn/*/entity", .regionCurrency, "withdrawn/CHF") { $0.iso4217.withdrawn[0].entity = "" },
        Row("iso4217/withdrawn/*/withdrawalDate", .regionCurrency, "withdrawn/CHF") {
            $0.iso4217.withdrawn[0].withdrawalDate = ""
        },
    ]

    @Test(arguments: rows) func aValueBesideTheLocales(_ row: Row) {
        var less = Self.whole
        row.remove(&less)
        for (old, new) in [(Self.whole, less), (less, Self.whole)] {
            let findings = SnapshotDifference(from: old, to: new).findings
            #expect(findings.filter { $0.class == row.kind && $0.field == row.field }.count == 1)
            #expect(Set(findings.map(\.field)) == Set([row.field] + row.also), "\(findings.map(\.message))")
            #expect(findings.allSatisfy { $0.old != $0.new })
        }
    }

    /// Publications and dates are not findings: every report lists those of both sides.
    static let versions: [String: @Sendable (inout Snapshot) -> Void] = [
        "locales/name": { $0.locales.name = "ldml" }, "locales/version": { $0.locales.version = "48.1" },
        "locales/cldrVersion": { $0.locales.cldrVersion = nil },
        "corrections": {
            $0.corrections = SnapshotCorrections(source: SourceVersion(name: "icu", version: "78.3"), fields: [:])
        },
        "iso4217/currentPublished": { $0.iso4217.currentPublished = "2026-02-02" },
        "iso4217/withdrawnPublished": { $0.iso4217.withdrawnPublished = "2026-02-02" },
    ]

    @Test(arguments: versions.keys.sorted()) func versionsAreNamedByTheReport(_ kind: String) throws {
        var other = Self.whole
        let change = try #require(Self.versions[kind])
        change(&other)
        let difference = SnapshotDifference(from: Self.whole, to: other)
        #expect(difference.findings == [] && difference.old != difference.new)
        let text = try JSONReport(difference).text()
        #expect(try text != JSONReport(SnapshotDifference(from: Self.whole, to: Self.whole)).text())
    }

    /// Fails for a new property of the model, which has no row.
    @Test func everyKindHasARow() {
        let fields = SnapshotKinds.fields.map { "localeFacts/*/values/\(SnapshotKinds.kind(of: $0))" }
        let expected = fields + Self.rows.map(\.description) + Self.versions.keys
        #expect(expected.count == Set(expected).count)
        #expect(Set(expected).symmetricDifference(SnapshotKinds.all(of: Self.whole)) == [])
    }

    // MARK: Minor units

    @Test(arguments: [(2, 0), (0, 2), (2, nil), (nil, 2), (3, 2)] as [(Int?, Int?)])
    func aMinorUnitThatChangesIsOfDigits(was: Int?, now: Int?) {
        var (old, new) = (SmallSnapshot.make(), SmallSnapshot.make())
        old.iso4217.current[1].minorUnit = was
        new.iso4217.current[1].minorUnit = now
        let findings = SnapshotDifference(from: old, to: new).findings(of: [.digits])
        #expect(findings.map(\.field) == ["current/EUR/minorUnit"])
        #expect(findings.map(\.old) == [was.map { String($0) } ?? "N.A."])
        #expect(findings.map(\.new) == [now.map { String($0) } ?? "N.A."])
    }

    @Test func aCodeWithoutAMinorUnitComesAndGoesWithoutDigits() {
        var gold = SmallSnapshot.make()
        gold.iso4217.current[0].minorUnit = nil
        var less = gold
        less.iso4217.current.removeFirst()
        for (old, new) in [(gold, less), (less, gold)] {
            #expect(SnapshotDifference(from: old, to: new).findings.map(\.class) == [.currency])
        }
    }
}
