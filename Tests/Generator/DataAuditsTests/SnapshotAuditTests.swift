import DataAudits
import DataSnapshot
import LocaleModel
import SnapshotSupport
import LocaleResolution
import Testing

/// Each kind of damage in a snapshot is found by its own rule, and by no other.
struct SnapshotAuditTests {
    struct Row: Sendable, CustomStringConvertible {
        var description: String
        var rule: String
        var kind: FindingClass
        var subject: String
        var field: String
        /// Other rules that the damage also breaks.
        var also: Set<String> = []
        var damage: @Sendable (inout Snapshot) -> Void
    }

    static let rows: [Row] = [
        Row(
            description: "a code twice", rule: "unique-codes", kind: .currency, subject: "EUR", field: "current/EUR"
        ) { snapshot in
            snapshot.iso4217.current += snapshot.iso4217.current.filter { $0.code == "EUR" }
        },
        Row(
            description: "a number twice", rule: "unique-codes", kind: .currency, subject: "CHF EUR",
            field: "current/CHF EUR"
        ) { snapshot in
            for index in snapshot.iso4217.current.indices where snapshot.iso4217.current[index].code == "CHF" {
                snapshot.iso4217.current[index].numericCode = "978"
            }
        },
        Row(
            description: "a code of digits", rule: "unique-codes", kind: .currency, subject: "E1", field: "E1"
        ) { $0.supplemental.fractions["E1"] = Fractions(digits: 2, rounding: 0) },
        Row(
            description: "no pattern", rule: "patterns", kind: .other, subject: "de",
            field: "systems/latn/patterns/standard"
        ) { $0.set(SmallSnapshot.standard, to: "#,##0.00.00 ¤", in: "de") },
        Row(
            description: "no currency sign", rule: "patterns", kind: .other, subject: "de",
            field: "systems/latn/patterns/standard"
        ) { $0.set(SmallSnapshot.standard, to: "#,##0.00", in: "de") },
        Row(
            description: "a name without its amount", rule: "patterns", kind: .other, subject: "de",
            field: "systems/latn/unitPatterns/one"
        ) { $0.set(.unitPattern(system: "latn", .one), to: "{1}", in: "de") },
        Row(
            description: "nine decimals", rule: "digits", kind: .digits, subject: "JPY", field: "JPY/digits"
        ) { $0.supplemental.fractions["JPY"] = Fractions(digits: 9, rounding: 0) },
        Row(
            description: "a step of seven", rule: "digits", kind: .rounding, subject: "CHF", field: "CHF/cashRounding"
        ) { $0.supplemental.fractions["CHF"] = Fractions(digits: 2, rounding: 0, cashRounding: 7) },
        Row(
            description: "no groups at all", rule: "digits", kind: .grouping, subject: "de",
            field: "minimumGroupingDigits"
        ) { $0.set(.minimumGroupingDigits, to: "0", in: "de") },
        Row(
            description: "an empty minus", rule: "symbols", kind: .sign, subject: "de",
            field: "systems/latn/symbols/minusSign"
        ) { $0.set(.symbol(system: "latn", .minusSign), to: "", in: "de") },
        Row(
            description: "a minus that is a mark of direction", rule: "symbols", kind: .sign, subject: "de",
            field: "systems/latn/symbols/minusSign"
        ) { $0.set(.symbol(system: "latn", .minusSign), to: "\u{200E}", in: "de") },
        Row(
            description: "a minus of no width", rule: "symbols", kind: .sign, subject: "de",
            field: "systems/latn/symbols/minusSign"
        ) { $0.set(.symbol(system: "latn", .minusSign), to: "\u{200B}", in: "de") },
        Row(
            description: "a minus like a plus", rule: "symbols", kind: .sign, subject: "de",
            field: "systems/latn/symbols/minusSign"
        ) { $0.set(.symbol(system: "latn", .minusSign), to: "\u{200E}＋", in: "de") },
        Row(
            description: "a minus of a digit", rule: "symbols", kind: .sign, subject: "de",
            field: "systems/latn/symbols/minusSign"
        ) { $0.set(.symbol(system: "latn", .minusSign), to: "1", in: "de") },
        Row(
            description: "a plus like a minus", rule: "symbols", kind: .sign, subject: "de",
            field: "systems/latn/symbols/plusSign"
        ) { $0.set(.symbol(system: "latn", .plusSign), to: "\u{2212}", in: "de") },
        Row(
            description: "no decimal separator", rule: "symbols", kind: .decimalSeparator, subject: "de",
            field: "systems/latn/symbols/decimal"
        ) { $0.set(SmallSnapshot.decimal, to: "", in: "de") },
        Row(
            description: "a decimal separator that is a space", rule: "symbols", kind: .decimalSeparator, subject: "de",
            field: "systems/latn/symbols/decimal"
        ) { $0.set(SmallSnapshot.decimal, to: "\u{A0}", in: "de") },
        Row(
            description: "two equal separators", rule: "symbols", kind: .decimalSeparator, subject: "de",
            field: "systems/latn/symbols/decimal"
        ) { snapshot in
            for field in [SmallSnapshot.decimal, SmallSnapshot.group] { snapshot.set(field, to: "·", in: "de") }
        },
        Row(
            description: "groups like the inherited decimal separator", rule: "symbols", kind: .groupMark,
            subject: "de-CH", field: "systems/latn/symbols/group"
        ) { snapshot in
            snapshot.set(SmallSnapshot.decimal, to: nil, in: "de-CH")
            snapshot.set(SmallSnapshot.group, to: ",", in: "de-CH")
        },
        Row(
            description: "a decimal separator that is a digit", rule: "symbols", kind: .decimalSeparator, subject: "de",
            field: "systems/latn/symbols/decimal"
        ) { $0.set(SmallSnapshot.decimal, to: "٠", in: "de") },
        Row(
            description: "groups set off by a digit", rule: "symbols", kind: .groupMark, subject: "de",
            field: "systems/latn/symbols/group"
        ) { $0.set(SmallSnapshot.group, to: "0", in: "de") },
        Row(
            description: "groups set off by the minus", rule: "symbols", kind: .groupMark, subject: "de",
            field: "systems/latn/symbols/group"
        ) { $0.set(SmallSnapshot.group, to: "-", in: "de") },
        Row(
            description: "a currency without a decimal separator", rule: "symbols", kind: .decimalSeparator,
            subject: "de EUR", field: "currencies/EUR/decimal"
        ) { $0.set(.currency(code: "EUR", .decimal), to: "", in: "de") },
        Row(
            description: "a currency's decimal separator that sets off groups", rule: "symbols",
            kind: .decimalSeparator,
            subject: "de EUR", field: "currencies/EUR/decimal"
        ) { $0.set(.currency(code: "EUR", .decimal), to: ".", in: "de") },
        Row(
            description: "no percent sign", rule: "symbols", kind: .other, subject: "de",
            field: "systems/latn/symbols/percentSign"
        ) { $0.set(.symbol(system: "latn", .percentSign), to: "", in: "de") },
        Row(
            description: "an open set", rule: "spacing-sets", kind: .spacing, subject: "und",
            field: "systems/latn/currencySpacing/beforeCurrency/currencyMatch"
        ) { $0.set(.spacing(system: "latn", .beforeCurrency, .currencyMatch), to: "[[:^S:]&[:^Z:]", in: "und") },
        Row(
            description: "no set", rule: "spacing-sets", kind: .spacing, subject: "und",
            field: "systems/latn/currencySpacing/afterCurrency/surroundingMatch"
        ) { $0.set(.spacing(system: "latn", .afterCurrency, .surroundingMatch), to: nil, in: "und") },
        Row(
            description: "a value of its own that is its parent's", rule: "orphan-overrides", kind: .other,
            subject: "de-CH", field: "systems/latn/symbols/decimal"
        ) { snapshot in
            for locale in ["de", "de-CH"] { snapshot.set(SmallSnapshot.decimal, to: "·", in: locale) }
        },
        Row(
            description: "symbols that nobody can ask for", rule: "numbering-systems", kind: .numberingSystem,
            subject: "de", field: "systems/roman/symbols/decimal"
        ) { $0.set(.symbol(system: "roman", .decimal), to: ";", in: "de") },
        Row(
            description: "nine digits", rule: "numbering-systems", kind: .numberingSystem, subject: "all locales",
            field: "thai"
        ) { $0.supplemental.numberingSystems["thai"] = NumberingSystem(digits: "๐๑๒๓๔๕๖๗๘") },
        Row(
            description: "a default without digits", rule: "numbering-systems", kind: .numberingSystem, subject: "de",
            field: "numberingSystems/default"
        ) { $0.set(.numberingSystem(.default), to: "roman", in: "de") },
        Row(
            description: "a parent that is not there", rule: "parents", kind: .identifier, subject: "de-CH",
            field: "parentLocales/de-CH", also: ["orphan-overrides"]
        ) { $0.supplemental.identifiers.parentLocales["de-CH"] = "gsw" },
        Row(
            description: "its own ancestor", rule: "parents", kind: .identifier, subject: "de",
            field: "parentLocales/de", also: ["orphan-overrides"]
        ) { $0.supplemental.identifiers.parentLocales["de"] = "de-CH" },
        Row(
            description: "no rule", rule: "plural-rules", kind: .plural, subject: "de", field: "cardinals/de/one"
        ) { $0.supplemental.plurals.cardinals["de"] = ["one": "i is 1 and", "other": ""] },
        Row(
            description: "no other", rule: "plural-rules", kind: .plural, subject: "de", field: "cardinals/de"
        ) { $0.supplemental.plurals.cardinals["de"] = ["one": "i = 1 and v = 0"] },
        Row(
            description: "money that nobody knows", rule: "region-currencies", kind: .regionCurrency,
            subject: "DE QQQ", field: "DE/QQQ"
        ) { $0.supplemental.regionCurrencies["DE"]?.append(RegionCurrency(code: "QQQ", to: "1900-01-01")) },
        Row(
            description: "an end before the beginning", rule: "region-currencies", kind: .regionCurrency,
            subject: "DE DEM", field: "DE/DEM"
        ) { snapshot in
            let mark = RegionCurrency(code: "DEM", from: "2002-01-01", to: "2001-12-31")
            snapshot.supplemental.regionCurrencies["DE"] = [mark]
        },
        Row(
            description: "no English name", rule: "names", kind: .names, subject: "en EUR",
            field: "names/EUR/displayName"
        ) { $0.set(.name(code: "EUR", nil), to: nil, in: "en") },
        Row(
            description: "an alias for no case", rule: "case-names", kind: .currency, subject: "all locales", field: ""
        ) { snapshot in
            snapshot.iso4217.withdrawn.removeAll { $0.code == "DEM" }
            snapshot.set(.name(code: "DEM", nil), to: nil, in: "en")
        },
    ]

