import DataSnapshot
import LocaleModel
import SnapshotSupport
import Testing

@testable import DataAudits

/// Makes single changes to a small snapshot and checks the findings.
struct SnapshotDifferenceTests {
    static func findings(
        _ selection: AuditSelection = AuditSelection(), _ change: (inout Snapshot) -> Void
    ) -> [Finding] {
        var new = SmallSnapshot.make()
        change(&new)
        return SnapshotDifference(from: SmallSnapshot.make(), to: new, selection).findings
    }

    @Test func equalSnapshotsHaveNoDifference() {
        #expect(Self.findings { _ in } == [])
    }

    struct Row: Sendable {
        var locale: String
        var field: LocaleField
        var value: String?
        var classes: [FindingClass]
        var reaches: [String] = []
    }

    static let rows: [Row] = [
        Row(
            locale: "de", field: SmallSnapshot.decimal, value: ".", classes: [.decimalSeparator],
            reaches: ["de-AT", "de-CH"]),
        Row(locale: "de", field: SmallSnapshot.group, value: "’", classes: [.groupMark], reaches: ["de-CH"]),
        Row(locale: "de-CH", field: SmallSnapshot.group, value: "’", classes: [.groupMark]),
        Row(
            locale: "de", field: SmallSnapshot.standard, value: "¤#,##0.00", classes: [.order],
            reaches: ["de-AT", "de-CH"]),
        Row(
            locale: "de", field: SmallSnapshot.standard, value: "#,##0.00\u{202F}¤", classes: [.spacing],
            reaches: ["de-AT", "de-CH"]),
        Row(locale: "de-CH", field: .symbol(system: "latn", .minusSign), value: "\u{200E}-", classes: [.bidi]),
        Row(locale: "de-CH", field: .symbol(system: "latn", .minusSign), value: "−", classes: [.sign]),
        Row(locale: "de-CH", field: .minimumGroupingDigits, value: "2", classes: [.grouping]),
        Row(locale: "de-CH", field: .numberingSystem(.default), value: "arab", classes: [.numberingSystem]),
        Row(locale: "de-CH", field: .currency(code: "EUR", .symbol), value: "EUR", classes: [.symbol]),
        Row(locale: "de-CH", field: .name(code: "EUR", nil), value: "EURO", classes: [.names]),
        Row(locale: "de-CH", field: .symbol(system: "latn", .infinity), value: "∞", classes: [.other]),
    ]

    @Test(arguments: rows)
    func aChangeIsFoundWhereItArises(row: Row) {
        let findings = Self.findings { $0.set(row.field, to: row.value, in: row.locale) }
        #expect(findings.map(\.class) == row.classes)
        for finding in findings {
            #expect(finding.locale == row.locale)
            #expect(finding.field == row.field.path)
            #expect(finding.new == row.value)
            #expect(finding.reaches == row.reaches)
        }
    }

