import CurrencyNames
import CurrencyParsing
import Testing

/// What lenient parsing accepts, and what it says of it.
struct LenientReaderTests {
    struct Accepted: CustomTestStringConvertible, Sendable {
        var locale: String
        var currency: String
        var text: String
        var amount: String
        var notes: ParseNotes
        var reason: String
        var testDescription: String { "\(locale) \(currency) \"\(text)\": \(reason)" }

        init(
            _ locale: String, _ currency: String, _ text: String, _ amount: String, _ notes: ParseNotes,
            _ reason: String
        ) {
            (self.locale, self.currency, self.text) = (locale, currency, text)
            (self.amount, self.notes, self.reason) = (amount, notes, reason)
        }
    }

    static let rows = [
        Accepted("en", "USD", "$1,234.50", "1234.50", [], "the formatter's spelling"),
        Accepted("en", "USD", "$∞", "Infinity", [], "the formatter's spelling"),
        Accepted("ar-EG", "EGP", "\u{200F}١٬٢٣٤٫٥٠\u{A0}ج.م.\u{200F}", "1234.50", [], "the formatter's spelling"),
        Accepted("en", "USD", "1234.50", "1234.50", [.withoutCurrency, .otherGrouping], "a number alone"),
        Accepted("en", "USD", "1,234.5", "1234.5", [.withoutCurrency, .otherDecimals], "a decimal less"),
        Accepted("en", "USD", "$1,234.505", "1234.505", .otherDecimals, "a decimal more"),
        Accepted("en", "USD", "$.5", "0.5", [.otherDecimals, .otherZeros], "no integer"),
        Accepted("en", "USD", "$007.00", "7.00", .otherZeros, "zeros in front"),
        Accepted("en", "USD", "$5.", "5", .otherDecimals, "a mark without decimals"),
        Accepted("en", "USD", "5.00 USD", "5.00", .otherCurrencyForm, "the code behind"),
        Accepted("en", "USD", "usd 5.00", "5.00", .otherCurrencyForm, "the code in small letters"),
        Accepted("en", "USD", "US$5.00", "5.00", .otherCurrencyForm, "the root's symbol"),
        Accepted("en-CA", "USD", "$5.00", "5.00", .otherCurrencyForm, "the narrow symbol"),
        Accepted("en", "USD", "$5.00 USD", "5.00", .otherCurrencyForm, "the currency twice"),
        Accepted("en", "USD", "$ 5.00", "5.00", .otherSpelling, "a space"),
        Accepted("en", "USD", "\u{3000}$5.00\t", "5.00", .otherSpelling, "spaces around"),
        Accepted("en", "USD", "$-5.00", "-5.00", .otherSpelling, "the minus elsewhere"),
        Accepted("en", "USD", "\u{2212}$5.00", "-5.00", .otherSpelling, "a mathematical minus"),
        Accepted("en", "USD", "－$５.００", "-5.00", .otherDigits, "full width"),
        Accepted("en", "USD", "$५.००", "5.00", .otherDigits, "Devanagari"),
        Accepted("en", "USD", "+$5.00", "5.00", .plusSign, "a plus"),
        Accepted("en", "USD", "($5.00)", "-5.00", .parentheses, "parentheses"),
        Accepted("en", "USD", "$(5.00)", "-5.00", .parentheses, "parentheses inside"),
        Accepted("en", "USD", "$5.00-", "-5.00", .trailingMinus, "a minus behind decimals"),
        Accepted("de", "EUR", "5,00- €", "-5.00", .trailingMinus, "a minus before the currency"),
        Accepted("en", "USD", "\u{200E}$\u{200F}5\u{2066}.0\u{2069}0", "5.00", .bidiMarks, "bidi marks anywhere"),
        Accepted("en", "USD", "$1 234 567.00", "1234567.00", .otherSeparators, "groups by spaces"),
        Accepted("de", "EUR", "1 234,50€", "1234.50", .otherSeparators, "groups by spaces"),
        Accepted("de", "EUR", "1.234,50 €", "1234.50", .otherSpelling, "a plain space"),
        Accepted("de", "EUR", "€ 1.234,50", "1234.50", .otherCurrencyForm, "the symbol in front"),
        Accepted("fr-CA", "USD", "5,00\u{A0}$\u{202F}US", "5.00", .otherSpelling, "another space inside the symbol"),
        Accepted("fr", "EUR", "1\u{A0}234,50 €", "1234.50", .otherSeparators, "another space of the class"),
        Accepted("de-CH", "CHF", "CHF 1’234.50", "1234.50", .otherSeparators, "another apostrophe"),
        Accepted("es", "EUR", "1.234,50\u{A0}€", "1234.50", .otherGrouping, "groups in four digits"),
        Accepted("en-IN", "INR", "₹1,234,567.00", "1234567.00", .otherGrouping, "groups of three"),
        Accepted("en-IN", "INR", "₹12,34,567", "1234567", .otherDecimals, "groups of two"),
        Accepted(
            "ar-EG", "EGP", "1,234.50 EGP", "1234.50", [.otherSeparators, .otherDigits, .otherCurrencyForm], "ASCII"),
        Accepted(
            "en-u-nu-hanidec", "USD", "$一二三四", "1234", [.otherGrouping, .otherDecimals], "digits that are no run"),
        Accepted("en", "JPY", "¥500", "500", [], "no decimals"),
    ]

