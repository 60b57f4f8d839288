import AmountSearch
import CurrencyParsing
import Foundation
import Testing

/// Texts in Unicode's form NFD, in which accents are scalars of their own.
struct ComposedTextTests {
    /// Strings that are equal have the same outcome, in a field and in running text.
    @Test(arguments: [
        ("cs-CZ", "5 Kč", "5 CZK"), ("ru-RU", "5 рублей", "5 RUB"), ("vi-VN", "5 triệu đồng", "5000000 VND"),
        ("ko-KR", "5만원", "50000 KRW"), ("el-GR", "5 ευρώ", "5 EUR"), ("hu-HU", "5 millió Ft", "5000000 HUF"),
        ("ja-JP", "5ポンド 5ドル", "5 USD"), ("ar-EG", "700 ألف جنيه", "700000 EGP"),
        ("pt-BR", "5 milhões de reais", "5000000 BRL"), ("fr-FR", "à dix, 5 € et ½", "5 EUR"),
    ])
    func equalStringsAreReadAlike(locale: String, text: String, amount: String) throws {
        let decomposed = text.decomposedStringWithCanonicalMapping
        try #require(Array(decomposed.utf8) != Array(text.utf8) && decomposed == text)
        let parser = try OpenParsers.parser(locale)
        let (own, other) = (parser.amounts(in: text), parser.amounts(in: decomposed))
        #expect(own.map(\.readings) == other.map(\.readings))
        #expect(other.map { "\($0.likeliest) \($0.candidates[0].currency)" } == [amount])
        #expect((try? parser.parse(text))?.amount == (try? parser.parse(decomposed))?.amount)
        #expect(parser.readings(of: text).map(\.amount) == parser.readings(of: decomposed).map(\.amount))
        // The places are those of the text that was given.
        for (found, same) in zip(own, other) {
            let range = try #require(same.range(in: decomposed))
            let ownRange = try #require(found.range(in: text))
            #expect(decomposed[range] == text[ownRange])
        }
    }

    /// The offset of an error, and the other currency that it names, are those of the text that was given.
    @Test
    func errorsHaveTheirPlaces() throws {
        let text = "5 Kč".decomposedStringWithCanonicalMapping
        let error = #expect(throws: AmountParseError.self) {
            try CurrencyParser(.euro, locale: .czechCzechia).parse(text)
        }
        let range = try #require(error?.range(in: text))
        #expect(Array(text[range].utf8) == Array("Kč".decomposedStringWithCanonicalMapping.utf8))
        let late = "č".decomposedStringWithCanonicalMapping + " x"
        #expect(throws: AmountParseError.self) { try CurrencyParser(.euro, locale: .czechCzechia).parse(late) }
    }

    /// Every letter that has two forms is composed, and the place behind it is the end of its mark.
    @Test
    func lettersAreComposed() throws {
        let parser = try OpenParsers.parser("en-US")
        for letter in "áéíóúñçãõäöüßåøčřšžěůőűąęłńśźżğışțăđơưẩệộữάέήίόύώйёїўأإآؤئがぱ가각힣" {
            let name = "\(letter)".decomposedStringWithCanonicalMapping
            let found = try #require(parser.amounts(in: "\(name) $5 \(name)").first)
            #expect(found.range == (name.utf8.count + 1)..<(name.utf8.count + 3))
        }
    }
}