    static func naming() throws -> CaseNameDecisions {
        var currencies = CurrencyNamingDecisions()
        currencies.aliases["mark"] = NamingDecision(value: "DEM", reason: "", link: "")
        return CaseNameDecisions(locales: LocaleNamingDecisions(), currencies: currencies)
    }

    /// English, German and the root, without findings.
    static func sound() throws -> Snapshot {
        var snapshot = try OwnSnapshot.german()
        let names = Set(snapshot.localeFacts.map(\.identifier))
        let identifiers = snapshot.supplemental.identifiers
        snapshot.supplemental.identifiers.parentLocales = identifiers.parentLocales.filter {
            names.contains($0.key) && names.contains($0.value)
        }
        snapshot.supplemental.identifiers.defaultContent = []
        // A decision of the package distinguishes its name from that of VES.
        snapshot.iso4217.current.removeAll { $0.code == "VED" }
        snapshot.set(.name(code: "VED", nil), to: nil, in: "en")
        snapshot.supplemental.regionCurrencies["VE"] = nil
        return snapshot
    }

    @Test func theCommittedSnapshotHasNoFinding() throws {
        let section = SnapshotAudit(try OwnSnapshot.whole.get()).section()
        #expect(section.findings.map(\.message) == [])
        for check in section.checks { #expect(check.looked > 10, "\(check.rule.id) looked at nothing") }
    }

    @Test func soundIsSound() throws {
        let section = SnapshotAudit(try Self.sound(), naming: try Self.naming()).section()
        #expect(section.findings.map(\.message) == [])
    }

    @Test(arguments: rows) func damageIsFound(_ row: Row) throws {
        var snapshot = try Self.sound()
        row.damage(&snapshot)
        let section = SnapshotAudit(snapshot, naming: try Self.naming()).section()
        #expect(Set(section.findings.map(\.rule.id)) == row.also.union([row.rule]))
        let found = section.findings.filter { $0.subject == row.subject && $0.field == row.field }
        #expect(found.map(\.class) == [row.kind], "\(section.findings.map(\.message))")
        #expect(
            section.checks.first { $0.rule.id == row.rule }?.found
                == section.findings.filter { $0.rule.id == row.rule }.count)
    }

    @Test func aSelectionLeavesOutOthers() throws {
        var snapshot = try Self.sound()
        snapshot.set(SmallSnapshot.standard, to: "#,##0.00", in: "de")
        let audit = SnapshotAudit(snapshot)
        #expect(audit.section(AuditSelection(locales: ["en"])).findings.isEmpty)
        #expect(audit.section(AuditSelection(locales: ["de"])).findings.count == 1)
    }

    @Test func gatesStopWhatTheySay() throws {
        let rule = AuditRule(id: "r", title: "", link: "")
        let cause = AuditCause(id: "c", reason: "", link: "")
        let plain = AuditFinding(rule, .digits, field: "", file: "", message: "")
        let explained = AuditFinding(rule, .symbol, field: "", file: "", cause: cause, message: "")
        func stopped(_ gate: AuditGate) -> [Bool] { [plain, explained].map(gate.stops) }
        #expect(stopped(AuditGate()) == [true, true])
        #expect(stopped(AuditGate(classes: [.symbol])) == [false, true])
        #expect(stopped(AuditGate(classes: [.symbol], unexplained: true)) == [true, true])
        #expect(stopped(AuditGate(classes: [], unexplained: true)) == [true, false])
    }
}
