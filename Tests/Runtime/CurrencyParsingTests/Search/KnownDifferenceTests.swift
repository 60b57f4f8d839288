import AmountSearch
import CurrencyParsing
import Testing

/// Texts that are read otherwise than a careful person would. A row whose text is repaired fails here, and moves to the test of
/// its rule.
struct KnownDifferenceTests {
    @Test(
        arguments: [
            ("fr-FR", "en M€\nCA 5 €", ["5 or 5000000 EUR"]),
            ("en-US", "Thousand Oaks, CA\nParking $5", ["5 USD"]),
            ("de-DE", "Million Dollar Baby\nDVD 5 €", ["5 EUR"]),
            ("sv-SE", "Tusen tack\nPris 5 kr", ["5 SEK"]),
            ("en-US", "a $1-to-$7 million range", ["1 or 1000000 USD", "7000000 USD"]),
            ("es-MX", "$12 mil 345 millones", ["12000 or 12345000000 MXN"]),
            ("ko-KR", "5천원 3만원", ["5000 KRW", "30000 KRW"]),
            ("fr-FR", "S2 500 €", []),
            ("en", "$20 and 12 apples", ["20 USD"]),
            ("en-IN", "AvlBal:Rs618.85(2026:09:06)", ["618.85 INR"]),
        ] as [(String, String, [String])])
    func amounts(locale: String, text: String, amounts: [String]) throws {
        let found = try foundTexts(in: text, locale, marksOpen: true)
        withKnownIssue { #expect(found == amounts) }
    }

    /// Texts of which a part, or something that is no money, is certain.
    @Test(
        arguments: [
            ("he", "גרסה אב50 ₪", ""),
            ("en-US", "25,000 KGS", ""),
            ("en-US", "$3.\n5 million", "3500000 USD"),
            ("th-TH", "ไซส์ 42 100 บาท", "100 THB"),
            ("ja-JP", "5万円5千円", "55000 JPY"),
        ])
    func certainties(locale: String, text: String, meant: String) throws {
        let found = try OpenParsers.parser(locale).amounts(in: text).filter { $0.isCertain && $0.currency != nil }
        let certain = found.map { "\($0.likeliest) \($0.candidates[0].currency)" }
        withKnownIssue { #expect(Set(certain).isSubset(of: [meant])) }
    }
}
