import CurrencyFormat
import Testing

/// NaN, infinities, and numbers of any size.
///
/// Expected texts are from Node's Intl (ICU 78.2, CLDR 48), with half-even rounding unless a row says otherwise.
struct SpecialNumberTests {
    typealias Row = FormatRow

    static let rows: [Row] = [
        Row("en", "USD", "NaN", "$NaN", "not a number of digits"),
        Row("en", "USD", "Infinity", "$∞", "not a number of digits"),
        Row("en", "USD", "-Infinity", "-$∞", "not a number of digits"),
        Row("de", "EUR", "NaN", "NaN\u{A0}€", "not a number of digits"),
        Row("de", "EUR", "Infinity", "∞\u{A0}€", "not a number of digits"),
        Row("de", "EUR", "-Infinity", "-∞\u{A0}€", "not a number of digits"),
        Row("fr", "EUR", "NaN", "NaN\u{A0}€", "not a number of digits"),
        Row("fr", "EUR", "Infinity", "∞\u{A0}€", "not a number of digits"),
        Row("fr", "EUR", "-Infinity", "-∞\u{A0}€", "not a number of digits"),
        Row("ar-EG", "EGP", "NaN", "\u{200F}ليس\u{A0}رقم\u{64B}ا\u{A0}ج.م.\u{200F}", "not a number of digits"),
        Row("ar-EG", "EGP", "Infinity", "\u{200F}∞\u{A0}ج.م.\u{200F}", "not a number of digits"),
        Row("ar-EG", "EGP", "-Infinity", "\u{61C}-\u{200F}∞\u{A0}ج.م.\u{200F}", "not a number of digits"),
        Row("fa", "IRR", "NaN", "\u{200E}ریالناعدد", "not a number of digits"),
        Row("fa", "IRR", "Infinity", "\u{200E}ریال∞", "not a number of digits"),
        Row("fa", "IRR", "-Infinity", "\u{200E}−\u{200E}ریال∞", "not a number of digits"),
        Row("sv", "SEK", "NaN", "NaN\u{A0}kr", "not a number of digits"),
        Row("sv", "SEK", "Infinity", "∞\u{A0}kr", "not a number of digits"),
        Row("sv", "SEK", "-Infinity", "−∞\u{A0}kr", "not a number of digits"),
        Row("am", "ETB", "NaN", "ብርበቁጥር\u{A0}ሊገለጽ\u{A0}የማይችል", "not a number of digits"),
        Row("am", "ETB", "Infinity", "ብር∞", "not a number of digits"),
        Row("am", "ETB", "-Infinity", "-ብር∞", "not a number of digits"),
        Row("ru", "RUB", "NaN", "не\u{A0}число\u{A0}₽", "not a number of digits"),
        Row("ru", "RUB", "Infinity", "∞\u{A0}₽", "not a number of digits"),
        Row("ru", "RUB", "-Infinity", "-∞\u{A0}₽", "not a number of digits"),
        Row("nl", "EUR", "NaN", "€\u{A0}NaN", "not a number of digits"),
        Row("nl", "EUR", "Infinity", "€\u{A0}∞", "not a number of digits"),
        Row("nl", "EUR", "-Infinity", "€\u{A0}-∞", "not a number of digits"),
        Row("he", "ILS", "NaN", "\u{200F}NaN\u{A0}\u{200F}₪", "not a number of digits"),
        Row("he", "ILS", "Infinity", "\u{200F}∞\u{A0}\u{200F}₪", "not a number of digits"),
        Row("he", "ILS", "-Infinity", "\u{200F}\u{200E}-∞\u{A0}\u{200F}₪", "not a number of digits"),
        Row("en-IN", "INR", "NaN", "₹NaN", "not a number of digits"),
        Row("en-IN", "INR", "Infinity", "₹∞", "not a number of digits"),
        Row("en-IN", "INR", "-Infinity", "-₹∞", "not a number of digits"),
        Row("en", "USD", "NaN", "USDNaN", "code and spacing", display: .code),
        Row("en", "USD", "NaN", "+$NaN", "always", signDisplay: .always),
        Row("en", "USD", "NaN", "$NaN", "accounting", sign: .accounting),
        Row("en", "USD", "NaN", "$NaN", "exceptZero", signDisplay: .exceptZero),
        Row("en", "USD", "Infinity", "USD∞", "code and spacing", display: .code),
        Row("en", "USD", "Infinity", "+$∞", "always", signDisplay: .always),
        Row("en", "USD", "Infinity", "$∞", "accounting", sign: .accounting),
        Row("en", "USD", "Infinity", "+$∞", "exceptZero", signDisplay: .exceptZero),
        Row("en", "USD", "-Infinity", "-USD∞", "code and spacing", display: .code),
        Row("en", "USD", "-Infinity", "-$∞", "always", signDisplay: .always),
        Row("en", "USD", "-Infinity", "($∞)", "accounting", sign: .accounting),
        Row("en", "USD", "-Infinity", "-$∞", "exceptZero", signDisplay: .exceptZero),
        Row("kok-u-nu-deva", "CHF", "NaN", "CHF\u{A0}0/0", "spacing beside a NaN of digits"),
        Row("kok-u-nu-deva", "USD", "NaN", "US$0/0", "no spacing after a symbol"),
        Row("kok", "CHF", "NaN", "CHFNaN", "spacing is for digits"),
        Row("kok-u-nu-hanidec", "CHF", "12", "CHF一二.〇〇", "digits that are letters"),
        Row("en", "USD", "1e20", "$100,000,000,000,000,000,000.00", "size"),
        Row("en", "USD", "1.5e25", "$15,000,000,000,000,000,000,000,000.00", "size"),
        Row("en", "USD", "123456789012345678901234567890.12", "$123,456,789,012,345,678,901,234,567,890.12", "size"),
        Row("en", "USD", "0.000000000000000000001", "$0.00", "size"),
        Row("en", "USD", "18446744073709551615", "$18,446,744,073,709,551,615.00", "size"),
        Row("en", "USD", "18446744073709551616", "$18,446,744,073,709,551,616.00", "size"),
        Row("en", "USD", "184467440737095516.15", "$184,467,440,737,095,516.15", "size"),
        Row("en", "USD", "184467440737095516.16", "$184,467,440,737,095,516.16", "size"),
        Row("en", "USD", "9223372036854775807.99", "$9,223,372,036,854,775,807.99", "size"),
        Row("en", "USD", "-1e15", "-$1,000,000,000,000,000.00", "size"),
        Row("en-IN", "INR", "1e20", "₹10,00,00,00,00,00,00,00,00,000.00", "size"),
        Row("ar-EG", "EGP", "1e20", "\u{200F}١٠٠٬٠٠٠٬٠٠٠٬٠٠٠٬٠٠٠٬٠٠٠٬٠٠٠٫٠٠\u{A0}ج.م.\u{200F}", "size"),
        Row("de", "EUR", "1e20", "100.000.000.000.000.000.000,00\u{A0}€", "size"),
        Row(
            "en-IN", "INR", "123456789012345678901234567890.12", "₹1,23,45,67,89,01,23,45,67,89,01,23,45,67,890.12",
            "size"),
        Row(
            "ar-EG", "EGP", "123456789012345678901234567890.12",
            "\u{200F}١٢٣٬٤٥٦٬٧٨٩٬٠١٢٬٣٤٥٬٦٧٨٬٩٠١٬٢٣٤٬٥٦٧٬٨٩٠٫١٢\u{A0}ج.م.\u{200F}",
            "size"),
        Row(
            "de", "EUR", "123456789012345678901234567890.12", "123.456.789.012.345.678.901.234.567.890,12\u{A0}€",
            "size"),
    ]

