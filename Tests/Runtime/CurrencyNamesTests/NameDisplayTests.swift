import CurrencyFormat
import CurrencyNames
import Testing

/// Expected texts are from Node's Intl (ICU 78.2, CLDR 48; `currencyDisplay: "name"`).
struct NameDisplayTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var reason: String
        var locale: String
        var currency: String
        var amount: String
        var text: String
        var digits: CurrencyDigits = .display
        var notation: FormatOptions.Notation = .standard
        var change: @Sendable (CurrencyStyle) -> CurrencyStyle = { $0 }

        var testDescription: String { reason }

        func style() throws -> CurrencyStyle {
            let style = CurrencyStyle(
                currency: try CurrencyCode(currency), locale: try LocaleIdentifier(locale), data: .bundled)
            var result = change(style.display(.name(.bundled)).digits(digits))
            result.options.notation = notation
            return result
        }
    }

    static let standard = [
        Row(reason: "two decimals", locale: "de-DE", currency: "EUR", amount: "1234.5", text: "1.234,50 Euro"),
        Row(reason: "1.00 is other", locale: "en-US", currency: "USD", amount: "1", text: "1.00 US dollars"),
        Row(
            reason: "1 is one", locale: "en-US", currency: "USD", amount: "1", text: "1 US dollar",
            digits: .precision(.fraction(0))),
        Row(
            reason: "one", locale: "pl-PL", currency: "PLN", amount: "1", text: "1 złoty polski",
            digits: .precision(.fraction(0))),
        Row(
            reason: "few", locale: "pl-PL", currency: "PLN", amount: "22", text: "22 złote polskie",
            digits: .precision(.fraction(0))),
        Row(
            reason: "many", locale: "pl-PL", currency: "PLN", amount: "25", text: "25 złotych polskich",
            digits: .precision(.fraction(0))),
        Row(
            reason: "other", locale: "pl-PL", currency: "PLN", amount: "1.5", text: "1,50 złotego polskiego"),
        Row(
            reason: "two, in Arabic digits", locale: "ar-EG", currency: "EGP", amount: "2", text: "٢ جنيهان مصريان",
            digits: .precision(.fraction(0))),
        Row(
            reason: "the minus sign with its mark", locale: "ar-EG", currency: "EGP", amount: "-3",
            text: "\u{61C}-٣ جنيهات مصرية", digits: .precision(.fraction(0))),
        Row(
            reason: "few takes no de", locale: "ro-RO", currency: "EUR", amount: "2", text: "2 euro",
            digits: .precision(.fraction(0))),
        Row(
            reason: "other takes de", locale: "ro-RO", currency: "EUR", amount: "25", text: "25 de euro",
            digits: .precision(.fraction(0))),
        Row(reason: "no space", locale: "ja-JP", currency: "JPY", amount: "1234567", text: "1,234,567円"),
        Row(
            reason: "the name first", locale: "sw-KE", currency: "KES", amount: "1234.5",
            text: "shilingi za Kenya 1,234.50"),
        Row(
            reason: "the separators of money", locale: "de-AT", currency: "EUR", amount: "12345.6",
            text: "12.345,60 Euro"),
        Row(
            reason: "a space that does not break", locale: "fr-CA", currency: "CAD", amount: "1234.5",
            text: "1\u{A0}234,50\u{A0}dollars canadiens"),
        Row(
            reason: "the groups of plain numbers", locale: "en-IN", currency: "INR", amount: "1234567.5",
            text: "12,34,567.50 Indian rupees"),
        Row(
            reason: "a numbering system", locale: "hi-IN-u-nu-deva", currency: "INR", amount: "1234567.5",
            text: "१२,३४,५६७.५० भारतीय रुपए"),
        Row(reason: "no name", locale: "en-US", currency: "ZZZ", amount: "1", text: "1.00 ZZZ"),
        Row(
            reason: "no brackets", locale: "en-US", currency: "USD", amount: "-1234.5", text: "-1,234.50 US dollars",
            change: { $0.sign(.accounting) }),
        Row(
            reason: "no number", locale: "en-US", currency: "USD", amount: "NaN", text: "+NaN US dollars",
            change: { $0.signDisplay(.always) }),
    ]

    @Test(arguments: standard)
    func standardNotation(row: Row) throws {
        #expect(try row.style().format(DecimalValue(row.amount)) == row.text)
        #expect(try row.style().compatibility(.icu).format(DecimalValue(row.amount)) == row.text)
    }

    static let compact = [
        Row(
            reason: "two words", locale: "en-US", currency: "USD", amount: "1234567", text: "1.2 million US dollars",
            notation: .compact(.long)),
        Row(
            reason: "a short word", locale: "en-US", currency: "USD", amount: "-1234567", text: "-1.2M US dollars",
            notation: .compact(.short)),
        Row(
            reason: "Million", locale: "de-DE", currency: "EUR", amount: "1000000", text: "1 Million Euro",
            notation: .compact(.long)),
        Row(
            reason: "a word without digits", locale: "fr-FR", currency: "USD", amount: "1000",
            text: "mille dollars des États-Unis", notation: .compact(.long)),
        Row(
            reason: "no spaces", locale: "ja-JP", currency: "JPY", amount: "123456789", text: "1.2億円",
            notation: .compact(.short)),
        Row(
            reason: "rounded up to the next word", locale: "es-ES", currency: "USD", amount: "999999",
            text: "1 millón dólares estadounidenses", notation: .compact(.long)),
    ]

    @Test(arguments: compact)
    func compactNotation(row: Row) throws {
        #expect(try row.style().format(DecimalValue(row.amount)) == row.text)
        #expect(try row.style().compatibility(.icu).format(DecimalValue(row.amount)) == row.text)
    }

    /// LDML's operands of 1.2c3 give 1200, which is many in Polish. ICU uses 1234, which is few.
    @Test func compactCounts() throws {
        let style = CurrencyStyle(.zloty, locale: .polishPoland).display(.name(.bundled)).compact(.long)
        #expect(style.compatibility(.icu).format(1234) == "1,2 tysiąca złote polskie")
        #expect(style.format(1234) == "1,2 tysiąca złotych polskich")
    }

    /// If a currency has its own format, ICU writes its symbol as well as the name, and uses its separators.
    @Test func ownFormats() throws {
        let german = CurrencyStyle(.euro, locale: .englishGermany).display(.name(.bundled))
        #expect(german.compatibility(.icu).format(1234.5) == "€1,234.50 euros")
        #expect(german.format(1234.5) == "1.234,50 euros")
        let parts = german.compatibility(.icu).plan.formatParts(1234.5)
        #expect(
            parts.parts.map(\.kind) == [
                .currency, .integer, .group, .integer, .decimal, .fraction, .literal, .currency,
            ])
        let verdean = CurrencyStyle(.caboVerdeEscudo, locale: .portugueseCapeVerde).display(.name(.bundled))
        #expect(verdean.compatibility(.icu).format(1234.5) == "1234$50\u{A0}\u{200B} escudos cabo-verdianos")
        #expect(verdean.format(1234.5) == "1234$50 escudos cabo-verdianos")
    }

    private static func parts(_ style: CurrencyStyle, _ amount: DecimalValue) -> [String] {
        let number = style.plan.formatParts(amount)
        return number.parts.map { "\($0.kind) \(number.text(of: $0))" }
    }

    @Test func partsOfNames() {
        let romanian = CurrencyStyle(.euro, locale: .romanianRomania).display(.name(.bundled)).precision(.fraction(0))
        #expect(
            Self.parts(romanian, -25) == ["minusSign -", "integer 25", "literal  ", "currency de euro"])
        let swahili = CurrencyStyle(.kenyanShilling, locale: .swahiliKenya).display(.name(.bundled))
        #expect(
            Self.parts(swahili, 1234.5) == [
                "currency shilingi za Kenya", "literal  ", "integer 1", "group ,", "integer 234", "decimal .",
                "fraction 50",
            ])
        let compact = CurrencyStyle(.usDollar, locale: .englishUnitedStates).display(.name(.bundled)).compact(.long)
        #expect(
            Self.parts(compact, 1_234_567) == [
                "integer 1", "decimal .", "fraction 2", "literal  ", "compact million", "literal  ",
                "currency US dollars",
            ])
        let hebrew = CurrencyStyle(.newIsraeliSheqel, locale: .hebrewIsrael).display(.name(.bundled))
        #expect(
            Self.parts(hebrew.precision(.fraction(0)), -2) == [
                "literal \u{200E}", "minusSign -", "integer 2", "literal  ", "currency שקלים חדשים",
            ])
    }

    /// Only this package has options for bidi marks and isolates.
    @Test func marksAndSpaces() {
        let hebrew = CurrencyStyle(.newIsraeliSheqel, locale: .hebrewIsrael).display(.name(.bundled))
            .precision(.fraction(0))
        #expect(hebrew.bidi(.strip).format(-2) == "-2 שקלים חדשים")
        #expect(hebrew.bidi(.isolate).format(-2) == "\u{2068}\u{200E}-2 שקלים חדשים\u{2069}")
        let canadian = CurrencyStyle(.canadianDollar, locale: .frenchCanada).display(.name(.bundled))
        #expect(canadian.spaces(.plain).format(1234.5) == "1 234,50 dollars canadiens")
        #expect(canadian.zeroText("rien").format(0) == "rien")
    }

    /// A buffer receives the same bytes. A buffer that is too short stays unused.
    @Test func writing() {
        let plan = CurrencyStyle(.usDollar, locale: .englishUnitedStates).display(.name(.bundled)).plan
        var buffer = [UInt8](repeating: 0, count: 20)
        let count = buffer.withUnsafeMutableBufferPointer { plan.write(1234.5, into: $0) }
        #expect(count == 19)
        #expect(String(decoding: buffer.prefix(19), as: UTF8.self) == "1,234.50 US dollars")
        #expect(
            buffer[..<18].withUnsafeMutableBufferPointer { plan.write(1234.5, into: .init(rebasing: $0[...])) } == nil)
    }
}
