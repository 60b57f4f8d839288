import AmountSearch
import CurrencyParsing
import TestSupport
import Testing

/// Amounts in running text: what is found, where, and what is left alone.
struct AmountSearchTests {
    private func found(_ text: String, _ locale: String = "und") throws -> [String] {
        try foundTexts(in: text, locale, marksOpen: true)
    }

    /// Except for Han numerals, which are words of running text.
    @Test func amountsInTheDigitsOfAllSystemsAreFound() throws {
        for system in CurrencyData.bundled.numberingSystems where system != "hanidec" {
            let locale = try LocaleIdentifier("en-u-nu-\(system)")
            let text = CurrencyStyle(.usDollar, locale: locale).format(1234.5)
            #expect(try found("for \(text) or so", "en") == ["1234.50 USD"], "\(system): \(text)")
        }
    }

    /// A text without a digit is not searched, so all digits must be known.
    @Test func amountsInAnyDecimalDigitAreFound() {
        let search = AmountSearch(CurrencyParser(locale: .root, data: .bundled))
        let digits = (UInt32(0x30)...0x1FFFF).compactMap(Unicode.Scalar.init).filter {
            $0.properties.generalCategory == .decimalNumber && $0.properties.numericValue == 5
        }
        #expect(digits.count > 60)
        for digit in digits where digit.properties.age.map({ $0.major < 16 }) ?? false {
            let text = "\(Character(digit)) €"
            #expect(search.amounts(in: text).map(\.likeliest) == [5], "U+\(String(digit.value, radix: 16))")
        }
    }