    /// ICU ignores the alphaNextToNumber patterns, whose space also precedes NaN.
    @Test(arguments: rows)
    func numberIsWritten(row: Row) throws {
        #expect(try row.style.compatibility(.icu).format(DecimalValue(row.amount)) == row.expected)
    }

    /// The alphaNextToNumber pattern of these locales is "¤ #,##0.00" with a no-break space; fa adds a bidi mark first.
    /// It applies only if the currency ends in a letter.
    @Test(
        arguments: [
            Row("en", "USD", "NaN", "USD\u{A0}NaN", "a letter", display: .code),
            Row("en", "USD", "-Infinity", "-USD\u{A0}∞", "a letter", display: .code),
            Row("en", "USD", "Infinity", "$∞", "no letter"),
            Row("am", "ETB", "Infinity", "ብር\u{A0}∞", "a letter"),
            Row("fa", "IRR", "Infinity", "\u{200E}ریال\u{A0}∞", "a letter"),
        ])
    func spaceOfAlphaNextToNumberStandsBesideEveryNumber(row: Row) throws {
        #expect(try row.formatted == row.expected)
    }

    /// Numbers with the largest exponents.
    @Test(arguments: ["1e6144", "-1e6144", "9.9999999999999999999999999999999999999e6143"])
    func hugeNumberHasAllItsDigits(amount: String) throws {
        let text = try Row("en", "USD", amount, "", "").formatted
        let digits = text.filter { $0.isASCII && $0.isNumber }
        // Two fraction digits after 6145 or 6144 integer digits.
        #expect(digits.count == (amount.hasPrefix("9") ? 6144 : 6145) + 2)
        #expect(text.filter { $0 == "," }.count == 2048 - (amount.hasPrefix("9") ? 1 : 0))
        let arabic = try Row("ar-EG", "EGP", amount, "", "", digits: .precision(.fraction(100))).formatted
        #expect(arabic.unicodeScalars.filter { (0x660...0x669).contains($0.value) }.count == digits.count + 98)
    }

