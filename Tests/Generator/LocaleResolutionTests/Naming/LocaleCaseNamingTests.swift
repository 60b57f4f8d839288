import LocaleModel
import LocaleResolution
import Testing

/// The rule and its amendments for a few locales, named by hand.
struct LocaleCaseNamingTests {
    static func decision(_ value: String) -> NamingDecision {
        NamingDecision(value: value, reason: "a reason", link: "https://example.org")
    }

    static func naming(
        _ identifiers: [String], defaultContent: [String] = [],
        _ decide: (inout LocaleNamingDecisions) -> Void = { _ in }
    ) -> LocaleCaseNaming {
        var facts = IdentifierFacts()
        facts.defaultContent = defaultContent
        facts.likelySubtags = [
            "de": "de-Latn-DE", "zh": "zh-Hans-CN", "zh-Hant": "zh-Hant-TW", "zh-TW": "zh-Hant-TW", "az": "az-Latn-AZ",
            "uz": "uz-Latn-UZ", "sr": "sr-Cyrl-RS", "sr-ME": "sr-Latn-ME",
        ]
        var names = EnglishNames()
        names.languages = ["de": "German", "zh": "Chinese", "az": "Azerbaijani", "uz": "Uzbek", "sr": "Serbian"]
        names.scripts = ["Hans": "Simplified", "Hant": "Traditional", "Latn": "Latin", "Cyrl": "Cyrillic"]
        names.territories = [
            "DE": "Germany", "TW": "Taiwan", "CN": "China", "ME": "Montenegro", "AZ": "Azerbaijan",
            "MM": "Myanmar (Burma)",
        ]
        names.variants = ["POSIX": "Computer"]
        var decisions = LocaleNamingDecisions()
        decide(&decisions)
        return LocaleCaseNaming(identifiers: identifiers, facts: facts, names: names, decisions: decisions)
    }

    /// Names by raw value, without the three that always exist.
    static func names(_ naming: LocaleCaseNaming) throws -> [String: String] {
        let cases = try naming.resolve().cases.map { ($0.rawValue, $0.name) }
        return Dictionary(uniqueKeysWithValues: cases)
            .filter { !["root", "current", "currentAutoUpdating"].contains($0.key) }
    }

    @Test func theRootAndTheCasesThatFollowTheUserAreAlwaysThere() throws {
        let cases = try Self.naming(["und", "de"]).resolve().cases
        #expect(cases.map(\.rawValue) == ["current", "currentAutoUpdating", "de", "root"])
        #expect(cases.map(\.name) == ["current", "autoUpdating", "german", "root"])
        #expect(cases.map(\.identifier) == [nil, nil, "de", "und"])
    }

