import CurrencyCore
import Testing

struct CurrencyCodeTests {
    @Test(arguments: ["EUR", "eur", "eUr", "XXX", "AAA", "ZZZ"])
    func threeLettersOfEitherCaseAreACode(text: String) throws {
        let code = try CurrencyCode(text)
        #expect(code.description == text.uppercased())
        #expect(try code == CurrencyCode(text.lowercased()))
    }

    @Test(
        arguments: [
            ("", .length(found: 0)), ("E", .length(found: 1)), ("EU", .length(found: 2)), ("EURO", .length(found: 4)),
            ("1EU", .notALetter(offset: 0)), ("E1R", .notALetter(offset: 1)), ("EU ", .notALetter(offset: 2)),
            ("€", .notALetter(offset: 0)), ("EU\u{0}", .notALetter(offset: 2)), ("ＥＵＲ", .notALetter(offset: 0)),
            ("E@R", .notALetter(offset: 1)), ("E[R", .notALetter(offset: 1)), ("E`R", .notALetter(offset: 1)),
            ("E{R", .notALetter(offset: 1)),
        ] as [(String, CurrencyCodeError)])
    func anythingElseIsRefused(text: String, error: CurrencyCodeError) {
        #expect(throws: error) { try CurrencyCode(text) }
    }

    @Test
    func codesAreSortedAsTexts() throws {
        let texts = ["AAB", "ABA", "BAA", "EUR", "USD", "ZZZ"]
        #expect(try texts.reversed().map { try CurrencyCode($0) }.sorted().map(\.description) == texts)
    }

    @Test
    func packedFormIsReadBack() throws {
        for text in ["AAA", "ZZZ", "EUR", "QQQ"] {
            let code = try CurrencyCode(text)
            #expect(CurrencyCode(code.packed) == code)
        }
    }
}
