import LocaleModel
import LocaleResolution
import Testing

/// A recorded decision replaces a wrong upstream value as long as upstream has it.
struct ReplacingDecisionTests {
    private static let file = "values.json"

    private func decision(
        source: String = "cldr-json", locale: String, _ path: String, _ old: String?, _ new: String
    ) -> ValueDecision {
        ValueDecision(
            source: source, locale: locale, reason: "why", link: "https://example.org", values: [path: new],
            replaces: old.map { [path: $0] })
    }

    private func facts() -> UpstreamFacts {
        var supplemental = SupplementalFacts()
        supplemental.fractions = ["RSD": Fractions(digits: 0, rounding: 0)]
        supplemental.regionCurrencies = [
            "BG": [RegionCurrency(code: "EUR", from: "2026-01-01"), RegionCurrency(code: "BGN", from: "1999-07-05")]
        ]
        supplemental.identifiers.parentLocales = ["es-MX": "es-419"]
        return UpstreamFacts(
            source: SourceVersion(name: "cldr-json", version: "48.0.0"),
            locales: [LocaleFacts(identifier: "fr-CH", values: [.symbol(system: "latn", .group): "x"])],
            supplemental: supplemental)
    }

    private func lists() -> ISO4217Facts {
        ISO4217Facts(
            currentPublished: "2026-01-01", withdrawnPublished: "2026-01-01",
            current: [
                ISOCurrency(
                    code: "JPY", numericCode: "392", minorUnit: 0, name: "Yen", isFund: false, entities: ["JAPAN"])
            ], entitiesWithoutCurrency: [], withdrawn: [])
    }

    /// A decision for another version of the source applies whole, or is left out whole.
    @Test(arguments: [
        (["systems/latn/symbols/group": "x"], "'", 0), (["systems/latn/symbols/group": "y"], "x", 1),
        (["systems/latn/symbols/group": "x", "systems/latn/symbols/decimal": "."], "x", 1),
    ])
    func aDecisionForAnotherVersionAppliesWhereItFits(replaces: [String: String], group: String, lapses: Int) throws {
        var facts = facts()
        let decision = ValueDecision(
            source: "cldr-json", locale: "fr-CH", reason: "why", link: "where",
            values: replaces.mapValues { _ in "'" }, replaces: replaces,
            versions: DecidedVersions(["cldr-json": ["47.0.0"]]))
        #expect(try ValueDecision.apply([decision], from: Self.file, to: &facts).count == lapses)
        #expect(facts.locales[0][.symbol(system: "latn", .group)] == group)
    }

    @Test func aLocalesValueIsReplaced() throws {
        var facts = facts()
        let decision = decision(locale: "fr-CH", "systems/latn/symbols/group", "x", "'")
        try ValueDecision.apply([decision], from: Self.file, to: &facts)
        #expect(facts.locales[0][.symbol(system: "latn", .group)] == "'")
    }

    /// cldr-json repeats inherited values in each locale: `de-BE` changes with `de`, but `de-AT` and its descendants do
    /// not.
    @Test func localesThatInheritTheValueHaveTheNewOne() throws {
        let field = LocaleField.symbol(system: "latn", .group)
        let groups = ["de": ".", "de-AT": " ", "de-AT-1996": ".", "de-BE": ".", "de-BE-1996": ".", "es": "."]
        var facts = facts()
        facts.locales = groups.sorted { $0.key < $1.key }.map {
            LocaleFacts(identifier: $0.key, values: [field: $0.value])
        }
        let decision = decision(locale: "de", "systems/latn/symbols/group", ".", "'")
        try ValueDecision.apply([decision], from: Self.file, to: &facts)
        let changed = facts.locales.filter { $0[field] == "'" }.map(\.identifier)
        #expect(changed == ["de", "de-BE", "de-BE-1996"])
    }

