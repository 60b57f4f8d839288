import LocaleModel
import LocaleResolution
import Testing

/// One source, corrected with another.
@Suite struct CorrectedFactsTests {
    private static let decimal = LocaleField.symbol(system: "latn", .decimal)
    private static let group = LocaleField.symbol(system: "latn", .group)
    private static let persianGroup = LocaleField.symbol(system: "arabext", .group)
    private static let pattern = LocaleField.pattern(system: "latn", .standard)

    /// Locales like cldr-json's, with all inherited values.
    private static func base() -> UpstreamFacts {
        let root: [LocaleField: String] = [
            decimal: ".", group: ",", pattern: "¤#,##0.00", .numberingSystem(.default): "latn",
        ]
        var french = root
        french[group] = " "
        var swiss = french
        swiss[group] = "_"
        var facts = UpstreamFacts(
            source: SourceVersion(name: "cldr-json", version: "1"),
            locales: [
                LocaleFacts(identifier: "und", values: root), LocaleFacts(identifier: "fr", values: french),
                LocaleFacts(identifier: "fr-CH", values: swiss), LocaleFacts(identifier: "fr-CH-x", values: swiss),
            ], supplemental: SupplementalFacts())
        facts.supplemental.fractions = [
            "DEFAULT": Fractions(digits: 2, rounding: 0), "RSD": Fractions(digits: 0, rounding: 0),
        ]
        return facts
    }

    /// Locales like ICU's, with own values only.
    private static func correction() -> UpstreamFacts {
        var facts = UpstreamFacts(
            source: SourceVersion(name: "icu", version: "2"),
            locales: [
                LocaleFacts(
                    identifier: "und",
                    values: [decimal: ".", group: ",", pattern: "¤#,##0.00", .numberingSystem(.default): "latn"]),
                LocaleFacts(identifier: "fr", values: [group: " ", persianGroup: "٬"]),
                LocaleFacts(identifier: "fr-CH", values: [group: "’"]),
            ], supplemental: SupplementalFacts())
        facts.supplemental.fractions = base().supplemental.fractions
        return facts
    }

    private static func decision(
        _ kind: SourceDifference.Kind, _ fields: [String: [String]], source: String = "icu",
        versions: [String: [String]]? = nil
    ) -> SourceDecision {
        SourceDecision(
            source: source, kind: kind, reason: "why", link: "where", fields: fields,
            versions: versions.map(DecidedVersions.init))
    }

    private static let swissGroup = ["fr-CH": ["systems/latn/symbols/group"]]

    private func corrected(
        _ decisions: [SourceDecision], _ change: (inout UpstreamFacts) -> Void = { _ in }
    ) throws(DecisionError) -> CorrectedFacts {
        var correction = Self.correction()
        change(&correction)
        return try CorrectedFacts(
            base: Self.base(), correction: correction, decisions: decisions, file: "sources.json")
    }

    private func own(_ facts: CorrectedFacts, _ locale: String) throws -> [LocaleField: String] {
        try #require(facts.locales.first { $0.identifier == locale }).values
    }

