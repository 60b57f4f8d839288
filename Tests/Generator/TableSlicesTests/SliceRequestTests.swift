import TableSlices
import Testing

/// Requests that people write, with their mistakes.
struct SliceRequestTests {
    private func errors(_ request: String) -> [String] {
        func texts(_ errors: [RequestError]) -> [String] {
            errors.map { "\($0.place.line):\($0.place.column): \($0.message)" }
        }
        do {
            _ = try SliceSupport.slice(request)
            return []
        } catch let error as RequestError {
            return texts([error])
        } catch SliceError.request(let errors) {
            return texts(errors)
        } catch {
            return [String(describing: error)]
        }
    }

    @Test(arguments: [
        (#"{"locales": ["de-TA"], "currencies": ["EUR"]}"#, #"1:14: unknown locale "de-TA"; did you mean "de-AT"?"#),
        (
            "{\n  \"locales\": [\"de\", \"frr-FR\"],\n  \"currencies\": [\"EUR\"]\n}",
            #"2:21: unknown locale "frr-FR"; did you mean "fr-FR"?"#
        ),
        (#"{"locales": ["de"], "currencies": ["EURO"]}"#, #"1:36: unknown currency "EURO"; did you mean "EUR"?"#),
        (#"{"locales": ["de"], "currencies": ["inuse"]}"#, #"1:36: unknown currency "inuse"; did you mean "inUse"?"#),
        (
            #"{"locales": ["language:den"], "currencies": ["EUR"]}"#,
            #"1:14: unknown language "language:den"; did you mean "language:de"?"#
        ),
        (
            #"{"locales": ["coverage:moderate"], "currencies": ["EUR"]}"#,
            #"1:14: unknown coverage "coverage:moderate"; did you mean "coverage:modern"?"#
        ),
        (
            #"{"locales": ["de"], "currencies": ["EUR"], "features": ["name"]}"#,
            #"1:57: unknown feature "name"; did you mean "names"?"#
        ),
        (#"{"locales": ["de"], "currencys": ["EUR"]}"#, #"1:21: unknown key "currencys"; did you mean "currencies"?"#),
        (
            #"{"locales": ["de"], "currencies": ["EUR"], "access": "open"}"#,
            #"1:54: unknown access "open"; there are "internal", "public""#
        ),
        (#"{"locales": ["de"]}"#, #"1:1: expected "currencies" with at least one text, such as "EUR""#),
        (
            #"{"locales": [], "currencies": ["EUR"]}"#,
            #"1:1: expected "locales" with at least one text, such as "de-DE""#
        ),
        (#"{"locales": "de", "currencies": ["EUR"]}"#, #"1:2: expected a list of texts for "locales""#),
        (#"{"locales": ["de"], "locales": ["fr"], "currencies": ["EUR"]}"#, #"1:21: "locales" stands here twice"#),
        (#"{"locales": ["de" "fr"], "currencies": ["EUR"]}"#, "1:19: expected a comma or the end of the list"),
        (#"{"locales": [1], "currencies": ["EUR"]}"#, "1:14: expected a text between quotation marks"),
        (#"{"locales": ["d\u0065"], "currencies": ["EUR"]}"#, "1:16: expected a text of letters, digits and hyphens"),
        (#"{"locales": ["de"#, "1:17: expected a quotation mark"),
        ("", "1:1: expected an object"),
        (#"{"locales": ["de"], "currencies": ["EUR"]} {}"#, "1:44: expected the end of the file"),
    ])
    func mistakeIsReportedWhereItStands(request: String, error: String) {
        #expect(errors(request) == [error])
    }

    @Test
    func allUnknownNamesAreReported() {
        let request = #"{"locales": ["xx-XX", "de", "region:QQ"], "currencies": ["QQQ", "region:ZZZ"]}"#
        #expect(
            errors(request).map { $0.prefix { $0 != ";" } } == [
                #"1:14: unknown locale "xx-XX""#, #"1:29: unknown region "region:QQ""#,
                #"1:58: unknown currency "QQQ""#,
                #"1:65: unknown region "region:ZZZ""#,
            ])
    }

    private func cases(locales: [String], currencies: [String]) throws -> String {
        try SliceSupport.slice(locales: locales, currencies: currencies).files[1].text
    }

    /// Cases have CurrencyFormat's names. Ancestors are not cases.
    @Test
    func casesAreThoseThatAreNamed() throws {
        let text = try cases(locales: ["de_at", "zh-TW", "iw"], currencies: ["eur"])
        let names = text.split(separator: "\n").filter { $0.hasPrefix("    case ") }.map { $0.dropFirst(9) }
        #expect(names == ["germanAustria", "hebrew", "chineseTaiwan", "euro", "none"])
    }

    /// Switzerland's languages in CLDR, and its franc.
    @Test
    func regionsNameTheirLocalesAndTender() throws {
        let text = try cases(locales: ["region:CH"], currencies: ["region:CH"])
        for line in [
            "germanSwitzerland", "frenchSwitzerland", "italianSwitzerland", "romanshSwitzerland", "swissFranc",
        ] {
            #expect(text.contains("    case \(line)\n"), "\(line)")
        }
        #expect(!text.contains("case germanGermany\n") && !text.contains("case euro\n"))
        // Bulgaria uses the euro since 2026, and no longer the lev.
        let bulgaria = try cases(locales: ["bg"], currencies: ["region:BG"])
        #expect(bulgaria.contains("case euro\n") && !bulgaria.contains("\"BGN\""))
    }

    @Test
    func languagesNameAllTheirLocales() throws {
        let text = try cases(locales: ["language:pt"], currencies: ["EUR"])
        for identifier in ["pt", "pt-BR", "pt-PT", "pt-CV"] {
            #expect(text.contains("literal: \"\(identifier)\""), "\(identifier)")
        }
        #expect(!text.contains("literal: \"ps\""))
    }

    /// By CLDR 48's coverage levels, Norwegian, both Serbian scripts and Hindi in Latin are modern. Maltese and Bosnian
    /// in Cyrillic are not.
    @Test
    func coverageNamesLanguagesAndScripts() throws {
        let text = try cases(locales: ["coverage:modern"], currencies: ["EUR"])
        for identifier in ["nb-NO", "nn-NO", "sr-Cyrl-RS", "sr-Latn-RS", "zh-Hant-HK", "hi-Latn", "de-AT"] {
            #expect(text.contains("literal: \"\(identifier)\""), "\(identifier)")
        }
        for identifier in ["mt-MT", "bs-Cyrl", "lb-LU"] {
            #expect(!text.contains("literal: \"\(identifier)\""), "\(identifier)")
        }
    }

    /// ISO 4217's current list includes the euro and the yen, but not the kuna. Gold has no minor unit.
    @Test
    func inUseIsTheListOfToday() throws {
        let text = try cases(locales: ["de"], currencies: ["inUse"])
        for code in ["EUR", "JPY", "XCG"] { #expect(text.contains("literal: \"\(code)\""), "\(code)") }
        for code in ["HRK", "BGN", "XAU", "ANG"] { #expect(!text.contains("literal: \"\(code)\""), "\(code)") }
    }
}