    @Test(arguments: rows)
    func textIsRead(accepted: Accepted) throws {
        let style = CurrencyStyle(
            try CurrencyCode(accepted.currency), locale: try LocaleIdentifier(accepted.locale))
        let parsed = try CurrencyParser(style).parse(accepted.text)
        let amount = try DecimalValue(accepted.amount)
        #expect(parsed.amount == amount)
        #expect(parsed.amount.isNegative == amount.isNegative)
        #expect(parsed.notes == accepted.notes, "\(parsed.notes)")
        #expect(parsed.currency?.description == accepted.currency)
    }

    /// Every space, apostrophe, minus and plus of the set, and every decimal digit of Unicode.
    @Test
    func everyCharacterOfAClassIsAlike() throws {
        let dollars = CurrencyParser(.dollar, locale: .englishUnitedStates)
        let francs = CurrencyParser(.swissFranc, locale: .germanSwitzerland)
        func scalars(_ isWanted: (Unicode.Scalar) -> Bool) -> [Unicode.Scalar] {
            (0...0x10_FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter(isWanted)
        }
        // U+1680 is drawn as a dash.
        for space in scalars({ $0.properties.generalCategory == .spaceSeparator && $0.value != 0x1680 }) {
            #expect(try dollars.parse("$\(space)1234.50").amount == 1234.5, "U+\(String(space.value, radix: 16))")
            // Spaces as wide as a letter part two columns.
            let isWide = 0x2000...0x2005 ~= space.value || space.value == 0x3000
            let grouped = try? dollars.parse("$1\(space)234.50").amount
            #expect(grouped == (isWide ? nil : 1234.5), "U+\(String(space.value, radix: 16))")
        }
        for apostrophe in "'‘’ʼ＇" {
            #expect(try francs.parse("CHF 1\(apostrophe)234.50").amount == 1234.5, "\(apostrophe)")
        }
        for minus in "-‐‑‒–⁻₋−➖﹣－" {
            #expect(try dollars.parse("\(minus)$5.00").amount == -5, "\(minus)")
        }
        for plus in "+⁺₊➕﬩﹢＋" {
            #expect(try dollars.parse("\(plus)$5.00").amount == 5, "\(plus)")
        }
        var count = 0
        // Newer digits than the system's Unicode are there too; those that it knows must all be.
        for digit in scalars({ $0.properties.generalCategory == .decimalNumber }) {
            let value = try #require(digit.properties.numericValue)
            #expect(
                try dollars.parse("\(digit)").amount == DecimalValue(Int(value)), "U+\(String(digit.value, radix: 16))")
            count += 1
        }
        #expect(count >= 680)
    }

