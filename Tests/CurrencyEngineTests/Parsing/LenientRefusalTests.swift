import CurrencyFormat
import Testing

/// What lenient parsing refuses, and where.
struct LenientRefusalTests {
    struct Refused: CustomTestStringConvertible, Sendable {
        var locale: String
        var currency: String
        var text: String
        var error: ParseError
        var testDescription: String { "\(locale) \(currency) \"\(text)\"" }

        init(
            _ locale: String, _ currency: String, _ text: String, _ reason: ParseError.Reason, at offset: Int,
            _ expected: ParseError.Expected, wellFormed: String? = nil
        ) {
            (self.locale, self.currency, self.text) = (locale, currency, text)
            error = ParseError(reason, at: offset, expected: expected, wellFormed: wellFormed)
        }
    }

    static let rows = [
        // Texts that other parsers read as numbers.
        Refused("en", "USD", "12abc", .unexpectedText, at: 2, .currency),
        Refused("en", "USD", "1.2.3", .secondDecimalMark, at: 3, .end),
        Refused("en", "USD", "-x", .unexpectedText, at: 1, .amount),
        Refused("en", "USD", " ", .unexpectedEnd, at: 1, .amount),
        Refused("en", "USD", "", .unexpectedEnd, at: 0, .amount),
        Refused("en", "USD", "$5-", .dash, at: 2, .end),
        Refused("en", "USD", "$1,2,3", .grouping, at: 4, .digit, wellFormed: "$123.00"),
        Refused("en", "USD", "$11,11.11", .grouping, at: 6, .digit, wellFormed: "$1,111.11"),
        // Dashes that are no signs.
        Refused("de", "EUR", "5,-", .dash, at: 2, .end),
        Refused("ja", "JPY", "¥500-", .dash, at: 5, .end),
        Refused("en", "USD", "$5-$10", .dash, at: 2, .end),
        // Groups and marks.
        Refused("en", "USD", "1,2,3", .grouping, at: 3, .digit, wellFormed: "$123.00"),
        Refused("en", "USD", "1,23", .unexpectedEnd, at: 4, .digit),
        Refused("en", "USD", "12,3456", .grouping, at: 6, .groupSeparator),
        Refused("en", "USD", "1234,567", .grouping, at: 4, .digit),
        Refused("en", "USD", "1 234,567", .grouping, at: 5, .digit),
        Refused("en", "USD", "0,123", .grouping, at: 1, .digit),
        // A comma that stands once may be the decimal separator of another country: no repair keeps both amounts.
        Refused("en", "USD", "1 234,56", .grouping, at: 5, .digit),
        Refused("en", "USD", "0,5", .grouping, at: 1, .digit),
        // A space cannot.
        Refused("en", "USD", "1 23", .unexpectedEnd, at: 4, .digit, wellFormed: "$123.00"),
        // What is named.
        Refused("en", "USD", "$1.2K", .abbreviation, at: 4, .end),
        Refused("en", "USD", "1.2m", .abbreviation, at: 3, .currency),
        Refused("en", "USD", "1.2 K", .otherCurrency, at: 4, .currency),
        Refused("en", "USD", "1.2Kx", .otherCurrency, at: 3, .currency),
        Refused("en", "USD", "\u{FEFF}$5", .invisible(.byteOrderMark), at: 0, .amount),
        Refused("en", "USD", "$\u{200B}5", .invisible(.zeroWidthSpace), at: 1, .digit),
        Refused("en", "USD", "5\u{200B}", .invisible(.zeroWidthSpace), at: 1, .currency),
        Refused("en", "USD", "1,", .unexpectedEnd, at: 2, .digit),
        Refused("en", "USD", "1.5,000", .grouping, at: 3, .end),
        Refused("en", "USD", "1  234", .unexpectedText, at: 3, .currency),
        Refused("fr", "EUR", "1.234,50", .unexpectedText, at: 1, .currency),
        Refused("en-IN", "INR", "₹1,23,456,789", .grouping, at: 11, .digit, wellFormed: "₹12,34,56,789.00"),
        // Other notations.
        Refused("en", "USD", "1e5", .exponent, at: 1, .end),
        Refused("en", "USD", "$1.5E-3", .exponent, at: 4, .end),
        Refused("en", "USD", "0x1F", .hexadecimal, at: 1, .end),
        Refused("en", "USD", "12٣", .mixedDigits, at: 2, .digit),
        // Signs.
        Refused("en", "USD", "--5", .secondSign, at: 1, .amount),
        Refused("en", "USD", "-5-", .secondSign, at: 2, .end),
        Refused("en", "USD", "(-5)", .secondSign, at: 1, .amount),
        Refused("en", "USD", "(5", .unexpectedEnd, at: 2, .closingParenthesis),
        Refused("en", "USD", "5)", .unexpectedText, at: 1, .currency),
        // Currencies.
        Refused("en", "USD", "€5", .otherCurrency, at: 0, .currency),
        Refused("en", "USD", "5 EUR", .otherCurrency, at: 2, .currency),
        Refused("en", "USD", "$$5", .unexpectedText, at: 1, .digit),
        // Overflow.
        Refused("en", "USD", "123456789012345678901234567890123456789", .tooManyDigits, at: 38, .fewerDigits),
    ]

    @Test(arguments: rows)
    func textIsRefusedAtItsPlace(refused: Refused) throws {
        let style = CurrencyStyle(try CurrencyCode(refused.currency), locale: try LocaleIdentifier(refused.locale))
        #expect(throws: refused.error) { try CurrencyParser(style).parse(refused.text) }
        if let wellFormed = refused.error.wellFormed {
            #expect(throws: Never.self) { try style.parse(wellFormed) }
        }
    }

    /// The same texts fool no parser of any currency either, where they are junk of any kind.
    @Test(arguments: ["12abc", "1.2.3", "-x", " ", "$5-", "$1,2,3", "11,11.11", "$11,11.11", "1e5", "0x1F"])
    func junkIsRefusedWithoutACurrency(text: String) {
        let parser = CurrencyParser(locale: .englishUnitedStates)
        #expect(throws: ParseError.self) { try parser.parse(text) }
    }
}
