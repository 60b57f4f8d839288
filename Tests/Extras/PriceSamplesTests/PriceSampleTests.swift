import CurrencyNames
import PriceSamples
import Testing

/// Styles that format like a sample text. Expected texts are from Intl and ICU for the locale in question.
@Suite struct PriceSampleTests {
    private let nbsp = "\u{A0}"

    /// RevenueCat's paywalls showed a derived price in another form than the store's: "1,23 lei" next to "RON 14.76".
    @Test func leiOfRomania() throws {
        let styles = try PriceSample("1,23\(nbsp)lei", amount: 1.23, .romanianLeu).styles(PriceHints(region: "RO"))
        #expect(styles.format(14.76) == "14,76\(nbsp)lei")
        #expect(styles.format(1234.5) == "1.234,50\(nbsp)lei")
        #expect(styles.agree(on: 14.76) && styles.agree(on: 1234.5))
        #expect(styles.best.style.locale.description == "ro")
        #expect(styles.best.source == .locale)
    }

    @Test func plainSpacesStayPlain() throws {
        let styles = try PriceSample("1,23 lei", amount: 1.23, .romanianLeu).styles(PriceHints(region: "rou"))
        #expect(styles.format(14.76) == "14,76 lei")
    }

    /// Superwall's SDK showed £4.99 as £5.00, because its style had other fraction digits than the text.
    @Test func digitsAreThoseOfTheText() throws {
        let hints = PriceHints(region: "GB")
        #expect(try PriceSample("£4.99", amount: 4.99, .poundSterling).styles(hints).format(4.99) == "£4.99")
        #expect(try PriceSample("£60", amount: 60, .poundSterling).styles(hints).format(4.99) == "£4.99")
        #expect(try PriceSample("£5", amount: 4.99, .poundSterling).styles(hints).format(59.99) == "£60")
        #expect(try PriceSample("£4.990", amount: 4.99, .poundSterling).styles(hints).format(59.99) == "£59.990")
    }

    /// A store of one country in another country's language: Intl's es-ES and en-US.
    @Test(arguments: [
        ("6,99 USD", "ES", "83,88 USD"), ("6,99\u{A0}USD", "ES", "83,88\u{A0}USD"),
        ("USD\u{A0}6.99", "US", "USD\u{A0}83.88"),
    ])
    func codesOfISO(_ text: String, _ region: String, _ year: String) throws {
        let styles = try PriceSample(text, amount: 6.99, .dollar).styles(PriceHints(region: region))
        #expect(styles.format(83.88) == year && styles.agree(on: 83.88))
    }

    /// Spanish writes 1234,50 and German 1.234,50: only a large amount distinguishes them.
    @Test func whatATextDoesNotShowIsSaid() throws {
        let small = try PriceSample("1,23\(nbsp)€", amount: 1.23, .euro).styles()
        #expect(!small.isSure && small.agree(on: 14.76) && !small.agree(on: 1234.5))
        #expect(small.all.dropFirst().allSatisfy { !$0.differences.isEmpty } && small.best.differences.isEmpty)
        #expect(small.all.contains { $0.differences.contains(.thousands) })
        let spanish = try PriceSample("1234,50\(nbsp)€", amount: 1234.5, .euro).styles(PriceHints(region: "ES"))
        #expect(spanish.format(12345.67) == "12.345,67\(nbsp)€")
        let locale = try PriceSample("1,23\(nbsp)€", amount: 1.23, .euro).styles(
            PriceHints(locales: [LocaleIdentifier(literal: "es")]))
        #expect(locale.format(1234.5) == "1234,50\(nbsp)€" && locale.agree(on: 1234.5))
    }

    /// India groups by two above a thousand. A positive text does not show how accounting writes negative amounts.
    @Test func groupsAndMinus() throws {
        let styles = try PriceSample("₹1,234.50", amount: 1234.5, .indianRupee).styles(PriceHints(region: "IN"))
        #expect(styles.format(1_234_567.89) == "₹12,34,567.89")
        let dollar = try PriceSample("$1.23", amount: 1.23, .dollar).styles(
            PriceHints(locales: [LocaleIdentifier(literal: "en-US")]))
        #expect(dollar.format(-1.23) == "-$1.23" && !dollar.agree(on: -1.23) && dollar.agree(on: 1.23))
        let books = try PriceSample("($1.23)", amount: -1.23, .dollar).styles(
            PriceHints(locales: [LocaleIdentifier(literal: "en-US")]))
        #expect(books.format(-14.76) == "($14.76)" && books.agree(on: -14.76))
        let none = try PriceSample("$12345.67", amount: 12345.67, .dollar).styles(
            PriceHints(locales: [LocaleIdentifier(literal: "en-US")]))
        #expect(none.format(1_234_567.89) == "$1234567.89")
    }

    /// ICU rounds ties to even and Intl rounds them up, and a text rarely shows which.
    @Test func tiesAreNotSure() throws {
        let hints = PriceHints(region: "JP", rounding: .halfUp)
        let styles = try PriceSample("￥120", amount: 120, .yen).styles(hints)
        #expect(styles.format(2.5) == "￥3" && !styles.agree(on: 2.5) && styles.agree(on: 2.6))
    }