    @Test func aLikelyScriptIsLeftOut() throws {
        let names = try Self.names(Self.naming(["zh-Hant-TW", "zh-Hans-TW", "de-DE"]))
        #expect(
            names == ["zh_Hant_TW": "chineseTaiwan", "zh_Hans_TW": "chineseSimplifiedTaiwan", "de_DE": "germanGermany"])
    }

    @Test func theSpellingWithTheScriptKeepsItWhereAShorterOneHasTheName() throws {
        #expect(try Self.names(Self.naming(["zh", "zh-Hans"])) == ["zh": "chinese", "zh_Hans": "chineseSimplified"])
    }

    @Test func aDecisionForTheSpellingWithTheScriptMakesTheOtherSayIt() throws {
        let naming = Self.naming(["az", "az-Latn"], defaultContent: ["az-Latn-AZ"]) {
            $0.names["az_Latn"] = Self.decision("azerbaijani")
        }
        #expect(
            try Self.names(naming) == [
                "az": "azerbaijaniLatin", "az_Latn": "azerbaijani", "az_Latn_AZ": "azerbaijaniAzerbaijan",
            ])
    }

    @Test func aLanguageMayAlwaysSayItsScript() throws {
        let naming = Self.naming(["uz-Latn", "uz-Cyrl", "sr-Latn-ME", "sr-Cyrl-ME", "sr-Latn"]) {
            $0.scripts = ["uz": Self.decision("always"), "sr_ME": Self.decision("always")]
            $0.aliases["uzbek"] = Self.decision("uz_Cyrl")
        }
        #expect(
            try Self.names(naming) == [
                "uz_Latn": "uzbekLatin", "uz_Cyrl": "uzbekCyrillic", "sr_Latn_ME": "serbianLatinMontenegro",
                "sr_Cyrl_ME": "serbianCyrillicMontenegro", "sr_Latn": "serbianLatin",
            ])
        #expect(try naming.resolve().aliases == [CaseAlias(name: "uzbek", target: "uzbekCyrillic")])
    }

    @Test func aDecidedIdentifierGetsACase() throws {
        let naming = Self.naming(["de"]) { $0.identifiers["de_DE_POSIX"] = Self.decision("de-DE-u-va-posix") }
        let added = try #require(try naming.resolve().cases.first { $0.rawValue == "de_DE_POSIX" })
        #expect(added.name == "germanGermanyComputer")
        #expect(added.identifier == "de-DE-u-va-posix")
        #expect(added.displayName == "German (Germany, Computer)")
    }

    @Test func bracketsInsideBracketsAreSquare() throws {
        let cases = try Self.naming(["de-MM"]).resolve().cases
        #expect(cases.first { $0.rawValue == "de_MM" }?.displayName == "German (Myanmar [Burma])")
    }

    @Test func theOrderOfInputDoesNotMatter() throws {
        let identifiers = ["zh", "zh-Hans", "de", "sr-Latn-ME", "zh-Hant-TW"]
        #expect(try Self.naming(identifiers).resolve() == Self.naming(identifiers.reversed()).resolve())
    }

    @Test func differentLocalesWithOneNameAreAnError() {
        let naming = Self.naming(["de", "zh"]) { $0.names["de"] = Self.decision("chinese") }
        #expect(throws: NamingError.clash(name: "chinese", rawValues: ["de", "zh"])) { try naming.resolve() }
    }

    @Test func anAliasThatHitsACaseIsAnError() {
        let naming = Self.naming(["de", "zh"]) { $0.aliases["chinese"] = Self.decision("de") }
        #expect(throws: NamingError.clash(name: "chinese", rawValues: ["de", "zh"])) { try naming.resolve() }
    }

    @Test func anAliasOfNoCaseIsAnError() {
        let naming = Self.naming(["de"]) { $0.aliases["dutch"] = Self.decision("nl") }
        #expect(throws: NamingError.unknownTarget(alias: "dutch", rawValue: "nl")) { try naming.resolve() }
    }

    @Test func aNameThatSwiftCannotHaveIsAnError() {
        let naming = Self.naming(["de"]) { $0.names["de"] = Self.decision("1german") }
        #expect(throws: NamingError.notAName("1german", rawValue: "de")) { try naming.resolve() }
    }

    @Test func aLanguageWithoutEnglishNameIsAnErrorUntilOneIsDecided() throws {
        #expect(throws: NamingError.noEnglishName(identifier: "lld", subtag: "lld")) {
            try Self.naming(["lld"]).resolve()
        }
        let named = Self.naming(["lld"]) { $0.languages["lld"] = Self.decision("Ladin") }
        #expect(try Self.names(named) == ["lld": "ladin"])
    }

    /// With data for which there is no decision, the code is used, and the error says which entry to add.
    @Test func aCodeStandsInForAnEnglishNameThatThereIsNot() throws {
        var lapses: [NamingError] = []
        let names = try Self.naming(["ife-TG", "de"]).resolve(noting: &lapses)
        let added = try #require(names.cases.first { $0.rawValue == "ife_TG" })
        #expect(added.name.hasPrefix("ife"))
        #expect(lapses.contains(.noEnglishName(identifier: "ife-TG", subtag: "ife")))
        #expect(
            NamingError.noEnglishName(identifier: "ife-TG", subtag: "ife").description.hasSuffix(
                "add \"ife\" under \"languages\" in Naming/locales.json of the decisions"))
        #expect(
            NamingError.noEnglishName(identifier: "en-US-posix", subtag: "posix").description.hasSuffix(
                "add \"en_US_posix\" under \"names\" in Naming/locales.json of the decisions"))
    }

    @Test(arguments: unused.indices)
    func aDecisionThatDoesNotFitIsLeftOutAndSaidOnce(row: Int) throws {
        let (section, key, decide) = Self.unused[row]
        var lapses: [NamingError] = []
        let names = try Self.naming(["de"], decide).resolve(noting: &lapses)
        #expect(names == (try Self.naming(["de"]).resolve()))
        #expect(lapses == [.unusedDecision(section: section, key: key)])
    }

    @Test func anAliasOfNoCaseIsLeftOutAndSaid() throws {
        var lapses: [NamingError] = []
        let names = try Self.naming(["de"]) { $0.aliases["dutch"] = Self.decision("nl") }.resolve(noting: &lapses)
        #expect(names.aliases.isEmpty)
        #expect(lapses == [.unknownTarget(alias: "dutch", rawValue: "nl")])
    }

    static let unused: [(section: String, key: String, decide: @Sendable (inout LocaleNamingDecisions) -> Void)] = [
        ("identifiers", "de", { $0.identifiers["de"] = decision("de") }),
        ("languages", "de", { $0.languages["de"] = decision("German") }),
        ("languages", "lld", { $0.languages["lld"] = decision("Ladin") }),
        ("scripts", "uz", { $0.scripts["uz"] = decision("always") }),
        ("names", "de", { $0.names["de"] = decision("german") }),
        ("names", "nl", { $0.names["nl"] = decision("dutch") }),
        ("aliases", "german", { $0.aliases["german"] = decision("de") }),
    ]

    @Test(arguments: unused.indices)
    func aDecisionThatChangesNothingIsAnError(row: Int) {
        let (section, key, decide) = Self.unused[row]
        #expect(throws: NamingError.unusedDecision(section: section, key: key)) {
            try Self.naming(["de"], decide).resolve()
        }
    }
}
