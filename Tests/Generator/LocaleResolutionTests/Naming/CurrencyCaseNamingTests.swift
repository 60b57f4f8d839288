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
        regions: [String: [RegionCurrency]] = [:], _ decide: (inout CurrencyNamingDecisions) -> Void = { _ in }
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
        return try CurrencyCaseNaming(iso: iso, english: facts, regions: regions, decisions: decisions).resolve()
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

    /// Dates are from CLDR's `currencyData` for Czechoslovakia, the Netherlands, the Soviet Union and Yugoslavia.
    @Test func aWithdrawnOneNamesThoseThatReplacedIt() throws {
        let regions = [
            "CZ": [
                RegionCurrency(code: "CZK", from: "1993-01-01"),
                RegionCurrency(code: "CSK", from: "1953-06-01", to: "1993-03-01"),
            ],
            "SK": [
                RegionCurrency(code: "EUR", from: "2009-01-01"),
                RegionCurrency(code: "SKK", from: "1992-12-31", to: "2009-01-01"),
                RegionCurrency(code: "CSK", from: "1953-06-01", to: "1992-12-31"),
            ],
            "NL": [
                RegionCurrency(code: "EUR", from: "1999-01-01"),
                RegionCurrency(code: "NLG", from: "1813-01-01", to: "2002-02-28"),
            ],
            "SR": [
                RegionCurrency(code: "SRG", from: "1940-05-10", to: "2003-12-31"),
                RegionCurrency(code: "NLG", from: "1815-11-20", to: "1940-05-10"),
            ],
            // The state ended together with its currency. The others adopted other currencies, immediately or much
            // later.
            "SU": [RegionCurrency(code: "SUR", from: "1961-01-01", to: "1991-12-25")],
            "EE": [
                RegionCurrency(code: "EEK", from: "1992-06-21", to: "2010-12-31"),
                RegionCurrency(code: "SUR", from: "1961-01-01", to: "1992-06-20"),
            ],
            "HR": [
                RegionCurrency(code: "HRD", from: "1991-12-23", to: "1995-01-01"),
                RegionCurrency(code: "YUN", from: "1990-01-01", to: "1991-12-23"),
            ],
            "RS": [
                RegionCurrency(code: "YUM", from: "1994-01-24", to: "2002-05-15"),
                RegionCurrency(code: "YUN", from: "1990-01-01", to: "1992-07-24"),
            ],
            "CN": [RegionCurrency(code: "CNH", isTender: false), RegionCurrency(code: "CNY", from: "1953-03-01")],
        ]
        let result = try Self.resolve(
            [Self.currency("CZK", "Koruna")],
            [Self.withdrawal("CSK", "Koruna", "1993-03"), Self.withdrawal("SKK", "Koruna", "2009-01")],
            english: ["CSK": "A", "SKK": "B", "NLG": "C", "CNH": "D", "SUR": "E", "YUN": "F"], regions: regions)
        let cases = Dictionary(uniqueKeysWithValues: result.cases.map { ($0.rawValue, $0) })
        #expect(cases["CSK"]?.successors == ["CZK", "SKK"])
        #expect(cases["SKK"]?.successors == ["EUR"])
        // Not Suriname's currency since 1940.
        #expect(cases["NLG"]?.successors == ["EUR"])
        #expect(cases["SUR"]?.successors == ["EEK"])
        #expect(cases["YUN"]?.successors == [])
        #expect(cases["CZK"]?.successors == [])
        #expect(cases["CNH"]?.successors == [])
        // If ISO has a month, that is the date.
        #expect(cases["CSK"]?.lastDay == nil)
        #expect(cases["NLG"]?.lastDay == "2002-02-28")
        #expect(cases["CNH"]?.lastDay == nil)
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
        // Both are in use, and their codes are also names.
        #expect(
            decided.aliases == [
                CaseAlias(name: "bolivar", target: "bolívar"), CaseAlias(name: "ved", target: "bolívar"),
                CaseAlias(name: "ves", target: "bolivarSoberano"),
            ])
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