    @Test(arguments: ["1e-6176", "-1e-6176", "1e-100", "12345678901234567890123456789012345678e-6176"])
    func tinyNumberIsZero(amount: String) throws {
        #expect(try Row("en", "USD", amount, "", "").formatted == (amount.hasPrefix("-") ? "-$0.00" : "$0.00"))
        #expect(try Row("en", "USD", amount, "", "", rounding: .up).formatted.hasSuffix("$0.01"))
    }

    /// Currency spacing applies only next to [:digit:], so not next to hanidec digits or the texts of special numbers.
    @Test func spacingStandsNextToDecimalDigitsAlone() throws {
        let style = CurrencyStyle(.euro, locale: .englishUnitedStates).display(.code).compatibility(.icu)
        #expect(CurrencyData.bundled.numberingSystems.count > 70)
        // Arabic digits have their own patterns, even in the root.
        for name in CurrencyData.bundled.numberingSystems where name != "arab" {
            let style = try style.numberingSystem(name)
            let text = style.format(5)
            let digit = try #require(text.unicodeScalars.dropFirst(4).first ?? text.unicodeScalars.last)
            #expect(text.hasPrefix("EUR\u{A0}") == (name != "hanidec"), "\(name)")
            // The standard library's Unicode version may be older than the data.
            if digit.properties.generalCategory != .unassigned {
                #expect((digit.properties.generalCategory == .decimalNumber) == (name != "hanidec"), "\(name)")
            }
            #expect(style.format(.infinity) == "EUR∞" && style.format(.nan) == "EURNaN", "\(name)")
        }
    }

    /// A binary number is converted to its shortest decimal: 0.1 is 0.1.
    @Test(
        arguments: [
            (0.1, "$0.10"), (1.005, "$1.00"), (1.015, "$1.02"), (2.675, "$2.68"), (-0.0, "-$0.00"), (1e21, nil),
            (.leastNonzeroMagnitude, "$0.00"), (.greatestFiniteMagnitude, nil), (.nan, "$NaN"), (-.infinity, "-$∞"),
        ] as [(Double, String?)])
    func binaryNumberEntersByItsShortestDigits(amount: Double, expected: String?) throws {
        let style = try Row("en", "USD", "0", "", "").style
        if let expected { #expect(style.format(amount) == expected) }
        #expect(style.format(amount) == style.plan.format(DecimalValue(amount)))
    }

    /// A binary number with every count of fraction digits that the fast path has.
    @Test(arguments: 0...9) func binaryNumbersHaveTheirFractionDigits(places: Int) {
        let style = DecimalStyle(locale: .englishUnitedStates).precision(.fraction(places))
        let numbers: [(Double, String)] = [(2, "2"), (-1234, "-1,234"), (0, "0"), (1e15, "1,000,000,000,000,000")]
        for (number, text) in numbers {
            #expect(style.format(number) == text + (places == 0 ? "" : "." + String(repeating: "0", count: places)))
        }
        let fraction = "1,234.375000000".prefix(5 + (places == 0 ? 0 : 1 + places))
        #expect(style.rounding(.down).format(1234.375) == fraction)
    }
}