    /// Austrian German: `1.234,50 €` would be next to `CHF 1.234,50`.
    private func austria() -> UpstreamFacts {
        var facts = facts()
        facts.locales = [
            LocaleFacts(
                identifier: "und", values: [.pattern(system: "latn", .accountingAlphaNextToNumber): "¤ #,##0.00"]),
            LocaleFacts(
                identifier: "de-AT",
                values: [
                    .pattern(system: "latn", .standard): "¤ #,##0.00",
                    .pattern(system: "latn", .accounting): "¤#,##0.00",
                    .pattern(system: "latn", .standardAlphaNextToNumber): "¤ #,##0.00",
                    .compact(system: "latn", .currencyShort, zeros: 3, .one, alphaNextToNumber: false): "¤0K",
                    .compact(system: "latn", .currencyShort, zeros: 3, .one, alphaNextToNumber: true): "¤ 0K",
                ]),
        ]
        return facts
    }

    /// Own and inherited values, of standard and compact notation.
    @Test(arguments: [
        ("patterns/standard", "¤ #,##0.00", "patterns/standard-alphaNextToNumber", "¤ #,##0.00"),
        ("patterns/accounting", "¤#,##0.00", "patterns/accounting-alphaNextToNumber", "¤ #,##0.00"),
        ("compact/currency-short/1000/one", "¤0K", "compact/currency-short/1000/one-alphaNextToNumber", "¤ 0K"),
    ])
    func aPatternIsNotReplacedAlone(path: String, old: String, beside: String, found: String) throws {
        var facts = austria()
        let (path, beside) = ("systems/latn/" + path, "systems/latn/" + beside)
        let decision = decision(locale: "de-AT", path, old, "#,##0.00 ¤")
        let error = DecisionError.undecidedBeside(
            file: Self.file, locale: "de-AT", field: beside, beside: path, found: found)
        #expect(throws: error) { try ValueDecision.apply([decision], from: Self.file, to: &facts) }
        #expect(error.description.contains("or that it stays"))
    }

    @Test func bothPatternsAreReplacedOrOneStays() throws {
        let path = "systems/latn/patterns/standard"
        let (standard, letters) = (
            LocaleField.pattern(system: "latn", .standard),
            LocaleField.pattern(system: "latn", .standardAlphaNextToNumber)
        )
        var both = decision(locale: "de-AT", path, "¤ #,##0.00", "#,##0.00 ¤")
        both.values[letters.path] = "#,##0.00 ¤"
        both.replaces?[letters.path] = "¤ #,##0.00"
        var facts = austria()
        try ValueDecision.apply([both], from: Self.file, to: &facts)
        #expect(facts.locales[1][standard] == "#,##0.00 ¤" && facts.locales[1][letters] == "#,##0.00 ¤")
        var one = decision(locale: "de-AT", path, "¤ #,##0.00", "#,##0.00 ¤")
        one.values[letters.path] = "¤ #,##0.00"
        facts = austria()
        try ValueDecision.apply([one], from: Self.file, to: &facts)
        #expect(facts.locales[1][standard] == "#,##0.00 ¤" && facts.locales[1][letters] == "¤ #,##0.00")
    }