    @Test(arguments: [
        ("was $19.99, now $14.99", "en-US", ["19.99 USD", "14.99 USD"]),
        ("was 59,99 € now 44,00 € *", "und", ["59.99 EUR", "44.00 EUR"]),
        ("AED 8000 (USD 2179)", "und", ["8000 AED", "2179 USD"]),
        ("naše cena 4 370 Kč", "und", ["4370 CZK"]),
        ("US$:12.99", "und", ["12.99 USD"]),
        ("1.727 Ft", "und", ["1727 HUF"]),
        ("Price: $15.95/mo", "en-US", ["15.95 USD"]),
        ("205,68 € 205.68", "und", ["205.68 EUR"]),
        ("3 Ausgaben für nur 14,85 EUR", "de-DE", ["14.85 EUR"]),
        ("Цена: 19 000 руб.", "ru-RU", ["19000 RUB"]),
        ("1128240 рублей", "ru-RU", ["1128240 RUB"]),
        ("12,000원을 냈다", "ko-KR", ["12000 KRW"]),
        ("価格は3,500円です", "ja-JP", ["3500 JPY"]),
        ("Invoice 2024-05-01: EUR 1.234,50-, due 31.05.2024", "de-DE", ["-1234.50 EUR"]),
        ("paid -$5.00 and (€3)", "en-US", ["-5.00 USD", "3 EUR"]),
        ("from $1.2k to $3.5 million", "en-US", ["1200 USD", "3500000 USD"]),
        ("between 5-10 €", "de-DE", ["5 EUR", "10 EUR"]),
        ("$5-$10", "en-US", ["5 USD", "10 USD"]),
        ("USD5-USD10", "en-US", ["5 USD", "10 USD"]),
        ("request_id=5877c2b0-cfa9 user=96117", "en-US", []),
        ("USD $5 or $5 USD", "en-US", ["5 USD", "5 USD"]),
        ("€5 €6 and 7 € 8 €", "de-DE", ["5 EUR", "6 EUR", "7 EUR", "8 EUR"]),
        ("In 2024 EUR 5,00", "de-DE", ["5.00 EUR"]),
        ("١٬٢٣٤٫٥٠ ج.م.", "ar-EG", ["1234.50 EGP"]),
        ("R273.00 or R8,499", "und", ["273.00 ZAR?", "8499 ZAR?"]),
        ("₹1.5 lakh, Rs. 500/- and 50 paise", "en-IN", ["150000 INR", "500.50 INR"]),
        ("Tickets CHF 12.- / SFr. 8.50", "de-CH", ["12 CHF", "8.50 CHF"]),
        ("He paid 5 dollars for it.", "en-US", ["5 USD"]),
        ("50¢", "en-US", ["0.50 USD"]),
        ("100 - $2.00 100 - $2.75", "en-US", ["2.00 or -2.00 USD", "2.75 or -2.75 USD"]),
        ("6 300 Р", "und", ["6300 RUB?"]),
        ("140,00 pln, 199.90 Fr.", "und", ["140.00 PLN", "199.90 CHF"]),
        ("a fee of Fr 12.50", "en-US", ["12.50 CHF"]),
        ("1.198,- Kr", "da-DK", ["1198 DKK"]),
        ("199 990 Ft", "hu-HU", ["199990 HUF"]),
        ("5-10 €", "de-DE", ["5 EUR", "10 EUR"]),
        ("$5 bn of $2 tn", "en-US", ["5000000000 USD", "2000000000000 USD"]),
        ("total\n-$5.00", "en-US", ["-5.00 USD"]),
        ("[$5.00] {€6.00} `$7.00`", "en-US", ["5.00 USD", "6.00 EUR", "7.00 USD"]),
        ("[5.00 USD] {6.00 EUR}", "en-US", ["5.00 USD", "6.00 EUR"]),
        ("$119. 95", "en-US", ["119.95 or 119 USD"]),
        ("€ 119, 95", "de-DE", ["119.95 or 119 EUR"]),
        ("$119. 95\nplus tax", "en-US", ["119.95 or 119 USD"]),
        ("$119. 95\r\nplus tax", "en-US", ["119.95 or 119 USD"]),
        ("$119. 95 are sold", "en-US", ["119 USD"]),

        // Without digits in front of the separator it is none.
        ("mit mir, 99 €", "de-DE", ["99 EUR"]),
        ("11,33 Br", "und", ["11.33 BYN?"]),
        ("230 лв. от 2019", "bg-BG", ["230 BGN"]),
        ("(-$5.00 today)", "en-US", ["-5.00 USD"]),
        // Signs in the widths of East Asia, which Unicode decomposes.
        ("was ＄5.00, now ﹩4.00", "en-US", ["5.00 USD", "4.00 USD"]),
        ("￡3.00, ￥200, ￦1000", "en-US", ["3.00 GBP", "200 JPY", "1000 KRW"]),
        ("$5 USD6 each", "en-US", ["5 USD", "6 USD"]),
        ("CHF\u{202F}12.50 or CHF\u{3000}12.50", "und", ["12.50 CHF", "12.50 CHF"]),
        ("Preis:5 €", "de-DE", ["5 EUR"]),
        // Fractions without a zero in front.
        (".75 € and $.50", "en-US", ["0.75 EUR", "0.50 USD"]),
        ("for .75 $ each", "en-US", ["0.75 USD"]),
        ("rev.75 $ each", "en-US", ["75 doubted USD"]),
        // The second of two numbers with a dash between them has no sign.
        ("5–10 €", "de-DE", ["5 EUR", "10 EUR"]),
        ("at -10 €", "de-DE", ["-10 or 10 EUR"]),
        ("-10 €", "de-DE", ["-10 EUR"]),
        ("at –10 €", "de-DE", ["-10 or 10 EUR"]),
        (" -$5.00", "en-US", ["-5.00 USD"]),
        ("In 2024 5-10 €", "de-DE", ["5 EUR", "10 EUR"]),
        ("5;10-20 €", "de-DE", ["10 EUR", "20 EUR"]),
        ("9-10 € or 10-20 €", "de-DE", ["9 EUR", "10 EUR", "10 EUR", "20 EUR"]),
        ("Saldo:-10 €", "de-DE", ["-10 EUR"]),
        // Neither a tab nor a space behind four digits is a grouping separator, and a colon is no digit.
        ("1\t234 €", "de-DE", ["234 EUR"]),
        ("In 2024 500 €", "de-DE", ["500 EUR"]),
        ("€5: cheap", "en-US", ["5 EUR"]),
        // Codes that are words need a number that looks like money, in any digits.
        ("TOP 12.50 and TOP ١٢٫٥٠", "und", ["12.50 TOP", "12.50 TOP"]),
        // What begins with such a code is no word.
        ("COP$5000, MOP$ 50", "und", ["5000 COP", "50 MOP"]),
        // Letters that begin with a code are a symbol: where the locale writes it, else touching a number like money.
        ("MURR 5", "bal-Latn", ["5 MUR"]),
        ("MURR 5, MURR5.00", "en-US", ["5.00 MUR"]),
        // Two currencies beside one number: those that may be the same are, and the first is the number's.
        ("CAD $5 or $6 CAD", "en-US", ["5 CAD", "6 CAD"]),
        ("€5 USD $6", "en-US", ["5 EUR?", "6 USD"]),
        ("USD 5 USD $6", "en-US", ["5 USD", "6 USD"]),
        ("USD $5 CAD $6", "en-US", ["5 USD?", "6 CAD"]),
        // The currency between two numbers.
        ("5 € 6,50 €", "de-DE", ["5 EUR", "6.50 EUR"]),
        ("5,00 € 6,00", "de-DE", ["5.00 EUR"]),
        ("5 € 6 Stück", "de-DE", ["5 EUR"]),
        ("In 2024 €5", "de-DE", ["5 EUR"]),
        ("5 €12:30, 5 EUR12:30", "de-DE", ["5 doubted EUR", "5 doubted EUR"]),
        ("3.5 million $", "en-US", ["3500000 USD"]),
        // Up to two spaces may stand between a currency and its number.
        ("$  5 but $   6", "en-US", ["5 USD", "6 USD"]),
        // What stands in front is a number with a sign that belongs to it.
        ("35€99 $5, 35€00 $6", "en-US", ["35 or 35.99 EUR", "5 USD", "35 doubted EUR", "6 USD"]),
        // Signs that are no letters need no space in front.
        ("only$5, Preis:€6", "en-US", ["5 doubted USD", "6 EUR"]),
        ("$5{x}", "en-US", ["5 USD"]),
        // A minus is no hyphen, where nothing or a space is in front.
        ("-$5.00", "en-US", ["-5.00 USD"]),
        ("-pln 5.00", "en-US", ["-5.00 PLN"]),
        (" -pln 5.00", "en-US", ["-5.00 PLN"]),
        ("x -pln 5.00", "en-US", ["-5.00 PLN"]),
        ("total\t-$5.00", "en-US", ["-5.00 USD"]),
        ("5USD: cheap, or 6USD", "en-US", ["5 USD", "6 USD"]),
        // A bracket ends a word of two letters, as a space does.
        ("500 kr[2] och 600 kr{3}", "sv-SE", ["500 SEK", "600 SEK"]),
        // Letters that the locale writes for a currency, and abbreviations in capitals.
        ("kostar Dkr 5", "sv-SE", ["5 DKK"]),
        ("Fr. 5", "de-CH", ["5 CHF"]),
        // Withdrawn currencies, but for texts of two bytes.
        ("50 DEM, 12,50 DM", "de-DE", ["50 DEM", "12.50 DEM"]),
        ("50 DEM, 60 ₧", "und", ["50 DEM", "60 ESP"]),
        ("RS. 500 only", "en-IN", ["500 INR"]),
    ])
    func amountsAreFound(text: String, locale: String, expected: [String]) throws {
        let amounts = try found(text, locale)
        #expect(amounts == expected, "\(amounts)")
    }

