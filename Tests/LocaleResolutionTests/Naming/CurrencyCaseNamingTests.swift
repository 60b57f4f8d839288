import LocaleModel
import LocaleResolution
import Testing

struct CurrencyCaseNamingTests {
    static func decision(_ value: String) -> NamingDecision {
        NamingDecision(value: value, reason: "a reason", link: "https://example.org")
    }

    static func currency(_ code: String, _ name: String) -> ISOCurrency {
        ISOCurrency(code: code, numericCode: "001", minorUnit: 2, name: name, isFund: false, entities: ["A"])
    }

    static func withdrawal(_ code: String, _ name: String, _ date: String) -> ISOWithdrawal {
        ISOWithdrawal(code: code, numericCode: "002", name: name, isFund: false, entity: "A", withdrawalDate: date)
    }

    static func resolve(
        _ current: [ISOCurrency], _ withdrawn: [ISOWithdrawal] = [], english: [String: String] = [:],
        _ decide: (inout CurrencyNamingDecisions) -> Void = { _ in }
    ) throws -> CurrencyCaseNames {
        var facts = LocaleFacts(identifier: "en")
        for (code, name) in english {
            facts[.name(code: code, nil)] = name
            facts[.name(code: code, .other)] = "not the name that stands alone"
        }
        let iso = ISO4217Facts(
            currentPublished: "2026-01-01", withdrawnPublished: "2026-01-01", current: current,
            entitiesWithoutCurrency: [], withdrawn: withdrawn)
        var decisions = CurrencyNamingDecisions()
        decide(&decisions)
        return try CurrencyCaseNaming(iso: iso, english: facts, decisions: decisions).resolve()
    }

    static func names(_ names: CurrencyCaseNames) -> [String: String] {
        Dictionary(uniqueKeysWithValues: names.cases.map { ($0.rawValue, $0.name) }).filter { $0.key != "none" }
    }

    @Test func aCurrentCurrencyHasTheNameOfISO() throws {
        let result = try Self.resolve([Self.currency("CHF", "Swiss Franc")], english: ["CHF": "Franc of the Swiss"])
        #expect(
            result.cases == [
                CurrencyCase(
                    name: "swissFranc", rawValue: "CHF", isoName: "Swiss Franc", englishName: "Franc of the Swiss",
                    numericCode: "001", minorUnit: 2),
                CurrencyCase(name: "none", rawValue: "none"),
            ])
    }

    @Test func aWithdrawnOneHasTheNameOfCLDR() throws {
        let result = try Self.resolve(
            [], [Self.withdrawal("PLZ", "Zloty", "1997-01")],
            english: ["PLZ": "Polish Zloty (1950–1995)", "ARL": "Argentine Peso Ley (1970–1983)"])
        #expect(Self.names(result) == ["PLZ": "polishZloty1950To1995", "ARL": "argentinePesoLey1970To1983"])
        #expect(result.cases.first { $0.rawValue == "PLZ" }?.withdrawn == "1997-01")
        #expect(result.cases.first { $0.rawValue == "PLZ" }?.isoName == "Zloty")
        #expect(result.cases.first { $0.rawValue == "ARL" }?.isoName == nil)
    }

    @Test func withoutANameOfItsOwnTheCodeIsPartOfTheName() throws {
        let result = try Self.resolve(
            [], [Self.withdrawal("AYM", "Azerbaijan Manat", "2005-10"), Self.withdrawal("AAB", "Old", "1990-01")],
            english: ["AAB": "Same", "AAC": "Same"])
        #expect(Self.names(result) == ["AYM": "azerbaijanManatAYM", "AAB": "oldAAB", "AAC": "sameAAC"])
    }

    @Test(arguments: [
        (["2015-01", "2023-01"], "2023-01"), (["1990-09", "1989 to 1990"], "1989 to 1990"),
        (["1989-1990", "1990-07 to 1990-09"], "1989-1990"), (["1989-1990", "1991-01"], "1991-01"),
    ])
    func ofSeveralWithdrawalsTheLastCounts(dates: [String], last: String) throws {
        let withdrawals = dates.map { Self.withdrawal("HRK", "Kuna of \($0)", $0) }
        for order in [withdrawals, withdrawals.reversed()] {
            let result = try Self.resolve([], order, english: ["HRK": "Croatian Kuna"])
            #expect(result.cases.first?.withdrawn == last)
            #expect(result.cases.first?.isoName == "Kuna of \(last)")
        }
    }

    @Test func aCurrencyThatGoesOnIsNotWithdrawn() throws {
        let result = try Self.resolve(
            [Self.currency("TRY", "Turkish Lira")], [Self.withdrawal("TRY", "New", "2009-01")])
        #expect(result.cases.first?.withdrawn == nil)
        #expect(result.cases.first?.numericCode == "001")
    }

    @Test func oneNameForTwoCodesIsAnErrorUntilItIsDecided() throws {
        let two = [Self.currency("VES", "Bolívar Soberano"), Self.currency("VED", "Bolívar Soberano")]
        #expect(throws: NamingError.clash(name: "bolivarSoberano", rawValues: ["VED", "VES"])) {
            try Self.resolve(two)
        }
        let decided = try Self.resolve(two) {
            $0.names["VED"] = Self.decision("bolívar")
            $0.aliases["bolivar"] = Self.decision("VED")
        }
        #expect(Self.names(decided) == ["VES": "bolivarSoberano", "VED": "bolívar"])
        #expect(decided.aliases == [CaseAlias(name: "bolivar", target: "bolívar")])
    }

    @Test func noCurrencyMayTakeTheNameNone() {
        #expect(throws: NamingError.clash(name: "none", rawValues: ["NON", "none"])) {
            try Self.resolve([Self.currency("NON", "None")])
        }
    }

    @Test func aDecisionThatChangesNothingIsAnError() {
        #expect(throws: NamingError.unusedDecision(section: "names", key: "EUR")) {
            try Self.resolve([Self.currency("EUR", "Euro")]) { $0.names["EUR"] = Self.decision("euro") }
        }
        #expect(throws: NamingError.unusedDecision(section: "names", key: "XYZ")) {
            try Self.resolve([Self.currency("EUR", "Euro")]) { $0.names["XYZ"] = Self.decision("xyz") }
        }
    }
}