    @Test func aCorrectionIsTakenAndInherited() throws {
        let facts = try corrected([Self.decision(.corrected, Self.swissGroup)])
        #expect(try own(facts, "fr-CH") == [Self.group: "’"])
        // The other source lacks this locale, but the value that it inherits was corrected.
        #expect(try own(facts, "fr-CH-x").isEmpty)
        #expect(
            facts.differences.contains(
                SourceDifference(
                    kind: .corrected, locale: "fr-CH", field: "systems/latn/symbols/group", base: "_",
                    correction: "’")))
    }

    /// The report of differences is the same in each run, although dictionaries have no order.
    @Test func rulesOfASecondNameAreShownInOrder() throws {
        var base = Self.base()
        base.supplemental.identifiers.languageAliases = ["ji": "yi"]
        var correction = Self.correction()
        correction.supplemental.plurals.cardinals["ji"] = ["two": "i = 2", "other": "", "one": "i = 1", "few": "i = 3"]
        let facts = try CorrectedFacts(
            base: base, correction: correction, decisions: [Self.decision(.corrected, Self.swissGroup)],
            file: "sources.json")
        let difference = try #require(facts.differences.first { $0.field == "plurals/cardinals/ji" })
        #expect(difference.correction == #"["few": "i = 3", "one": "i = 1", "other": "", "two": "i = 2"]"#)
    }

    @Test func aConflictKeepsTheBase() throws {
        let facts = try corrected([Self.decision(.conflict, Self.swissGroup)])
        #expect(try own(facts, "fr-CH") == [Self.group: "_"])
    }

    /// cldr-json has units in a separate package, which a distribution may lack. If it has one of a locale's patterns
    /// but not another, that one was not left out.
    @Test func unitsThatTheBaseDoesNotShowAreTaken() throws {
        let percent = LocaleField.measureUnit(.percent, .other)
        let decisions = [Self.decision(.corrected, Self.swissGroup)]
        let facts = try corrected(decisions) {
            $0.locales[0][percent] = "{0}%"
            $0.locales[1][percent] = "{0} %"
        }
        #expect(try own(facts, "und")[percent] == "{0}%")
        #expect(try own(facts, "fr")[percent] == "{0} %")
        #expect(try own(facts, "fr-CH")[percent] == nil)
        #expect(facts.differences.filter { $0.field == "units/percent/other" }.map(\.kind) == [.leftOut, .leftOut])
        var base = Self.base()
        base.locales[0][.measureUnit(.permille, .other)] = "{0}‰"
        var correction = Self.correction()
        correction.locales[0][percent] = "{0}%"
        #expect(throws: DecisionError.self) {
            try CorrectedFacts(base: base, correction: correction, decisions: decisions, file: "sources.json")
        }
    }

    @Test func aSystemThatTheBaseDoesNotShowIsTaken() throws {
        let facts = try corrected([Self.decision(.corrected, Self.swissGroup)])
        #expect(try own(facts, "fr")[Self.persianGroup] == "٬")
        let difference = try #require(facts.differences.first { $0.kind == .leftOut })
        #expect((difference.locale, difference.field) == ("fr", "systems/arabext/symbols/group"))
        #expect(difference.isTaken)
    }

    /// The root has no value for arabext, so an alias leads to the locale's latn. In French that differs from the
    /// root's pattern, which the other source states explicitly.
    @Test func aSystemWithTheRootsValueIsTakenWhereLatinHasAnother() throws {
        let pattern = LocaleField.pattern(system: "arabext", .standard)
        var base = Self.base()
        for index in base.locales.indices.dropFirst() { base.locales[index][Self.pattern] = "#,##0.00¤" }
        var correction = Self.correction()
        correction.locales[1][Self.pattern] = "#,##0.00¤"
        correction.locales[1][pattern] = "¤#,##0.00"
        let facts = try CorrectedFacts(
            base: base, correction: correction, decisions: [Self.decision(.corrected, Self.swissGroup)],
            file: "sources.json")
        #expect(try own(facts, "fr")[pattern] == "¤#,##0.00")
        // If latn has the root's pattern, the alias gives the same.
        #expect(
            try self.own(
                corrected([Self.decision(.corrected, Self.swissGroup)]) {
                    $0.locales[1][pattern] = "¤#,##0.00"
                }, "fr")[pattern] == nil)
    }

    @Test func aLocaleThatTheBaseDoesNotHaveIsTaken() throws {
        let facts = try corrected([Self.decision(.corrected, Self.swissGroup)]) {
            $0.locales.append(LocaleFacts(identifier: "fr-posix", values: [Self.pattern: "¤ 0.00", Self.decimal: "."]))
            $0.locales.append(LocaleFacts(identifier: "fr-FR", values: [Self.group: " "]))
        }
        #expect(try own(facts, "fr-posix") == [Self.pattern: "¤ 0.00"])
        // It has no own values.
        #expect(!facts.locales.contains { $0.identifier == "fr-FR" })
    }

    @Test func whatICUWritesOutIsAForm() throws {
        let facts = try corrected([Self.decision(.corrected, Self.swissGroup)]) {
            $0.locales[1][.currency(code: "EUR", .pattern)] = "¤#,##0.00"
            $0.locales[1][.currency(code: "EUR", .group)] = " "
            $0.locales[1][.currency(code: "EUR", .symbol)] = "EUR"
        }
        #expect(try own(facts, "fr")[.currency(code: "EUR", .pattern)] == nil)
        #expect(facts.differences.filter { $0.kind == .form }.count == 2)
    }

    @Test func digitsOfACurrencyAreCorrected() throws {
        let digits = Self.decision(.corrected, ["supplemental": ["fractions/RSD"]])
        let facts = try corrected([Self.decision(.corrected, Self.swissGroup), digits]) {
            $0.supplemental.fractions["RSD"] = Fractions(digits: 2, rounding: 0)
        }
        #expect(facts.supplemental.fractions["RSD"]?.digits == 2)
    }

    @Test func aStarStandsForAllThatBeginsAlike() throws {
        let facts = try corrected([Self.decision(.corrected, ["fr-CH": ["systems/latn/*"]])])
        #expect(try own(facts, "fr-CH") == [Self.group: "’"])
    }

    @Test func aDifferenceWithoutADecisionIsAnError() {
        #expect {
            try corrected([])
        } throws: { error in
            "\(error)"
                == "sources.json: 1 differences of the sources need an entry:\n  "
                + #"fr-CH systems/latn/symbols/group: "_" -> "’""#
        }
        // A decision on another source does not apply.
        #expect(throws: DecisionError.self) {
            try corrected([Self.decision(.corrected, Self.swissGroup, source: "ldml")])
        }
    }

    @Test func aDecisionThatNothingNeedsIsAnError() {
        #expect(throws: DecisionError.unused(file: "sources.json", locale: "de", field: "systems/latn/symbols/group")) {
            try corrected([
                Self.decision(.corrected, Self.swissGroup),
                Self.decision(.conflict, ["de": ["systems/latn/symbols/group"]]),
            ])
        }
    }

    /// An entry with a mistake in its path or its locale would otherwise be called needless, and the difference undecided.
    @Test(arguments: [
        ("fr-CH", "systems/latn/symbol/group"), ("fr-CH", "symbols/latn/group"), ("fr", "systems/latn/symbols/group"),
        ("fr-CH", "systems/latin/symbols/group"),
    ])
    func anEntryThatMatchesNothingIsSaidWithTheNearest(locale: String, field: String) {
        let error = DecisionError.matchesNothing(
            file: "sources.json", locale: locale, field: field, nearest: "locale fr-CH: systems/latn/symbols/group")
        #expect(throws: error) { try corrected([Self.decision(.corrected, [locale: [field]])]) }
        #expect(
            "\(error)"
                == "sources.json: locale \(locale): \(field) matches no difference of the sources; "
                + "the nearest is locale fr-CH: systems/latn/symbols/group")
    }

    /// A path that no field has is a mistake, also where nothing is left to decide.
    @Test func aPathThatIsNoFieldMatchesNothing() {
        let needed = Self.decision(.corrected, Self.swissGroup)
        #expect(
            throws: DecisionError.matchesNothing(
                file: "sources.json", locale: "de", field: "latn/grouping", nearest: nil)
        ) {
            try corrected([needed, Self.decision(.conflict, ["de": ["latn/grouping"]])])
        }
        #expect(
            throws: DecisionError.matchesNothing(
                file: "sources.json", locale: "fr-CH", field: "systems/latn/group",
                nearest: "locale fr-CH: systems/latn/symbols/group")
        ) {
            try corrected([needed, Self.decision(.conflict, ["fr-CH": ["systems/latn/group"]])])
        }
    }

    /// Regression: with ICU 78.2, of CLDR 48, a decision on a correction of CLDR 48.2 stopped the import.
    @Test func aDecisionForOtherVersionsThatNothingNeedsIsNoError() throws {
        let german = ["de": ["systems/latn/symbols/group"]]
        let needed = Self.decision(.corrected, Self.swissGroup)
        for versions in [["icu": ["3", "4"]], ["cldr-json": ["2"], "icu": ["2"]]] {
            let facts = try corrected([needed, Self.decision(.conflict, german, versions: versions)])
            #expect(
                facts.lapses.map(\.description) == [
                    "sources.json: locale de: systems/latn/symbols/group is no longer needed; remove the entry; "
                        + "the entry is not recorded for cldr-json 1 and icu 2, and is left out"
                ])
        }
        #expect(throws: DecisionError.unused(file: "sources.json", locale: "de", field: "systems/latn/symbols/group")) {
            try corrected([needed, Self.decision(.conflict, german, versions: ["cldr-json": ["1"], "icu": ["2"]])])
        }
        // Where it fits, it applies.
        let other = try corrected([Self.decision(.corrected, Self.swissGroup, versions: ["icu": ["3"]])])
        #expect(try own(other, "fr-CH") == [Self.group: "’"])
        #expect(other.lapses.isEmpty)
    }

    @Test func aDecisionNeedsAReason() {
        #expect(throws: DecisionError.missingReason(file: "sources.json", locale: "fr-CH")) {
            try corrected([
                SourceDecision(source: "icu", kind: .corrected, reason: "", link: "x", fields: Self.swissGroup)
            ])
        }
    }

    @Test func theReportEscapesWhatCannotBeSeen() throws {
        let report = SourceDifferenceReport(
            base: SourceVersion(name: "cldr-json", version: "1"), correction: SourceVersion(name: "icu", version: "2"),
            [SourceDifference(kind: .corrected, locale: nil, field: "a", base: nil, correction: "\u{a0}x\u{200e}")])
        #expect(report.text.hasSuffix("corrected\tsupplemental\ta\t-\t\\u{a0}x\\u{200e}\n"))
        #expect(report.summary == "differences of cldr-json and icu: 0 left-out, 1 corrected, 0 conflict, 0 form")
    }
}
