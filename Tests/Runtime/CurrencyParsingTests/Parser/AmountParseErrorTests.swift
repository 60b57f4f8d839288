import CurrencyParsing
import Testing

/// What lenient parsing refuses, and where.
struct AmountParseErrorTests {
    struct Refused: CustomTestStringConvertible, Sendable {
        var locale: String
        var currency: String
        var text: String
        var error: AmountParseError
        var testDescription: String { "\(locale) \(currency) \"\(text)\"" }

        init(
            _ locale: String, _ currency: String, _ text: String, _ reason: AmountParseError.Reason, at offset: Int,
            _ expected: AmountParseError.Expected, wellFormed: String? = nil, found: String? = nil
        ) {
            (self.locale, self.currency, self.text) = (locale, currency, text)
            error = AmountParseError(
                reason, at: offset, expected: expected, wellFormed: wellFormed, found: found,
                expectedCurrency: found == nil ? nil : CurrencyCode(literal: "USD"))
        }
    }

    static let rows = [
        // Texts that other parsers read as numbers.
        Refused("en", "USD", "12abc", .unexpectedText, at: 2, .currency),
        Refused("en", "USD", "1.2.3", .secondDecimalSeparator, at: 3, .end),
        Refused("en", "USD", "-x", .unexpectedText, at: 1, .amount),
        Refused("en", "USD", " ", .unexpectedEnd, at: 1, .amount),
        Refused("en", "USD", "", .unexpectedEnd, at: 0, .amount),
        Refused("en", "USD", "$5-", .dash, at: 2, .end),
        Refused("en", "USD", "$1,2,3", .grouping, at: 4, .digit),
        Refused("en", "USD", "$11,11.11", .grouping, at: 6, .digit, wellFormed: "$1,111.11"),
        // Dashes that are no signs.
        Refused("ja", "JPY", "¥500-", .dash, at: 5, .end),
        Refused("en", "USD", "$5-$10", .dash, at: 2, .end),
        // Groups and marks.
        Refused("en", "USD", "1,2,3", .grouping, at: 3, .digit),
        // Less than a group behind any separator may be cents: "119 95" of a price tag, "1,234,56" for 1,234.56.
        Refused("en", "USD", "1 23", .unexpectedEnd, at: 4, .digit),
        Refused("en", "USD", "1,234,56", .unexpectedEnd, at: 8, .digit),
        Refused("de", "EUR", "1.234.56", .unexpectedEnd, at: 8, .digit),
        // What is named.
        Refused("sv", "SEK", "1,2T", .abbreviation, at: 3, .currency),
        Refused("en", "MMK", "1.2K", .abbreviation, at: 3, .currency),
        Refused("en", "MMK", "5K", .abbreviation, at: 1, .currency),
        Refused("sv", "SEK", "5T", .abbreviation, at: 1, .currency),
        Refused("en", "USD", "1.2Kx", .unexpectedText, at: 3, .currency),
        Refused("en", "USD", "$\u{FEFF}5", .invisible(.byteOrderMark), at: 1, .digit),
        Refused("en", "USD", "5\n6", .unexpectedText, at: 1, .currency),
        Refused("en", "USD", "$5.-10", .unexpectedText, at: 4, .end),
        Refused("en", "USD", "$1.50c", .unexpectedText, at: 5, .end),
        Refused("en", "USD", "$\u{200B}5", .invisible(.zeroWidthSpace), at: 1, .digit),
        Refused("en", "USD", "5\u{200B}", .invisible(.zeroWidthSpace), at: 1, .currency),
        Refused("en", "USD", "1.5,000", .grouping, at: 3, .end),
        Refused("en", "USD", "1  234", .unexpectedText, at: 3, .currency),
        Refused("en-IN", "INR", "₹1,23,456,789", .grouping, at: 11, .digit, wellFormed: "₹12,34,56,789.00"),
        // Other notations.
        Refused("en", "USD", "1e5", .exponent, at: 1, .end),
        Refused("en", "USD", "$1.5E-3", .exponent, at: 4, .end),
        Refused("en", "USD", "0x1F", .hexadecimal, at: 1, .end),
        Refused("en-GB", "GBP", "1080p", .unexpectedText, at: 4, .currency),
        Refused("en", "USD", "12٣", .mixedDigits, at: 2, .digit),
        // Signs.
        Refused("en", "USD", "--5", .secondSign, at: 1, .amount),
        Refused("en", "USD", "-5-", .secondSign, at: 2, .end),
        Refused("en", "USD", "(-5)", .secondSign, at: 1, .amount),
        Refused("en", "USD", "(5", .unexpectedEnd, at: 2, .closingParenthesis),
        Refused("en", "USD", "5)", .unexpectedText, at: 1, .currency),
        // Currencies.
        Refused("en", "USD", "€5", .otherCurrency, at: 0, .currency, found: "€"),
        Refused("en", "USD", "5 EUR", .otherCurrency, at: 2, .currency, found: "EUR"),
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

    /// Separators of other countries are read if only they give an amount, and a number with more digits than the currency has is
    /// not certain where its only separator sets off groups.
    @Test(arguments: [
        ("en", "USD", "1,23", "1.23"), ("en", "USD", "0,5", "0.5"), ("en", "USD", "-12,34", "-12.34"),
        ("en", "USD", "1 234,56", "1234.56"), ("en", "USD", "12,34,567", "1234567"), ("de", "EUR", "1.5 €", "1.5"),
        ("fr", "EUR", "1.234,50", "1234.50"), ("de", "EUR", "1'000", "1000"), ("de", "EUR", "-59.99", "-59.99"),
        ("en", "USD", "1234,567", "1234567 or 1234.567"), ("en", "USD", "1 234,567", "1234567 or 1234.567"),
        ("de", "EUR", "1,500 €", "1500 or 1.500"), ("en", "USD", "$1.500", "1500 or 1.500"),
        ("vi", "VND", "1,000 VND", "1000 or 1.000"), ("ja", "JPY", "¥1.280", "1280 or 1.280"),
        ("id", "IDR", "Rp75,500", "75500 or 75.500"),
        ("id", "IDR", "5,000,000.00", "5000000.00"), ("vi", "VND", "-1,500,000", "-1500000"),
        ("en", "USD", "$5,6", "5.6"), ("en", "USD", "-24,9900", "-24.9900"),
        ("de", "EUR", "1.13325 EUR", "1.13325"), ("de", "EUR", "-8.95000", "-8.95000"),
        ("ja", "JPY", "15,00円", "15.00 or 1500"),
        ("en", "USD", "$01,234", "1.234 or 1234"),
        ("en", "KWD", "KWD 3.559", "3.559 or 3559"), ("en", "USD", "0,123", "0.123"), ("de", "EUR", "€0.005", "0.005"),
    ])
    func otherSeparatorsAreReadIfOneAmountIsPlausible(
        _ locale: String, _ code: String, _ text: String, _ outcome: String
    ) throws {
        let style = CurrencyStyle(try CurrencyCode(code), locale: try LocaleIdentifier(locale))
        #expect(CurrencyParser(style).outcome(of: text) == outcome)
    }

    /// More digits than any currency has may be groups whose separators were lost.
    @Test(arguments: [
        ("en", "USD", "12,3456"), ("de", "EUR", "1.2345 €"),
    ])
    func tooManyDigitsAreNotCertain(_ locale: String, _ code: String, _ text: String) throws {
        let style = CurrencyStyle(try CurrencyCode(code), locale: try LocaleIdentifier(locale))
        let error = try #require(throws: AmountParseError.self) { try CurrencyParser(style).parse(text) }
        #expect(error.reason == .ambiguous && error.doubts.map(\.kind) == [.group])
    }

    /// In Canada, "G" multiplies by 10^9, but "G$" are dollars of Guyana.
    @Test
    func aLetterThatMultipliesOrNamesACurrencyIsRefused() throws {
        let parser = CurrencyParser(locale: try LocaleIdentifier("fr-CA"))
        #expect(throws: AmountParseError(.abbreviation, at: 4, expected: .currency)) { try parser.parse("1,2 G$") }
        #expect(try CurrencyParser(locale: LocaleIdentifier("en-GY")).parse("5 G$").amount == 5)
    }

    /// The currency expected and the text found are named, and the place is one of the text.
    @Test
    func anErrorNamesWhatItSaw() throws {
        let parser = CurrencyParser(.dollar, locale: .englishUnitedStates)
        let text = "12 руб."
        do {
            _ = try parser.parse(text)
            Issue.record("read")
        } catch {
            #expect(error.found == "руб." && error.expectedCurrency?.description == "USD")
            #expect(error.range(in: text).map { String(text[$0]) } == "руб.")
            #expect(error.description == "another currency at byte 3: expected USD, found \"руб.\"")
        }
        #expect(
            AmountParseError(.unexpectedEnd, at: 2, expected: .end).range(in: "ab") == "ab".endIndex..<"ab".endIndex)
        #expect(AmountParseError(.unexpectedEnd, at: 3, expected: .end).range(in: "ab") == nil)
        #expect(AmountParseError(.unexpectedText, at: 1, expected: .end).range(in: "é") == nil)
    }

    /// The same texts fool no parser of any currency either, where they are junk of any kind.
    @Test(arguments: ["12abc", "1.2.3", "-x", " ", "$5-", "$1,2,3", "11,11.11", "$11,11.11", "1e5", "0x1F"])
    func junkIsRefusedWithoutACurrency(text: String) {
        let parser = CurrencyParser(locale: .englishUnitedStates)
        #expect(throws: AmountParseError.self) { try parser.parse(text) }
    }
}
