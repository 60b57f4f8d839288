import CurrencyFormat
import LocaleMatching
import Testing

/// The `Accept-Language` header of RFC 9110, section 12.5.4.
@Suite struct AcceptLanguageTests {
    private func read(_ header: AcceptLanguage) -> [String] {
        header.languages.map { "\($0.identifier?.description ?? "*") \($0.weight)" }
    }

    @Test(arguments: [
        // The RFC's example.
        ("da, en-gb;q=0.8, en;q=0.7", ["da 1000", "en-GB 800", "en 700"]),
        // Sorted by weight, then by the header's order.
        ("en;q=0.1,de,fr;q=0.5,it;q=0.5,*;q=0.25", ["de 1000", "fr 500", "it 500", "* 250", "en 100"]),
        ("de;q=0,fr;q=0.000,it;q=1.000,es;q=1.,pt;q=0.", ["it 1000", "es 1000", "de 0", "fr 0", "pt 0"]),
        // White space, empty elements and case do not matter.
        (" ,, de-at \t; \t Q=0.75 ,,", ["de-AT 750"]),
        ("", []), (" , ", []),
        // Well-formed, but not a locale.
        ("i-klingon, x-pig-latin, zh-min-nan, de", ["de 1000"]),
    ])
    func headersAreRead(_ header: String, _ languages: [String]) throws {
        #expect(read(try AcceptLanguage(header)) == languages)
        #expect(read(AcceptLanguage(ignoringMalformed: header)) == languages)
    }

    @Test(arguments: [
        ("de, 12", AcceptLanguageError.malformedLanguage(offset: 4), ["de 1000"]),
        ("de--at,fr", .malformedLanguage(offset: 0), ["fr 1000"]),
        ("fr,abcdefghi", .malformedLanguage(offset: 3), ["fr 1000"]),
        ("*-CH", .malformedLanguage(offset: 0), []),
        ("de_AT,en", .malformedLanguage(offset: 0), ["en 1000"]),
        ("d\u{E9},en", .malformedLanguage(offset: 0), ["en 1000"]),
        ("en, de;q=2", .malformedWeight(offset: 7), ["en 1000"]),
        ("de;q=0.1234,en", .malformedWeight(offset: 3), ["en 1000"]),
        ("de;q=1.001,en", .malformedWeight(offset: 3), ["en 1000"]),
        ("de;q=,en", .malformedWeight(offset: 3), ["en 1000"]),
        ("de;,en", .malformedWeight(offset: 3), ["en 1000"]),
        ("de;level=1,en", .malformedWeight(offset: 3), ["en 1000"]),
        ("de;q=-1,en", .malformedWeight(offset: 3), ["en 1000"]),
        (";q=0.5", .malformedLanguage(offset: 0), []),
    ])
    func malformedPartsAreReportedOrLeftOut(
        _ header: String, _ error: AcceptLanguageError, _ languages: [String]
    ) {
        #expect(throws: error) { try AcceptLanguage(header) }
        #expect(read(AcceptLanguage(ignoringMalformed: header)) == languages)
    }

    @Test func errorsSayWhatAndWhere() {
        #expect("\(AcceptLanguageError.malformedLanguage(offset: 4))" == "expected a language or * at byte 4")
        #expect(
            "\(AcceptLanguageError.malformedWeight(offset: 7))"
                == "expected q= and a weight from 0 to 1 with at most three decimals at byte 7")
    }

    /// A hostile header is read in linear time, and only its first ten languages are used.
    @Test func longHeadersAreRead() {
        let header = String(repeating: "xx-Latn-YY;q=0.5,;,", count: 50_000) + "de"
        #expect(AcceptLanguage(ignoringMalformed: header).languages.count == 50_001)
        #expect(
            LocaleMatcher([CurrencyLocale.german]).best(for: AcceptLanguage(ignoringMalformed: header))?.distance == 0)
    }
}
