import CurrencyCore
import CurrencyEngine
import CurrencyFormat
import Testing

/// Rules that came from the texts of Tests/Conformance/Reading. A question mark says that the currency is in doubt.
struct ReadingTests {
    private func check(_ locale: String, _ text: String, _ amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// A period behind pence does not make them pounds, and pages and films have a "p" too.
    @Test(arguments: [
        ("20p.", ["0.20 GBP"]), ("Crisps 20p. Bar 10p.", ["0.20 GBP", "0.10 GBP"]), ("Page 8p", []), ("pp. 12p", []),
        ("a 24p movie", []), ("4K 60p", []), ("4K@60p, 1080p/50p", []),
        ("the 50p, 20p coins", ["0.50 GBP", "0.20 GBP"]),
        ("£20 p/w", ["20 GBP"]), ("£20 p.a.", ["20 GBP"]), ("£3 p&p", ["3 GBP"]), ("£20 43p", ["20.43 GBP"]),
    ])
    func pence(text: String, amounts: [String]) throws { try check("en-GB", text, amounts) }

    /// Words that look like currencies: Fridays, rare codes before small numbers, adjectives, quarters, sizes.
    @Test(arguments: [
        ("de-CH", "Fr. 14.03.", []), ("de-CH", "Mo.-Fr. 8.00", []), ("de-CH", "Fr. 14.30 Uhr", []),
        ("de-CH", "Eintritt Fr. 14.30", ["14.30 CHF"]), ("en-US", "USD5-USD10", ["5 USD", "10 USD"]),
        ("en-US", "GEL 5", ["5 doubted GEL"]), ("en-US", "GEL 500", ["500 GEL"]), ("ka-GE", "GEL 5", ["5 GEL"]),
        ("en-US", "USD 5", ["5 USD"]), ("pl-PL", "5 złotych medali", ["5 doubted PLN"]),
        ("pl-PL", "5 złotych", ["5 PLN"]),
        ("pl-PL", "20 złotych za kilo", ["20 PLN"]), ("pl-PL", "500 złotych brutto", ["500 PLN"]),
        ("es-GT", "Q1 2025", []), ("es-GT", "ventas del Q4", []), ("es-GT", "Q25", ["25 GTQ"]),
        ("es-HN", "talla L 20", []), ("es-HN", "L 20", ["20 HNL"]), ("zh-CN", "2元论", []), ("ko-KR", "3원 체계", []),
        ("en-IN", "rs 50", ["50 INR"]), ("en-NG", "the N1bn fraud", ["1000000000 NGN"]),
    ])
    func otherWords(locale: String, text: String, amounts: [String]) throws { try check(locale, text, amounts) }

    /// Dollar signs of programs, and of cells.
    @Test(arguments: [
        ("A$1", []), ("sed 's/a$1/b/'", []), ("5$ref", []), ("A$100", ["100 AUD"]), ("3x$20", ["20 USD"]),
        ("an A$1 coin", ["1 AUD"]),
    ])
    func signsOfPrograms(text: String, amounts: [String]) throws { try check("en-US", text, amounts) }

    /// A letter that is part of a name multiplies nothing; one that touches the currency does.
    @Test(arguments: [
        ("en-US", "$20 T-shirts", ["20 USD"]),
        ("en-GB", "£10 B&B", ["10 GBP"]), ("fr-FR", "5 k€", ["5000 EUR"]), ("it-IT", "5 M€", ["5000000 EUR"]),
        ("de-DE", "5M €", ["5000000 EUR"]), ("de-DE", "10 TEUR", ["10000 EUR"]), ("sv-SE", "25 mkr", ["25000000 SEK"]),
        ("sv-SE", "MSEK 1,5", ["1500000 SEK"]), ("de-DE", "TEUR 10", ["10000 or 10 EUR"]), ("de-DE", "TEUR 2024", []),
        ("en-US", "10 TEUR", ["10000 or 10 EUR"]), ("hu-HU", "450 eFt", ["450000 HUF"]),
        ("ru-RU", "45 т. руб.", ["45000 RUB"]), ("tr-TR", "TRY 500", ["500 TRY"]),
        ("en-NG", "N1 50k", ["1.50 or 1 NGN"]),
        ("zh-HK", "5萬元", ["50000 HKD"]), ("en-NG", "₦48k", ["48000 NGN"]),
    ])
    func lettersOfScale(locale: String, text: String, amounts: [String]) throws { try check(locale, text, amounts) }

    /// Names in front of numbers with spaces.
    @Test(arguments: [
        ("fr-FR", "PS4 150 €", ["150 EUR"]), ("fr-FR", "T3 850 €", ["850 EUR"]),
        ("fr-FR", "F3 72 750 €", ["72750 EUR"]),
        ("fr-FR", "Peugeot 308 4 500 €", ["4500 EUR"]),
        ("pl-PL", "tel. 12 345 678 250 zł", ["12345678250 or 345678250 or 678250 or 250 PLN"]),
        ("bg-BG", "BILLA 1 234,50 лв.", ["1234.50 BGN"]), ("fr-FR", "Golf 7 500 €", ["7500 or 500 EUR"]),
        ("fr-FR", "Quantité 2 500,00 €", ["2500.00 or 500.00 EUR"]), ("ru-RU", "стоит 2 500 руб.", ["2500 RUB"]),
        ("ru-RU", "сто 50 рублей", ["50 doubted RUB"]), ("fr-FR", "12/03 500,00 €", ["500.00 EUR"]),
        ("sv-SE", "Saab 9-5 500 kr", ["500 SEK"]),
        ("en-US", "$100 200 people", ["100200 or 100 USD"]),
    ])
    func namesBeforeGroups(locale: String, text: String, amounts: [String]) throws { try check(locale, text, amounts) }

    /// Separators in front of digits that are no decimal separators.
    @Test(arguments: [
        ("5€,10€", ["5 EUR", "10 EUR"]), ("5€.10€", ["5 EUR", "10 EUR"]), ("Tee........2,50 €", ["2.50 EUR"]),
        ("5 € ,99", ["5 doubted EUR"]), ("-,99 €", ["-0.99 or 0.99 EUR"]), (",50 €", ["0.50 EUR"]),
        ("Tee ,50 €", ["0.50 EUR"]),
    ])
    func separatorsInFront(text: String, amounts: [String]) throws { try check("de-DE", text, amounts) }

    /// Two currencies beside one number, or one in parentheses behind another.
    @Test(arguments: [
        ("ru-RU", "USD 92,34 руб.", ["92.34 USD?"]), ("en-US", "USD $5 CAD $6", ["5 USD?", "6 CAD"]),
        ("id-ID", "LB 60 Rp 450 juta", ["450000000 IDR"]), ("en-IN", "size 40 Rs 799", ["40 or 799 INR"]),
        ("es-MX", "USD $50", ["50 USD"]),
        ("en-GB", "EUR 500 (£430.12)", ["500 EUR", "430.12 GBP"]),
        ("en-US", "$1.00 ($2.00)", ["1.00 USD", "2.00 or -2.00 USD"]),
        ("zh-CN", "港币100元", ["100 HKD"]), ("zh-TW", "日幣5元", ["5 JPY?"]), ("ja-JP", "コーヒー 450円", ["450 JPY"]),
        ("ja-JP", "ユーロ5", []), ("en-US", "U.S. $15", ["15 USD"]),

    ])
    func currenciesOnBothSides(locale: String, text: String, amounts: [String]) throws {
        try check(locale, text, amounts)
    }
}