    @Test func aValueThatIsWrittenOutAndSaysTheSameIsNoDifference() {
        #expect(Self.findings { $0.set(SmallSnapshot.decimal, to: ",", in: "de-CH") } == [])
        #expect(Self.findings { $0.set(.name(code: "EUR", .other), to: "Euro", in: "de-CH") } == [])
        #expect(Self.findings { $0.set(.currency(code: "EUR", .narrow), to: "€", in: "de") } == [])
        #expect(
            Self.findings { $0.supplemental.fractions["EUR"] = Fractions(digits: 2, rounding: 0, cashDigits: 2) } == [])
    }

    @Test func localesAreNewAndWithdrawn() {
        let findings = Self.findings { snapshot in
            snapshot.localeFacts.removeAll { $0.identifier == "de-AT" }
            snapshot.localeFacts.append(LocaleFacts(identifier: "de-LI"))
        }
        #expect(findings.map(\.class) == [.locale, .locale])
        #expect(findings.map(\.old) == ["de-AT", nil])
        #expect(findings.map(\.new) == [nil, "de-LI"])
    }

    @Test func digitsAndStepsOfCurrenciesAreFound() {
        let findings = Self.findings {
            $0.supplemental.fractions["EUR"] = Fractions(digits: 0, rounding: 5, cashDigits: 2, cashRounding: 5)
            $0.iso4217.current[1].minorUnit = 0
        }
        let expected: [(FindingClass, String, String, String)] = [
            (.digits, "EUR/digits", "2", "0"), (.digits, "current/EUR/minorUnit", "2", "0"),
            (.rounding, "EUR/cashRounding", "0", "5"), (.rounding, "EUR/rounding", "0", "5"),
        ]
        #expect(findings.map(\.class) == expected.map(\.0))
        #expect(findings.map(\.field) == expected.map(\.1))
        #expect(findings.map(\.old) == expected.map(\.2))
        #expect(findings.map(\.new) == expected.map(\.3))
    }

    @Test func currenciesOfISOAreNewAndWithdrawn() {
        let findings = Self.findings { snapshot in
            let guilder = snapshot.iso4217.current.removeFirst()
            snapshot.iso4217.withdrawn = [
                ISOWithdrawal(
                    code: "ANG", numericCode: "532", name: guilder.name, isFund: false, entity: "CURAÇAO",
                    withdrawalDate: "2025-03")
            ]
            snapshot.iso4217.current.append(
                ISOCurrency(
                    code: "XCG", numericCode: "532", minorUnit: 2, name: "Caribbean Guilder", isFund: false,
                    entities: ["CURAÇAO"]))
        }
        #expect(findings.map(\.class) == [.digits, .digits, .currency, .currency])
        #expect(findings.map(\.currency) == ["ANG", "XCG", "ANG", "XCG"])
        #expect(findings.map(\.new) == [nil, "2", "withdrawn in 2025-03", "Caribbean Guilder"])
        #expect(Set(findings.map(\.file)) == ["iso4217.json"])
    }

    @Test func currenciesOfRegionsAreFoundWithTheirTimes() {
        let findings = Self.findings {
            $0.supplemental.regionCurrencies["BG"] = [RegionCurrency(code: "EUR", from: "2026-01-01")]
        }
        #expect(findings.map(\.class) == [.regionCurrency])
        #expect(findings[0].subject == "BG EUR")
        #expect(findings[0].new == "from 2026-01-01")
    }

    @Test func pluralRulesAndIdentifiersAreFound() {
        let findings = Self.findings {
            $0.supplemental.plurals.cardinals["de"] = ["other": ""]
            $0.supplemental.identifiers.parentLocales["de-CH"] = "und"
            $0.supplemental.identifiers.likelySubtags["xx"] = "xx-Latn-XX"
        }
        // With another parent, the locale also inherits other values.
        #expect(Set(findings.map(\.class)).isSuperset(of: [.plural, .identifier, .decimalSeparator, .order]))
        #expect(!findings.contains { $0.field == "likelySubtags/xx" }, "no locale is of that language")
    }

    @Test func theSelectionTakesWhatReachesItsLocales() {
        let change: (inout Snapshot) -> Void = {
            $0.set(SmallSnapshot.decimal, to: ".", in: "de")
            $0.set(SmallSnapshot.group, to: "'", in: "de-AT")
            $0.supplemental.fractions["JPY"] = Fractions(digits: 0, rounding: 0)
        }
        #expect(
            Self.findings(AuditSelection(locales: ["de-CH"]), change).map(\.class) == [
                .digits, .decimalSeparator, .currency,
            ])
        #expect(
            Self.findings(AuditSelection(currencies: ["EUR"]), change).map(\.class) == [.decimalSeparator, .groupMark])
    }

    @Test func renderingShowsAmountsAndCountsThem() throws {
        let old = try OwnSnapshot.german()
        var new = old
        new.set(SmallSnapshot.group, to: "\u{2019}", in: "de-CH")
        new.supplemental.fractions["EUR"] = Fractions(digits: 0, rounding: 0)
        var difference = SnapshotDifference(from: old, to: new)
        let selection = AuditSelection(locales: ["de-CH", "de-BE"], currencies: ["EUR", "USD"])
        try difference.render(from: old, to: new, selection)
        let drift = try #require(difference.drift)
        #expect(drift.strings == 2 * 2 * 3)
        // In both locales all three amounts in EUR, and in de-CH the two amounts in USD that have groups.
        #expect(drift.changed == 8)
        #expect(drift.changedByLocale == ["de-BE": 3, "de-CH": 5])
        #expect(drift.changedByCurrency == ["EUR": 6, "USD": 2])
        #expect(drift.score == 8.0 / 12)
        let mark = try #require(difference.findings.first { $0.class == .groupMark }?.example)
        #expect(mark.locale == "de-CH")
        #expect(mark.old.contains("1'234'56") && mark.new.contains("1\u{2019}234\u{2019}56"))
        let digits = try #require(difference.findings.first { $0.class == .digits }?.example)
        #expect(digits.currency == "EUR" && digits.old.contains(",89") && !digits.new.contains(","))
    }

    // MARK: Examples

    /// A change that is visible only in an amount formatted specifically for the finding, together with another change
    /// that is visible in every amount.
    struct ExampleRow: Sendable, CustomStringConvertible {
        var description: String
        var kind: FindingClass
        var field: String
        var style: String?
        var old = ""
        var new = ""
        var change: @Sendable (inout Snapshot) -> Void
    }

    /// Expected texts are CLDR 48's German with only the change applied.
    static let examples: [ExampleRow] = [
        ExampleRow(
            description: "the step of cash beside other digits", kind: .rounding, field: "CHF/cashRounding",
            style: "cash", old: "1.234.567,90\u{A0}CHF", new: "1.234.567,89\u{A0}CHF"
        ) { snapshot in
            snapshot.supplemental.fractions["CHF"] = Fractions(digits: 0, rounding: 0, cashDigits: 2, cashRounding: 0)
        },
        ExampleRow(
            description: "the digits of display beside a step of cash", kind: .digits, field: "CHF/digits",
            style: "standard", old: "1.234.567,89\u{A0}CHF", new: "1.234.568\u{A0}CHF"
        ) { snapshot in
            snapshot.supplemental.fractions["CHF"] = Fractions(digits: 0, rounding: 0, cashDigits: 2, cashRounding: 0)
        },
        ExampleRow(
            description: "a minor unit", kind: .digits, field: "current/EUR/minorUnit", style: "iso",
            old: "1.234.567,89\u{A0}€", new: "1.234.567,891\u{A0}€"
        ) { snapshot in
            for index in snapshot.iso4217.current.indices where snapshot.iso4217.current[index].code == "EUR" {
                snapshot.iso4217.current[index].minorUnit = 3
            }
        },
        ExampleRow(
            description: "a step that nobody can tell from the digits", kind: .rounding, field: "EUR/rounding"
        ) { $0.supplemental.fractions["EUR"] = Fractions(digits: 1, rounding: 5) },
        ExampleRow(
            description: "the sign of infinity beside another decimal separator", kind: .other,
            field: "systems/latn/symbols/infinity", style: "standard", old: "∞\u{A0}€", new: "x\u{A0}€"
        ) {
            $0.set(.symbol(system: "latn", .infinity), to: "x", in: "de")
            $0.set(SmallSnapshot.decimal, to: "'", in: "de")
        },
        ExampleRow(
            description: "a pattern of percent, which no amount shows", kind: .sign,
            field: "systems/latn/patterns/percent"
        ) {
            $0.set(.pattern(system: "latn", .percent), to: "x#,##0%", in: "de")
            $0.set(SmallSnapshot.decimal, to: "'", in: "de")
        },
        ExampleRow(
            description: "a sign beside another decimal separator", kind: .sign,
            field: "systems/latn/symbols/minusSign", style: "standard", old: "-1.234.567,89\u{A0}€",
            new: "\u{2212}1.234.567'89\u{A0}€"
        ) {
            $0.set(.symbol(system: "latn", .minusSign), to: "\u{2212}", in: "de")
            $0.set(SmallSnapshot.decimal, to: "'", in: "de")
        },
        ExampleRow(
            description: "a narrow symbol beside another decimal separator", kind: .symbol,
            field: "currencies/EUR/narrow", style: "narrow", old: "1.234.567,89\u{A0}€", new: "1.234.567'89\u{A0}E"
        ) {
            $0.set(.currency(code: "EUR", .narrow), to: "E", in: "de")
            $0.set(SmallSnapshot.decimal, to: "'", in: "de")
        },
    ]

    @Test(arguments: examples) func anExampleShowsItsFinding(_ row: ExampleRow) throws {
        let old = try OwnSnapshot.german()
        var new = old
        row.change(&new)
        var difference = SnapshotDifference(from: old, to: new)
        try difference.render(from: old, to: new, AuditSelection(locales: ["de"]))
        let finding = try #require(
            difference.findings.first { $0.class == row.kind && $0.field == row.field },
            "\(difference.findings.map(\.message))")
        #expect(finding.example?.style == row.style)
        #expect(finding.example?.old == (row.style == nil ? nil : row.old))
        #expect(finding.example?.new == (row.style == nil ? nil : row.new))
    }
}