    @Test func supplementalValuesAreReplaced() throws {
        var facts = facts()
        let decisions = [
            decision(locale: "supplemental", "fractions/RSD/digits", "0", "2"),
            decision(locale: "supplemental", "fractions/RSD/cashDigits", nil, "0"),
            decision(locale: "supplemental", "regionCurrencies/BG/BGN/to", nil, "2026-01-31"),
            decision(locale: "supplemental", "regionCurrencies/BG/BGN/isTender", "true", "false"),
            decision(locale: "supplemental", "identifiers/parentLocales/es-MX", "es-419", "es"),
        ]
        try ValueDecision.apply(decisions, from: Self.file, to: &facts)
        #expect(facts.supplemental.fractions["RSD"] == Fractions(digits: 2, rounding: 0, cashDigits: 0))
        #expect(
            facts.supplemental.regionCurrencies["BG"]?[1]
                == RegionCurrency(code: "BGN", from: "1999-07-05", to: "2026-01-31", isTender: false))
        #expect(facts.supplemental.identifiers.parentLocales == ["es-MX": "es"])
    }

    @Test func valuesOfISO4217AreReplaced() throws {
        var lists = lists()
        let decisions = [
            decision(source: "iso4217", locale: "iso4217", "current/JPY/name", "Yen", "Japanese Yen"),
            decision(source: "iso4217", locale: "iso4217", "current/JPY/minorUnit", "0", "3"),
        ]
        try ValueDecision.apply(decisions, from: Self.file, to: &lists)
        #expect(lists.current[0].name == "Japanese Yen")
        #expect(lists.current[0].minorUnit == 3)
        #expect(lists.current[0].numericCode == "392")
    }

    @Test(arguments: [
        ("fr-CH", "systems/latn/symbols/group", "'", "’", "x"),
        ("fr-CH", "systems/latn/symbols/decimal", ",", ".", nil),
        ("supplemental", "fractions/RSD/digits", "1", "2", "0"),
        ("supplemental", "fractions/RSD/cashDigits", "1", "2", nil),
    ])
    func anOldValueThatNoLongerStandsIsAnError(
        locale: String, path: String, old: String, new: String, found: String?
    ) {
        var facts = facts()
        let decision = decision(locale: locale, path, old, new)
        #expect(
            throws: DecisionError.outdated(
                file: Self.file, locale: locale, field: path, expected: old, found: found)
        ) { try ValueDecision.apply([decision], from: Self.file, to: &facts) }
    }

    @Test func anOldValueOfISO4217ThatNoLongerStandsIsAnError() {
        var lists = lists()
        let decision = decision(source: "iso4217", locale: "iso4217", "current/JPY/minorUnit", "2", "3")
        let error = #expect(throws: DecisionError.self) {
            try ValueDecision.apply([decision], from: Self.file, to: &lists)
        }
        #expect(
            error
                == .outdated(
                    file: Self.file, locale: "iso4217", field: "current/JPY/minorUnit", expected: "2", found: "0"))
        #expect(
            error?.description
                == "values.json: locale iso4217: current/JPY/minorUnit is \"0\", and the entry replaces \"2\"; "
                + "look at upstream again")
    }

    /// Upstream adopted the correction.
    @Test(arguments: [("fr-CH", "systems/latn/symbols/group", "x"), ("supplemental", "fractions/RSD/digits", "0")])
    func aCorrectionThatUpstreamMadeIsAnError(locale: String, path: String, value: String) {
        var facts = facts()
        let decision = decision(locale: locale, path, "9", value)
        #expect(throws: DecisionError.unused(file: Self.file, locale: locale, field: path)) {
            try ValueDecision.apply([decision], from: Self.file, to: &facts)
        }
    }

    @Test(arguments: [
        "fractions/RSD/places", "fractions/RSD/cash/digits", "nonesuch/RSD", "regionCurrencies/BG/XYZ/to",
    ])
    func aSupplementalFieldThatThereIsNoneOfIsAnError(path: String) {
        var facts = facts()
        let decision = decision(locale: "supplemental", path, nil, "2")
        #expect(throws: DecisionError.unknownField(file: Self.file, locale: "supplemental", field: path)) {
            try ValueDecision.apply([decision], from: Self.file, to: &facts)
        }
    }

    @Test func aValueThatTheFieldCannotHaveIsAnError() {
        var facts = facts()
        let path = "fractions/RSD/digits"
        let decision = decision(locale: "supplemental", path, "0", "two")
        #expect(
            throws: DecisionError.malformed(file: Self.file, locale: "supplemental", field: path, value: "two")
        ) { try ValueDecision.apply([decision], from: Self.file, to: &facts) }
    }

    @Test func whatIsReplacedNeedsANewValue() {
        var facts = facts()
        var decision = decision(locale: "supplemental", "fractions/RSD/digits", "0", "2")
        decision.replaces?["fractions/RSD/rounding"] = "0"
        #expect(
            throws: DecisionError.replacesNothing(
                file: Self.file, locale: "supplemental", field: "fractions/RSD/rounding")
        ) { try ValueDecision.apply([decision], from: Self.file, to: &facts) }
    }
}
