import CurrencyFoundation
import CurrencyObjects
import Foundation
import RegexBuilder
import Testing

struct ParsingTests {
    private let euros = CurrencyFormatStyle<Decimal>(.euro, locale: .germanGermany)

    @Test func theInverseOfFormatting() throws {
        #expect(try Decimal("1.234,50\u{A0}€", format: euros, lenient: false) == Decimal(string: "1234.5"))
        #expect(try Decimal("-5,00\u{A0}€", strategy: euros.parseStrategy) == -5)
        #expect(try Decimal("1234,5 EUR", format: euros) == Decimal(string: "1234.5"))
        #expect(throws: AmountParseError.self) { try Decimal("1234,5 EUR", format: euros, lenient: false) }
        #expect(try Int("5,00\u{A0}€", format: .currency(.euro, locale: .germanGermany)) == 5)
        #expect(try Double("0,10\u{A0}€", format: .currency(.euro, locale: .germanGermany)) == 0.1)
        #expect(throws: DecimalConversionError.notWhole) {
            try Int("5,50\u{A0}€", format: .currency(.euro, locale: .germanGermany))
        }
        #expect(throws: DecimalConversionError.outOfRange(exponent: -2)) {
            try UInt8("300,00\u{A0}€", format: .currency(.euro, locale: .germanGermany))
        }
    }

    /// Texts that Foundation parses only in part, or as zero.
    @Test(arguments: ["12abc", "1.2.3", "-x", " ", "$1,2,3", ""])
    func junkIsAnError(_ text: String) {
        #expect(throws: AmountParseError.self) {
            try Decimal(text, format: .currency(.usDollar, locale: .englishUnitedStates))
        }
    }

    /// A group of two digits is none, so that one reading is left.
    @Test func aCommaBeforeTwoDigitsIsDecimal() throws {
        #expect(
            try Decimal("$12,34", format: .currency(.usDollar, locale: .englishUnitedStates))
                == Decimal(string: "12.34"))
    }

    @Test(arguments: [
        "9007199254740993.25", "-1234567890123456789012345678901234.5678", "99999999999999999999999999999999999.999",
    ])
    func longNumbersSurvive(_ text: String) throws {
        let decimal = try #require(Decimal(string: text))
        for locale in [CurrencyLocale.germanGermany, .hindiIndia, .arabicEgypt, .swedishSweden] {
            let style = CurrencyFormatStyle<Decimal>(.euro, locale: locale).precision(.fractionLength(0...4))
            #expect(try Decimal(decimal.formatted(style), format: style, lenient: false) == decimal)
            let formatter = CurrencyStyleFormatter(style)
            #expect(try formatter.number(from: #require(formatter.string(for: decimal))) == decimal)
            let exact = CurrencyFormatStyle<DecimalValue>(.euro, locale: locale).precision(.fractionLength(0...4))
            let value = try DecimalValue(text)
            #expect(try DecimalValue(value.formatted(exact), format: exact, lenient: false) == value)
        }
    }

    @Test func scalesAreUndone() throws {
        for scale in ["100", "0.5", "0.001", "-4", "3"] {
            let style = CurrencyFormatStyle<DecimalValue>(.euro, locale: .englishUnitedStates)
                .precision(.fractionLength(0...6)).scale(try DecimalValue(scale))
            let amount = try DecimalValue("1234.5")
            #expect(try DecimalValue(style.format(amount), format: style) == amount, "\(scale)")
        }
        #expect(throws: DecimalConversionError.notFinite) {
            try Decimal("0,00\u{A0}€", format: euros.scale(0))
        }
    }

    @Test func moneyFindsItsCurrency() throws {
        let style = MoneyFormatStyle(locale: .englishUnitedStates)
        #expect(try style.parseStrategy.parse("1,234.50 EUR") == Money("1234.50", .euro))
        #expect(try MoneyParseStrategy(format: style, lenient: false).parse("€5.00") == Money("5.00", .euro))
        #expect(throws: AmountParseError.self) { try MoneyParseStrategy(format: style, lenient: false).parse("5 EUR") }
        #expect(throws: AmountParseError(.unexpectedEnd, at: 1, expected: .currency)) {
            try style.parseStrategy.parse("5")
        }
    }

    @Test func amountsInText() throws {
        let price = CurrencyFormatStyle<Decimal>(.usDollar, locale: .englishUnitedStates)
        let text = "Total: $1,234.50, of which $5.00 were paid on 5.5."
        #expect(text.matches(of: price).map(\.output) == [Decimal(string: "1234.5"), 5])
        let regex = Regex {
            "which "
            Capture(.localizedCurrency(.usDollar, locale: .englishUnitedStates))
        }
        #expect(text.firstMatch(of: regex)?.output.1 == 5)
        #expect("$5 or $5.0\n0".firstMatch(of: price) == nil)
    }
}