    @Test func digitsOfOtherScripts() throws {
        let styles = try PriceSample("‏١٫٢٣\(nbsp)ج.م.‏", amount: 1.23, .egyptianPound).styles(PriceHints(region: "EG"))
        #expect(styles.format(1234.5) == "‏١٬٢٣٤٫٥٠\(nbsp)ج.م.‏")
    }

    @Test func namesAreFoundWhereTheyAreGiven() throws {
        let sample = PriceSample("1.00 euro", amount: 1, .euro)
        let hints = PriceHints(locales: [LocaleIdentifier(literal: "en")], names: .bundled)
        #expect(throws: PriceSampleError.noLocale) { try CurrencyStyle(like: "1.00 euro", amount: 1, currency: .euro) }
        #expect(try sample.styles(PriceHints(locales: [LocaleIdentifier(literal: "en")])).best.source == .text)
        #expect(try PriceSample("1.00 euros", amount: 1, .euro).styles(hints).format(14.76) == "14.76 euros")
    }

    /// No locale writes like this: the symbols are the text's, and amounts with groups are uncertain.
    @Test(arguments: [
        ("1,23 lei/lună", "14,76 lei/lună"), ("RON: 1'23", "RON: 14'76"), ("nur 1,23 RON!", "nur 14,76 RON!"),
    ])
    func textsThatNoLocaleWrites(_ text: String, _ year: String) throws {
        let styles = try PriceSample(text, amount: 1.23, .romanianLeu).styles(PriceHints(region: "RO"))
        #expect(styles.best.source == .text && styles.format(14.76) == year && styles.agree(on: 14.76))
        #expect(!styles.agree(on: 1234.5) && !styles.agree(on: -1234.5))
        #expect(throws: PriceSampleError.noLocale) {
            try CurrencyStyle(like: text, amount: 1.23, currency: .romanianLeu)
        }
    }

    /// A text of its own does not show how other amounts' zeros, minus and plural forms are written.
    @Test(arguments: [
        ("RUB: 0.99", "RUB", "14.76 0.05", "100 1.5 -0.99"), ("RUB: 100.00", "RUB", "5 14.76 0.05", "-5"),
        ("RUB: 100", "RUB", "5", "4.99 -5"), ("*€1.20", "EUR", "3.5 14.76", "2 -1.2"),
        ("~ 2.00 euros", "EUR", "2", "1 -2"), ("5 euros now", "EUR", "5", "1 2 0.5"),
    ])
    func ownTextsAreCertainOnlyOfWhatTheyShow(_ text: String, _ code: String, _ certain: String, _ open: String) throws
    {
        func amounts(_ list: String) throws -> [DecimalValue] {
            try list.split(separator: " ").map { try DecimalValue(String($0)) }
        }
        let amount = try DecimalValue(text.filter { $0.isNumber || $0 == "." })
        let styles = try PriceSample(text, amount: amount, CurrencyCode(code)).styles()
        #expect(styles.best.source == .text && !styles.isSure)
        for other in try amounts(certain) { #expect(styles.agree(on: other), "\(other)") }
        for other in try amounts(open) { #expect(!styles.agree(on: other), "\(other)") }
    }

    /// Romanian has a form for one leu, another up to nineteen and for fractions, and "de lei" from twenty on.
    @Test func pluralFormsAreThoseOfTheRegion() throws {
        let styles = try PriceSample("5 lei azi", amount: 5, .romanianLeu).styles(PriceHints(region: "RO"))
        #expect(styles.best.source == .text && styles.agree(on: 19) && !styles.agree(on: 1) && !styles.agree(on: 20))
    }

    @Test(arguments: [
        ("free", 0, PriceSampleError.noNumber), ("€1.24", 1.23, .otherAmount(1.23)), ("", 1, .noNumber),
        ("€1.23 for 12 months", 1.23, .otherAmount(1.23)), ("€1,2,3.4", 123.4, nil), ("€1.2.3,4", 123.4, nil),
        ("€1,234.567.8", 1_234_567.8, .separator(offset: 8)), ("€12,345,67", 12345.67, .separator(offset: 3)),
        ("€1٢", 12, .separator(offset: 4)), ("€123", 1.23, .separator(offset: 4)),
    ])
    func malformedSamples(_ text: String, _ amount: DecimalValue, _ error: PriceSampleError?) {
        if let error {
            #expect(throws: error) { try PriceSample(text, amount: amount, .euro).styles() }
        } else {
            #expect(throws: Never.self) { try PriceSample(text, amount: amount, .euro).styles() }
        }
    }

    @Test func regionsAreCodes() {
        for region in ["", "Romania", "R1", "1", "ROX"] {
            #expect(throws: PriceSampleError.region(region)) {
                try PriceSample("€1.23", amount: 1.23, .euro).styles(PriceHints(region: region))
            }
        }
    }
}