    @Test(arguments: [
        "2024-05-01 12:30:45 worker-12 took 35 ms", "version 1.2.3 of 2024", "call 555-1234 or +49 30 123456",
        "15% off, 3 for 2", "IPv4 10.0.0.1:8080", "TOP 10 of ALL 5", "Le 5 mai 2024", "Fr. 5. Mai, 12 Uhr",
        "K2 is 8611 m high", "5 pounds of sugar", "they won 5 games", "S5 T3 L1 M2", "x86_64 at 3 GHz",
        "p. 12, pp. 3-5",
        "$ and 5", "5\n€", "http://a.b/?id=5&usd=x", "PHP 8.1 and PHP 7",
        "Re: 1.234", "5.50 sek", "12.30 K", "xyz-eur 5.00", "5 ლ",
        // Dates, times, fractions and parts of words, even with a currency behind them.
        "2024-05-01 €", "€ 2024-05-01", "12/5 €", "12:30 €", "1–2–3 €", "abc12 €", "a5 €", "xyz5 €", "À5 €", "五 €",
        // Identifiers with a code in small letters.
        "a-pln 5.00", "a-aed 5.00", "a-zar 5.00", "z-zar 5.00",
        // Feet, a date in French, a figure, a sentence.
        "he is 5 ft tall", "Le 12.05 à Paris", "see figure Q 12.50", "in euros 5 is enough", "at the TOP. 10 of them",
        "written in PHP. 8 people",
    ])
    func otherNumbersAreLeftAlone(text: String) throws {
        for locale in ["und", "en-US", "de-DE", "fr-FR"] { #expect(try found(text, locale) == [], "\(locale)") }
    }

    /// A minus behind an amount ends it: nothing follows, or a space, a line's end, or what ends a part of a sentence.
    @Test
    func minusBehindAnAmountNeedsAnEnd() throws {
        for behind in ["", " Next", "\nnext", "\r\nnext", ", next", "; next", ". Next", ") next"] {
            #expect(try found("EUR 1.234,50-" + behind, "de-DE") == ["-1234.50 EUR"], "\(behind)")
        }
        #expect(try found("EUR 1.234,50- next", "de-DE") == ["-1234.50 or 1234.50 EUR"])
        #expect(try found("EUR 1.234,50-x y", "de-DE") == ["1234.50 EUR"])
    }

    /// A byte that is no UTF-8 joins no numbers.
    @Test
    func numberBehindABrokenByteStandsAlone() throws {
        let search = try AmountSearch(OpenParsers.parser("und"))
        let text = Array("5".utf8) + [0xFF] + Array("10-20 €".utf8)
        let amounts = text.withUnsafeBufferPointer { search.amounts(utf8: $0) }
        #expect(amounts.map(\.likeliest) == [10, 20])
    }

    /// A word of scale behind the end of a range may count its start as well.
    @Test(arguments: [
        ("en-US", "between $5 and $10 million", [["5", "5000000"], ["10000000"]]),
        ("en-US", "$10-20k a year", [["10000"], ["20000"]]),
        ("en-US", "$10–$20k", [["10", "10000"], ["20000"]]),
        ("de-DE", "EUR 5 bis 10 Mio.", [["5000000"], ["10000000"]]),
        ("en-US", "$5 million to $10 million", [["5000000"], ["10000000"]]),
        ("en-US", "$5 and 3 people", [["5"]]), ("en-US", "$5 for 10 million people", [["5"]]),
    ])
    func wordsBehindARangeMayCountItsStart(locale: String, text: String, expected: [[String]]) throws {
        let found = try CurrencyParser(locale: LocaleIdentifier(locale)).amounts(in: text)
        let amounts = try expected.map { try $0.map(DecimalValue.init) }
        #expect(found.map(\.readings) == amounts)
    }

    /// Pesos of the nation are no millions.
    @Test(arguments: ["$1,234.50 M.N.", "$1,234.50 m.n.", "$1,234.50 MXN M.N."])
    func initialsAreNoWordOfScale(text: String) throws {
        let found = CurrencyParser(locale: .spanishMexico).amounts(in: text)
        #expect(found.map(\.amount) == [1234.5])
    }

    @Test
    func placesAndReadingsAreGiven() throws {
        let text = "préço: 1.234 € ou 5 kr"
        let parser = try OpenParsers.parser("en-US")
        let amounts = parser.amounts(in: text)
        #expect(amounts.count == 2)
        let first = try #require(amounts.first)
        #expect(first.range(in: text).map { String(text[$0]) } == "1.234 €")
        #expect(first.readings == [1234, 1.234] && first.doubts == [AmountDoubt(.group, 9..<14)])
        #expect(first.candidates[0].range == 15..<18)
        #expect(amounts[1].currency == nil && amounts[1].candidates.count == 4)
        #expect(first.range(in: "short") == nil)
        // Crowns have two fraction digits at most.
        let crowns = try #require(parser.amounts(in: "1.234 kr").first)
        #expect(crowns.readings == [1234, 1.234] && crowns.currency == nil)
        // With a space in the number.
        let loose = parser.amounts(in: "now $119. 95, was 129. 95 $")
        #expect(loose.map { $0.candidates[0].range } == [4..<5, 26..<27])
        // Without a language, amounts have two fraction digits or none; of a dinar three.
        let open = try OpenParsers.parser("und")
        #expect(open.amounts(in: "1.234 €").first?.amount == 1234)
        #expect(open.amounts(in: "423.923 KWD").first?.readings == [423.923, 423_923])
    }

    /// What says that there are no cents belongs to the amount.
    @Test(arguments: [
        ("at KSh 500/= today", "KSh 500/="), ("at Rs. 500/- today", "Rs. 500/-"), ("um 12,- € heute", "12,- €"),
        ("um CHF 12.— heute", "CHF 12.—"), ("CHF 12.-", "CHF 12.-"),
        ("um CHF 12.― heute", "CHF 12.―"), ("um CHF 12.-- heute", "CHF 12.--"),
        // Only one dash goes with a slash.
        ("at Rs. 500/-- today", "Rs. 500/-"),
    ])
    func signsOfNoCentsAreInThePlace(text: String, place: String) throws {
        let amounts = try OpenParsers.parser("und").amounts(in: text)
        #expect(amounts.compactMap { $0.range(in: text).map { String(text[$0]) } } == [place])
    }

    /// The sign belongs to the amount, with the mark in front of it that some locales of the Arabic script write.
    @Test(arguments: [("um +5 € mehr", "+5 €"), ("um –5 € mehr", "–5 €")])
    func signsAreInThePlace(text: String, place: String) throws {
        let amounts = try OpenParsers.parser("und").amounts(in: text)
        #expect(amounts.compactMap { $0.range(in: text).map { String(text[$0]) } } == [place])
    }

    /// A code and a sign beside a number both belong to the amount where they may be the same currency.
    @Test(arguments: [
        ("at USD $5 today", ["USD $5"]), ("at $5 USD today", ["$5 USD"]), ("USD 5 USD $6", ["USD 5", "USD $6"]),
        ("at $5 EUR today", ["$5"]),
    ])
    func codeBesideASignIsInThePlace(text: String, places: [String]) throws {
        let amounts = try OpenParsers.parser("en-US").amounts(in: text)
        #expect(amounts.compactMap { $0.range(in: text).map { String(text[$0]) } } == places)
    }

    /// The space in a number belongs to the amount, the one in front does not.
    @Test(arguments: [("um 12, 99 € heute", "12, 99 €"), ("um 1.290, 99 € heute", "1.290, 99 €")])
    func numberWithASpaceIsInThePlace(text: String, place: String) throws {
        let amounts = try OpenParsers.parser("de-DE").amounts(in: text)
        #expect(amounts.compactMap { $0.range(in: text).map { String(text[$0]) } } == [place])
    }

    @Test
    func aParserOfACurrencyFindsThatOne() throws {
        let parser = CurrencyParser(.euro, locale: .germanGermany)
        #expect(parser.amounts(in: "5 €, $6, 7 EUR").map { $0.amount } == [5, 7])
        #expect(parser.amounts(in: "5 €").first?.currency?.description == "EUR")
        // In a table the currency in front of a number may be that of the one before.
        #expect(parser.amounts(in: "7 CHF 8 €").map { $0.amount } == [8])
    }

    /// Every amount that a locale writes is found in a sentence, with its currency.
    @Test
    func whatAStyleWritesIsFound() throws {
        for (locale, code) in [
            ("en-US", "USD"), ("de-DE", "EUR"), ("sv-SE", "SEK"), ("hi-IN", "INR"), ("ja-JP", "JPY"), ("pl-PL", "PLN"),
            ("fr-CH", "CHF"), ("pt-BR", "BRL"), ("hu-HU", "HUF"), ("ar-EG", "EGP"), ("ru-RU", "RUB"), ("he-IL", "ILS"),
        ] {
            let style = CurrencyStyle(try CurrencyCode(code), locale: try LocaleIdentifier(locale))
            let search = try AmountSearch(OpenParsers.parser(locale))
            for amount in [1234.5, -1234.5, 0, 12_345_678] as [DecimalValue] {
                let text = style.format(amount)
                let found = search.amounts(in: "x: \(text); y")
                let strict = try style.plan.parse(text)
                #expect(found.map { $0.amount } == [strict], "\(locale) \(text)")
                #expect(found.first?.currency?.description == code, "\(locale) \(text)")
            }
        }
    }

    /// Texts of all kinds, from a seed: nothing traps, places lie in the text, in order and apart.
    @Test
    func nothingTraps() throws {
        var random = SplitMix64(printing: 4217)
        let pieces = [
            "$", "€", "USD ", "kr", "-", "–", "(", "1", "12", "1,234", "1.234", ",", ".", "'", " ", "\u{A0}", "٣", "٫",
            "５",
            "K", " million", ":", "/", "\n", "🙂", "é", "Rs.", "\u{200F}", ",-", "\u{E0}\u{A4}",
        ]
        let searches = try ["und", "en-US", "de-DE", "ar-EG", "fr-FR"].map {
            try AmountSearch(OpenParsers.parser($0))
        }
        for _ in 0..<1_500 {
            var bytes: [UInt8] = []
            for _ in 0..<random.below(12) { bytes += Array(pieces[random.below(pieces.count)].utf8) }
            if random.below(4) == 0, !bytes.isEmpty { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
            bytes.withUnsafeBufferPointer { text in
                var end = 0
                for amount in searches[random.below(searches.count)].amounts(utf8: text) {
                    #expect(amount.range.lowerBound >= end && amount.range.upperBound <= bytes.count, "\(bytes)")
                    #expect(!amount.candidates.isEmpty, "\(bytes)")
                    end = amount.range.upperBound
                }
            }
        }
    }
}
