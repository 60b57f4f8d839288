import CurrencyNames
import CurrencyParsing
import Testing

/// Amounts as people write them in mails, bank exports and invoices, with the amount that each of them means to a person
/// of the locale; or the reason why nobody could be sure.
struct CurrencyParserTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var text: String
        var locale: String
        var currency: String
        /// nil where the text is refused.
        var amount: String?
        var reason: AmountParseError.Reason?
        var testDescription: String { "\(locale) \(currency) \"\(text)\"" }

        init(_ text: String, _ locale: String, _ currency: String, _ amount: String) {
            (self.text, self.locale, self.currency, self.amount) = (text, locale, currency, amount)
        }

        init(_ text: String, _ locale: String, _ currency: String, refused reason: AmountParseError.Reason) {
            (self.text, self.locale, self.currency, self.reason) = (text, locale, currency, reason)
        }
    }

    static let rows = [
        Row("EUR 1.234,50-", "de-DE", "EUR", "-1234.50"),
        Row("$1,234.5", "en-US", "USD", "1234.5"),
        Row("1 234,50 kr", "sv-SE", "SEK", "1234.50"),
        Row("(1,234.56)", "en-US", "USD", "-1234.56"),
        Row("1'234.50 CHF", "de-CH", "CHF", "1234.50"),
        Row("1’234.50 Fr.", "de-CH", "CHF", "1234.50"),
        Row("Fr. 12.-", "de-CH", "CHF", "12"),
        Row("12,34,567.89", "en-IN", "INR", "1234567.89"),
        Row("Rs. 12,34,567/-", "en-IN", "INR", "1234567"),
        Row("R$ 10", "pt-BR", "BRL", "10"),
        Row("１２３４円", "ja-JP", "JPY", "1234"),
        Row("¥1,234", "ja-JP", "JPY", "1234"),
        Row("US$1.2k", "en-US", "USD", "1200"),
        Row("1.234", "de-DE", "EUR", "1234"),
        Row("1.234", "en-US", "USD", refused: .ambiguous),
        Row("£0", "en-GB", "GBP", "0"),
        Row("AED ١٬٢٣٤", "ar-AE", "AED", "1234"),
        Row("١٬٢٣٤٫٥٠ ج.م.", "ar-EG", "EGP", "1234.50"),
        Row("10 000 Ft", "hu-HU", "HUF", "10000"),
        Row("10.000,- Ft", "hu-HU", "HUF", "10000"),
        Row("-5€", "de-DE", "EUR", "-5"),
        Row("5 €-", "de-DE", "EUR", "-5"),
        Row("€ -5", "nl-NL", "EUR", "-5"),
        Row("1,23", "fr-FR", "EUR", "1.23"),
        Row("1 234 567,89 €", "fr-FR", "EUR", "1234567.89"),
        // Credit and debit: whose account it is decides the sign.
        Row("12,50 EUR CR", "de-DE", "EUR", refused: .accountMark),
        Row("1.234,50 DR", "de-DE", "EUR", refused: .accountMark),
        Row("USD 12.00 (EUR 11.20)", "en-US", "USD", refused: .unexpectedText),
        Row("12.5O", "en-US", "USD", refused: .unexpectedText),
        Row("1.2.3,4", "de-DE", "EUR", refused: .grouping),
        Row("kr 1.234,-", "da-DK", "DKK", "1234"),
        Row("1,5 Mio. €", "de-DE", "EUR", "1500000"),
        Row("−12.00", "en-US", "USD", "-12"),
        // A minor part, which belongs to the amount in front.
        Row("10 zł 50 gr", "pl-PL", "PLN", "10.50"),
        Row("-10 zł 5 gr", "pl-PL", "PLN", "-10.05"),
        Row("10 zł 500 gr", "pl-PL", "PLN", refused: .unexpectedText),
        Row("5 руб. 20 коп.", "ru-RU", "RUB", "5.20"),
        Row("20 dollars and 43 cents", "en-US", "USD", "20.43"),
        Row("12 Euro 90", "de-DE", "EUR", "12.90"),
        Row("12 Euro 9", "de-DE", "EUR", refused: .unexpectedText),
        Row("5元5角", "zh-CN", "CNY", "5.5"),
        Row("10円5銭", "ja-JP", "JPY", "10.05"),
        Row("5 Fr. 50 Rp.", "de-CH", "CHF", "5.50"),
        Row("5 € 20", "de-DE", "EUR", refused: .unexpectedText),
        // Signs of invoices.
        Row("./. 50,00 €", "de-DE", "EUR", "-50.00"),
        Row("⁒ 50,00 €", "fi-FI", "EUR", "-50.00"),
        Row("—5,00 €", "de-DE", "EUR", "-5.00"),
        Row("5,00 ./. €", "de-DE", "EUR", refused: .accountMark),
        // A minus, or a hyphen.
        Row("$1.2 billion-dollar", "en-US", "USD", refused: .dash),
        Row("1.234,56-EUR", "de-DE", "EUR", refused: .ambiguous),
        Row("1.234,56- EUR", "de-DE", "EUR", "-1234.56"),
        Row("–12,00 zł", "pl-PL", "PLN", "-12"),
        Row("5 złotych", "pl-PL", "PLN", "5"),
        Row("about $20", "en-US", "USD", refused: .unexpectedText),
        Row("+ 3,00", "de-DE", "EUR", "3"),
        Row("₹1.5 lakh", "en-IN", "INR", "150000"),
        Row("50c", "en-US", "USD", "0.50"),
        // A spreadsheet's number, whose last digits may be lost: a thousand is written out by people.
        Row("USD1e3", "en-US", "USD", refused: .exponent),
        Row("", "en-US", "USD", refused: .unexpectedEnd),
        Row("EUR", "de-DE", "EUR", refused: .unexpectedEnd),
        Row("12.00 EUR", "en-US", "USD", refused: .otherCurrency),
        Row("A$ 5", "en-AU", "AUD", "5"),
        // Ends of lines and files.
        Row("$5.00\n", "en-US", "USD", "5.00"),
        Row("$5.00\r\n", "en-US", "USD", "5.00"),
        Row("\u{FEFF}$5.00", "en-US", "USD", "5.00"),
        // Cents left out.
        Row("5.-", "de-CH", "CHF", "5"),
        Row("5.--", "de-DE", "EUR", "5"),
        Row("5,- €", "de-DE", "EUR", "5"),
        Row("€ 5,—", "de-AT", "EUR", "5"),
        Row("1.234,– €", "de-DE", "EUR", "1234"),
        Row("-5,-", "de-DE", "EUR", "-5"),
        Row("₹500/-", "en-IN", "INR", "500"),
        Row("KSh 1,500/=", "en-KE", "KES", "1500"),
        // What no locale of CLDR writes.
        Row("SFr. 12", "de-CH", "CHF", "12"),
        Row("Fr. 12", "fr-CH", "CHF", "12"),
        Row("Rs 500", "en-IN", "INR", "500"),
        Row("Rs.500", "en-IN", "INR", "500"),
        Row("5 руб.", "ru-RU", "RUB", "5"),
        Row("5 РУБ", "ru-RU", "RUB", "5"),
        Row("100 р.", "ru-RU", "RUB", "100"),
        Row("5 元", "zh-Hans-CN", "CNY", "5"),
        Row("RMB 100", "en-US", "CNY", "100"),
        Row("12,000원", "ko-KR", "KRW", "12000"),
        Row("1.250 TL", "tr-TR", "TRY", "1250"),
        Row("Tk 500", "en-US", "BDT", "500"),
        Row("KSh 500", "en-KE", "KES", "500"),
        Row("50.000 đ", "vi-VN", "VND", "50000"),
        Row("Bs. 12,50", "es-VE", "VES", "12.50"),
        Row("C$5.95", "en-US", "CAD", "5.95"),
        Row("US$: 12.99", "en-US", "USD", "12.99"),
        Row("US $5", "en-US", "USD", "5"),
        Row("199,00 грн.", "uk-UA", "UAH", "199.00"),
        Row("1.500 din.", "sr-Latn-RS", "RSD", "1500"),
        Row("29 lei", "ro-RO", "RON", "29"),
        Row("49 Kč", "cs-CZ", "CZK", "49"),
        Row("644.00 جنيه", "ar-EG", "EGP", "644.00"),
        Row("3,439.00 درهم", "ar-AE", "AED", "3439.00"),
        // A code beside a symbol.
        Row("USD $5", "en-US", "USD", "5"),
        Row("$5 USD", "en-US", "USD", "5"),
        Row("Rs. INR 500", "en-IN", "INR", "500"),
        Row("5 eur", "de-DE", "EUR", "5"),
        Row("5 aud", "en-AU", "AUD", "5"),
        Row("5 zar", "en-ZA", "ZAR", "5"),
        // The decimal separator at the end says that the period sets off groups.
        Row("10.000,- €", "fr-FR", "EUR", "10000"),
        // Words and letters of scale.
        Row("$1.2k", "en-US", "USD", "1200"),
        Row("£1.2m", "en-GB", "GBP", "1200000"),
        Row("$3.5 million", "en-US", "USD", "3500000"),
        Row("USD 1.2bn", "en-US", "USD", "1200000000"),
        Row("3,5 Millionen €", "de-DE", "EUR", "3500000"),
        Row("1,2 MIO EUR", "de-DE", "EUR", "1200000"),
        Row("2 crore", "en-IN", "INR", "20000000"),
        // Oromo has "kuma" and "Kuma" for a thousand.
        Row("5 KUMA Br", "om-ET", "ETB", "5000"),
        Row("5 k€", "fr-FR", "EUR", "5000"),
        Row("50p", "en-GB", "GBP", "0.50"),
        // Words, where there are names.
        Row("5 dollars", "en-US", "USD", "5"),
        Row("5 euros", "en-US", "EUR", "5"),
    ]

    @Test(arguments: rows)
    func aKnownCurrencyReadsItOrSaysWhyNot(row: Row) throws {
        let style = CurrencyStyle(try CurrencyCode(row.currency), locale: try LocaleIdentifier(row.locale))
        let parser = CurrencyParser(style, names: .bundled)
        guard let amount = row.amount else {
            let error = try #require(throws: AmountParseError.self) { try parser.parse(row.text) }
            #expect(error.reason == row.reason)
            return
        }
        let parsed = try parser.parse(row.text)
        #expect(parsed.amount == (try DecimalValue(amount)))
        #expect(parsed.currency?.description == row.currency)
    }

    /// Where the text names a currency, it is found to be this one, or this one among several.
    @Test(arguments: rows)
    func itsCurrencyIsFound(row: Row) throws {
        guard let amount = row.amount else { return }
        let parser = try OpenParsers.parser(row.locale, withNames: true)
        let parsed: ParsedAmount
        do {
            parsed = try parser.parse(row.text)
        } catch {
            // Nobody knows an abbreviated number without a currency.
            #expect(error.reason == .abbreviation && !row.text.contains { "€$£₹".contains($0) })
            return
        }
        #expect(parsed.amount == (try DecimalValue(amount)))
        if let currency = parsed.currency {
            #expect(currency.description == row.currency)
        } else {
            #expect(
                parsed.candidates.isEmpty == parsed.notes.contains(.withoutCurrency)
                    && parsed.candidates.allSatisfy { $0.currency.description != row.currency }
                        == parsed.candidates.isEmpty
            )
        }
    }

    @Test
    func notesSayWhatWasAccepted() throws {
        let parser = CurrencyParser(.dollar, locale: .englishUnitedStates)
        #expect(try parser.parse("$5.-").notes.contains(.centsLeftOut))
        #expect(try parser.parse("$1.2k").notes.contains(.scaleWord))
        #expect(try parser.parse("50¢").notes.contains(.minorUnit))
        // A number with a word is as exact as its units, whatever its digits.
        for (text, amount) in [("$1.2k", "1200"), ("$1.23k", "1230"), ("$1.234k", "1234")] {
            #expect(try parser.parse(text).amount.scientificText == amount)
        }
    }
}