    @Test
    func theLocalesSeparatorsAreReported() throws {
        let german = try CurrencyParser(.euro, locale: .germanGermany).parse("1.234")
        #expect(german.amount == 1234)
        #expect(german.separators.group == "." && german.separators.decimal == nil)
        let english = try CurrencyParser(.euro, locale: .englishUnitedStates).parse("1.23")
        #expect(english.amount == 1.23)
        #expect(english.separators.decimal == "." && english.separators.group == nil)
    }

    /// All readings have the sign and the scale of the text.
    @Test(arguments: [
        ("-1,234", "-1234 or -1.234"), ("(1,234)", "-1234 or -1.234"), ("1,234-", "-1234 or -1.234"),
        ("1,234 Mio.", "1234000"), ("-1.234 Mio.", "-1234000000"),
    ])
    func allReadingsAreWholeAmounts(text: String, outcome: String) {
        #expect(CurrencyParser(.euro, locale: .germanGermany).outcome(of: text) == outcome)
    }

    /// Custom digits are the style's own, also those that Unicode has as decimal digits.
    @Test(arguments: ["ΟαβγδεςζηΘ", "〇一二三四五六七八九", "०१२३४५६७८९", "abcdefghij"])
    func customDigitsAreNoOtherDigits(digits: String) throws {
        let custom = try NumberDigits(digits)
        let style = CurrencyStyle(.usDollar, locale: .englishUnitedStates).symbols(try NumberSymbols(digits: custom))
        let parser = CurrencyParser(style)
        let text = String(String.UnicodeScalarView([2, 0, 4, 8].map { custom.scalars[$0] }))
        let parsed = try parser.parse("$" + text)
        #expect(parsed.amount == 2048)
        #expect(parsed.notes == [.otherGrouping, .otherDecimals])
        #expect(try parser.parse("$2048").notes == [.otherGrouping, .otherDecimals, .otherDigits])
        #expect(throws: AmountParseError.self) { try parser.parse("$" + text + "2048") }
    }

    @Test
    func namesAreReadWhereTheyAreGiven() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        let parser = CurrencyParser(style, names: .bundled)
        #expect(try parser.parse("5,00 Euro").amount == 5)
        #expect(try parser.parse("euro 5").amount == 5)
        #expect(throws: AmountParseError.self) { try CurrencyParser(style).parse("5,00 Euro") }
        let any = try OpenParsers.parser("en", withNames: true)
        #expect(try any.parse("5 Swiss francs").currency?.description == "CHF")
    }

    /// CLDR's pattern for Nheengatu is `0 miliãu-ita`, in which the hyphen is a minus.
    @Test
    func wordsOfScaleMayHaveAHyphen() throws {
        let parser = CurrencyParser(CurrencyStyle(try CurrencyCode("BRL"), locale: try LocaleIdentifier("yrl")))
        #expect(try parser.parse("5 miliãu-ita").amount == 5_000_000)
    }

    /// A coefficient has 38 digits.
    @Test
    func zerosBehindAllDigitsGoToTheExponent() throws {
        let text = "$1" + String(repeating: "0", count: 40)
        #expect(try CurrencyParser(.dollar, locale: .englishUnitedStates).parse(text).amount == DecimalValue("1E+40"))
    }

    @Test
    func minorUnitsAreISOs() throws {
        #expect(try CurrencyParser(.dollar, locale: .englishUnitedStates).parseMinorUnits("1234.5") == 123_450)
        #expect(try CurrencyParser(locale: .englishUnitedStates).parseMinorUnits("KWD 1.5") == 1500)
        #expect(throws: AmountParseError.self) {
            try CurrencyParser(.dollar, locale: .englishUnitedStates).parseMinorUnits("1.234")
        }
    }
}
