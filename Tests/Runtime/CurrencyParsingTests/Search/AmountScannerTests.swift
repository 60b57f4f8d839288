import AmountSearch
import CurrencyCore
import CurrencyEngine
import CurrencyNames
import CurrencyParsing
import Testing

/// What sentences of other engines' suites have beside amounts: Duckling's corpora and the specifications of Microsoft's
/// recognizers. Each amount is written with its likeliest currency and its other readings.
struct AmountScannerTests {
    private func found(_ text: String, _ locale: String) throws -> [String] { try foundTexts(in: text, locale) }

    /// Words of scale in another language, without their accents, in the letters of India, and with combining accents.
    @Test(arguments: [
        ("en", "$10 Millionen", ["10000000 USD"]), ("en", "$5 milioni", ["5000000 USD"]),
        ("pt", "um contrato de $ 48,2 milhoes", ["48200000 USD"]), ("pt", "$247 milhoes em 2013", ["247000000 USD"]),
        ("es", "$5 millon", ["5000000 USD"]), ("es", "$5 millo\u{301}n", ["5000000 USD"]),
        ("en", "R$ 1,5 mi", ["1500000 or 1.5 BRL"]), ("en", "PLN 5 tys", ["5000 or 5 PLN"]),
        ("de", "5 Mio. €", ["5000000 EUR"]), ("hu", "€5 millio", ["5000000 EUR"]),
        ("cs", "€5 tisic", ["5000 EUR"]), ("vi", "$5 trieu", ["5000000 USD"]),
        ("el", "€5 εκατομμυρίων", ["5000000 EUR"]), ("el", "€5 ΕΚΑΤΟΜΜΥΡΙΑ", ["5000000 EUR"]),
        ("hi", "अनुमानित $ 470 मिलियन से", ["470000000 USD"]), ("hi", "$ 10.05 बिलियन", ["10050000000 USD"]),
        ("hi", "₹5 करो\u{95C}", ["50000000 INR"]), ("hi", "₹5 करोड\u{93C}", ["50000000 INR"]),
        ("bn", "৳5 মিলি\u{9DF}ন", ["5000000 BDT"]),
    ])
    func wordsOfScaleAreReadAsTheyAreWritten(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// A dash that touches the amount in front is no minus.
    @Test(arguments: ["10$-20$", "10€-20€", "10€–20€", "10 €-20 €"])
    func rangesHaveNoNegativeEnd(text: String) throws {
        let amounts = try CurrencyParser(locale: LocaleIdentifier("de")).amounts(in: text)
        #expect(amounts.map(\.amount) == [10, 20])
    }

    /// Capitals in front of a sign make it the sign of another country.
    @Test(arguments: [
        ("en", "VN$1000", ["1000 VND"]), ("en", "Z$100", []), ("en", "GI£5", []), ("en", "HK $50", ["50 HKD"]),
        ("en", "US $50", ["50 USD"]), ("en", "USD $50", ["50 USD"]), ("en", "NZD$50", ["50 NZD"]),
        ("en", "A $50 gift", ["50 USD"]), ("en", "HK$50", ["50 HKD"]), ("zh-Hant-HK", "HK $50", ["50 HKD"]),

        // The ends of names in front of the next number.
        ("ja", "4人民元　5ドル", ["4 CNY", "5 USD"]), ("ja", "4花元　5", []), ("zh", "10日元5日本銭", ["10.05 JPY"]),
        ("ja", "送料￥500", ["500 JPY"]),
    ])
    func signsOfOtherCountriesAreNotTheLocales(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// The word for "of" in Romance languages stands behind millions, and in Romanian behind any number from 20 on.
    @Test(arguments: [
        ("es", "2 millones de dólares", ["2000000 USD"]), ("fr", "3 millions d'euros", ["3000000 EUR"]),
        ("fr", "3 millions d’euros", ["3000000 EUR"]), ("pt", "150 milhões de dólares", ["150000000 USD"]),
        ("it", "3 milioni di euro", ["3000000 EUR"]), ("ro", "20 de lei", ["20 RON"]),
        ("ro", "5 milioane de lei", ["5000000 RON"]), ("fr", "2 Mds €", ["2000000000 EUR"]),
        ("hi", "5 लाख रुपये", ["500000 INR"]), ("es", "5 de dólares", []), ("es", "2 millones de habitantes", []),
    ])
    func wordsForOfStandBeforeTheCurrency(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
        let parser = CurrencyParser(locale: try LocaleIdentifier(locale), data: .bundled, names: .bundled)
        #expect(
            (try? parser.parse(text).amount.description).map { [$0] } ?? []
                == amounts.map { String($0.prefix { $0 != " " }) })
    }

    /// Messages of banks, and what stands around amounts there.
    @Test(arguments: [
        ("en-IN", "interest of INR.1,000.00 earned. New bal: INR.9,99,999.99.", ["1000.00 INR", "999999.99 INR"]),
        ("en-IN", "Rs.230.00 Dr. from A/C", ["230.00 or -230.00 INR"]), ("en-IN", "click c.1rp.in/1/M", []),
        ("en-IN", "for INR. 500.00 only", ["500.00 INR"]),
        ("en", "We pay in USD. 10 people came.", []),
        ("ko", "일시불/3,500원/누적-4,645원", ["3500 KRW", "4645 or -4645 KRW"]),
        ("ko", "일시불81,400원. 누적금액679,780원.", ["81400 KRW", "679780 KRW"]),
    ])
    func messagesOfBanksAreRead(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// Two digits that end a sentence or a line may be cents, and what is counted is none.
    @Test(arguments: ["", "\n", "\r\n", ", next", ". Next", "; next", "! Next", "? Next", ") next"])
    func twoDigitsAtAnEndMayBeCents(behind: String) throws {
        #expect(try found("($20 43" + behind, "en") == ["20 or 20.43 USD"])
        #expect(try found("($20 43 times" + behind, "en") == ["20 or 20.43 USD"])
    }

    /// A minus behind the currency ends the line; elsewhere it joins words.
    @Test(arguments: [
        ("5 €-", ["-5 EUR"]), ("5 €-\n7 €", ["-5 EUR", "7 EUR"]), ("1.234,50 EUR-", ["-1234.50 or 1234.50 EUR"]),
        ("5 €-Schein", ["5 EUR"]), ("-5 €-", []),
    ])
    func minusBehindTheCurrency(text: String, amounts: [String]) throws {
        #expect(try found(text, "de") == amounts)
    }

    /// Parentheses are a minus in accounts, and a remark in prose.
    @Test(arguments: [
        ("Balance: (1,234.50) USD", ["-1234.50 USD"]), ("Loss USD (1,234.50)", ["-1234.50 or 1234.50 USD"]),
        ("(1,234.50)USD", ["-1234.50 USD"]), ("USD(1,234.50)", ["-1234.50 USD"]),
        ("Loss ($1,234.50)", ["1234.50 or -1234.50 USD"]), ("a ticket (€5)", ["5 EUR"]), ("in USD (1)", []),
        ("(-$5.00)", ["-5.00 USD"]), ("($5.00 off)", ["5.00 USD"]), ("$5.00 (2.50)", ["5.00 USD"]),
    ])
    func parenthesesMayBeAMinus(text: String, amounts: [String]) throws {
        #expect(try found(text, "en") == amounts)
    }

    /// With the conventions of statements they are one.
    @Test
    func parenthesesOfStatementsAreAMinus() throws {
        let locale = try LocaleIdentifier("en-US")
        let conventions = AmountConventions.statement(in: locale, data: .bundled)
        let parser = CurrencyParser(locale: locale, data: .bundled, conventions: conventions)
        let text = "Fee ($1,234.50) on May 5"
        let amounts = parser.amounts(in: text)
        #expect(amounts.map(\.amount) == [-1234.5])
        #expect(amounts.first?.range(in: text).map { String(text[$0]) } == "($1,234.50)")
    }

    /// Amounts in two units are one.
    @Test(arguments: [
        ("en", "20 dollars 43 cents", ["20.43 USD"]), ("en", "$20 43c", ["20.43 USD"]),
        ("en", "£20 43p", ["20.43 GBP"]), ("en", "-$20 5c", ["-20.05 USD"]),
        ("en", "$20 and 43c", ["20.43 USD"]), ("en", "3 GBP 1 pence", ["3.01 GBP"]),
        ("de", "20 Euro und 43 Cent", ["20.43 EUR"]), ("nl", "3 euro en 50 cent", ["3.50 EUR"]),
        ("nb", "2 kroner og 23 øre", ["2.23 NOK"]), ("ro", "10 lei si 50 bani", ["10.50 RON"]),
        ("es", "solo cuesta 3 euros con 99 céntimos.", ["3.99 EUR"]),
        ("es", "solo cuesta 25 euros con 50.", ["25.50 EUR"]),
        ("it", "1 USD e 23 centesimi", ["1.23 USD"]), ("en", "$20 43", ["20 or 20.43 USD"]),
        ("en", "20 dollars, 43 cents", ["20.43 or 20 USD"]),
        ("ko", "64달러 45센트입니다", ["64.45 USD"]), ("ja", "545ドルと5セント", ["545.05 USD"]),
        ("es", "solo cuesta 15 dolares 50.", ["15.50 USD"]), ("es-ES", "75 centavos de dólar", ["0.75 USD"]),
        ("ja", "545ドル5セント", ["545.05 USD"]), ("zh", "50元6角3分", ["50.63 CNY"]),
        // Pence make pounds money; alone they may be a weight.
        ("en-GB", "20 pounds and 43 pence", ["20.43 GBP"]),
        ("en", "5 pounds, 20 pence", ["5.20 or 5 GBP"]), ("en", "20 pounds and 43 ounces", []),
        ("en", "20 DOLLARS AND 43 CENTS", ["20.43 USD"]),
        ("en", "20 dollars,43 cents", ["20.43 or 20 USD"]),
        // Another currency's minor unit, three digits, a number of something else, cents that are written already.
        ("en", "€20 43p", ["20.43 or 20 EUR"]), ("en", "$20 and 143 cents", ["20 USD", "1.43 USD"]),
        ("en", "$20.00 and 43¢", ["20.00 or 20.43 USD", "0.43 doubted USD"]),
        ("en", "Rs. 500/- and 50 paise", ["500.50 INR"]),
    ])
    func unitsAndMinorUnitsAreOneAmount(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// "k" is a thousand in all languages where it touches the number; some have other uses for the letter too.
    @Test(arguments: [
        ("de", "60k €", ["60000 EUR"]), ("sv", "60k kr", ["60000 SEK"]), ("pl", "15k zł", ["15000 PLN"]),
        ("ru", "50k руб", ["50000 RUB"]), ("it", "€60k", ["60000 EUR"]), ("hu", "500K Ft", ["500000 HUF"]),
        ("de", "14k 500 €", ["500 doubted EUR"]), ("de", "€5K7", ["5000 doubted EUR"]),
        // Kobo, and the credits of statements.
        ("en-NG", "₦2.5k", ["2500 NGN"]), ("en-NG", "N1,500.50k", ["1500500 or 1500.50 NGN"]),
        ("hu", "1234K Ft", ["1234000 or 1234 HUF"]), ("lt", "500,50K €", ["500500 or 500.50 EUR"]),
        ("sv", "1234,50K kr", ["1234500 or 1234.50 SEK"]), ("hu", "500K", []),
        // The word at the end of a range counts for its start too.
        ("de-CH", "CHF 120–135k", ["120000 CHF", "135000 CHF"]),
        ("en", "€5-10 Mrd", ["5000000000 EUR", "10000000000 EUR"]),
        ("en", "$5 & $10 million", ["5 or 5000000 USD", "10000000 USD"]),
        ("en", "$5~10 million", ["5000000 USD", "10000000 USD"]),
    ])
    func theLetterOfTheThousand(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// A word of scale multiplies a greater one behind it; a smaller or equal one leaves no amount.
    @Test(arguments: [
        ("en-IN", "Rs 5 thousand crore", ["50000000000 INR"]), ("hi", "₹2.5 लाख करोड़", ["2500000000000 INR"]),
        ("pt-BR", "R$ 5 mil milhões", ["5000000000 BRL"]), ("ru", "5 тыс. млрд руб.", ["5000000000000 RUB"]),
        ("fr", "5 mille milliards d'euros", ["5000000000000 EUR"]), ("vi", "5 ngàn tỷ đ", ["5000000000000 VND"]),
        ("id", "Rp 5 ratus juta", ["500000000 IDR"]), ("en", "5 hundred thousand dollars", ["500000 USD"]),
        ("en", "2 thousand 5 hundred dollars", ["2500 USD"]), ("ko", "5천 만원", ["50000000 KRW"]),
        ("en", "$2 million million", ["2000000 doubted USD"]), ("en", "$5 million thousand", ["5000000 doubted USD"]),
        ("zh", "5亿万元", []),
        // A credit behind thousands, a tonne or a hundred thousand, bankers' millions or millimetres.
        ("en-IN", "Rs 5 thousand Cr", ["5000 or -5000 INR"]), ("nl", "€5 ton", ["500000 or 5 EUR"]),
        ("en", "$5 mm", ["5000000 or 5 USD"]),
    ])
    func wordsOfScaleFollowOneAnother(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// A word and a number in front of three digits may belong together where the locale does not group with spaces.
    @Test(arguments: [
        ("en", "Room 12 500 USD", ["12500 or 500 USD"]), ("en", "12 500 USD", ["12500 USD"]),
        ("en-ZA", "Room 12 500 ZAR", ["12500 or 500 ZAR"]), ("fr", "lot 3 500 €", ["3500 or 500 EUR"]),
        ("en", "Room 12 500.00 USD", ["12500.00 or 500.00 USD"]), ("en", "Room 12 050 USD", ["12050 USD"]),
        ("de", "Pos. 1 234,50 €", ["1234.50 or 234.50 EUR"]), ("en", "No. 12 500 USD", ["12500 or 500 USD"]),
        ("sv", "ca. 1 234,50 kr", ["1234.50 SEK"]), ("de", "Nr. 1 1.234,50 €", ["1234.50 EUR"]),
    ])
    func numbersBehindWords(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// Words of scale in capitals that are not ASCII's, and abbreviations of other languages.
    @Test(arguments: [
        ("vi", "5 TRIỆU ĐỒNG", ["5000000 VND"]), ("vi", "₫5 TỶ", ["5000000000 VND"]),
        ("en", "$5 TRIỆU", ["5000000 USD"]),
        ("el", "5 ΧΙΛΙΆΔΕΣ €", ["5000 EUR"]), ("en", "USD 5 MRD", ["5000000000 USD"]), ("en", "$5 tsd.", ["5000 USD"]),
        ("en", "$5 bin", ["5 USD"]),
    ])
    func wordsOfScaleInCapitals(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// Words of scale of Chinese, Japanese and Korean in texts of other languages.
    @Test(arguments: [
        ("en", "¥5百万", ["5000000 JPY"]), ("en", "₩5천만", ["50000000 KRW"]), ("de", "¥1,5百万", ["1500000 JPY"]),
        ("en", "¥5万3千", ["50000 doubted JPY"]), ("en", "NT$5佰萬", ["5 doubted TWD"]), ("en", "₩5십만", ["5 doubted KRW"]),
        ("en", "¥5亿万", ["5 doubted JPY"]), ("zh", "¥50一张", ["50 CNY"]),
        ("en", "€5 Mrd 2024", ["5000000000 EUR"]),
        ("en-US", "Rs. 90 L", ["90 doubted INR"]), ("en-US", "₹1.35 cr", ["1.35 or -1.35 INR"]),
        ("en-IN", "Rs. 90 L", ["9000000 or 90 INR"]),
        ("en-US", "₹90 large", ["90 INR"]), ("en-US", "₹1,234.56 CR", ["1234.56 or -1234.56 INR"]),
        ("en-US", "$20 L", ["20 USD"]),
    ])
    func wordsOfOtherScripts(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// Abbreviations that people write for words of scale, and those that leave no amount.
    @Test(arguments: [
        ("en", "$5 bil", ["5000000000 USD"]), ("en", "$5 mill", ["5000000 or 5 USD"]),
        ("en", "R$ 5 mil", ["5000 or 5 BRL"]), ("en-IN", "Rs 5 Crs.", ["50000000 INR"]),
        ("en-IN", "Rs 5 lk", ["500000 INR"]), ("en-US", "$5 lk", ["500000 or 5 USD"]),
        ("tr", "5 mlr TL", ["5000000000 TRY"]),
        ("es-MX", "$500 mmdp", ["500000000000 MXN"]), ("es", "5 mill. €", ["5000000 EUR"]),
        ("es-MX", "$500 mdd", ["500 doubted MXN"]), ("pt-BR", "R$ 5 mm", ["5 doubted BRL"]),
        ("en-NG", "NGN1,000.00 CR", ["1000.00 or -1000.00 NGN"]),
        ("en", "$20 L", ["20 USD"]),
    ])
    func abbreviatedWordsOfScale(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// Fractions in one character or with a slash, raised cents, and two units at once, are not read.
    @Test(arguments: [
        ("$1½", ["1 doubted USD"]), ("$2 1/2", ["2 doubted USD"]), ("$2 3/4\" bolt", ["2 doubted USD"]),
        ("$5 3 items", ["5 USD"]),
        ("$4⁹⁹", ["4 doubted USD"]), ("$4¹⁹", ["4 doubted USD"]), ("$5¹", ["5 USD"]), ("$2 1/", ["2 doubted USD"]),
        ("$4'99", ["4 doubted USD"]), ("4 € 99", ["4.99 or 4 or 99 EUR"]),
        ("Pos. 2 € 50", ["2.50 or 2 or 50 EUR"]), ("R5 000-50", []),
        ("$5 on 1/2/2024", ["5 USD"]), ("$2 1/2/2024", ["2 USD"]), ("$5 12/31", ["5 USD"]),
    ])
    func fractionsLeaveNoAmount(text: String, amounts: [String]) throws {
        #expect(try found(text, "en") == amounts)
    }

    /// The thousands behind a million often go without their word in Vietnamese.
    @Test(arguments: [
        ("1 triệu 250 đ", ["1000250 or 1250000 VND"]), ("3 triệu 5 đ", ["3000005 or 3500000 VND"]),
        ("giá ₫1 triệu 250.", ["1000250 or 1250000 VND"]), ("1 triệu 250 nghìn đ", ["1250000 VND"]),
        ("1 triệu 2500 đ", ["1002500 VND"]), ("₫1 triệu 2 cái", ["1000000 VND"]), ("₫1tr5", ["1000000 doubted VND"]),
    ])
    func wordsLeftOutInVietnamese(text: String, amounts: [String]) throws {
        #expect(try found(text, "vi") == amounts)
        #expect(try found("₩3만 5개", "ko") == ["30000 KRW"])
    }

    /// Prepositions of one letter are written with their number in Hebrew and Arabic.
    @Test(arguments: [
        ("he", "ב-50 ש\"ח", ["50 ILS"]), ("he", "כ1200 ₪", ["1200 ILS"]), ("he", "וב-50 שקל", ["50 ILS"]),
        ("he", "מ-50 ₪", ["50 ILS"]), ("ar-SA", "ف50 ريال", ["50 SAR"]),
        ("he", "50 שח", ["50 ILS"]),
        ("ar-SA", "خصم بـ٧٥ ريال", ["75 SAR"]), ("ar-SA", "ب75 ريال", ["75 SAR"]), ("ar-EG", "وب100 جنيه", ["100 EGP"]),
    ])
    func prepositionsAreWrittenWithNumbers(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// Names stand behind numbers, and in front of those that look like money or that letters of Han touch.
    @Test(arguments: [
        ("de", "nur Euro 19,99 statt", ["19.99 EUR"]), ("it", "EURO 19,99", ["19.99 EUR"]),
        ("en-IN", "Rupees 1,500.00", ["1500.00 INR"]), ("de", "Euro 2024", []), ("en", "pounds 1,500.00", []),
        ("zh", "支出人民币88.50(微信支付)", ["88.50 or -88.50 CNY"]), ("zh", "港币100", ["100 HKD"]),
        ("en", "the euro 1.08 pounds and 2 pence", ["1.08 GBP", "0.02 GBP"]),
        ("fr", "l'euro 1,08 franc suisse", ["1.08 CHF"]), ("de", "10 Euro 5,50 Franken", ["10 EUR", "5.50 CHF"]),
    ])
    func namesInFront(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// Two digits behind a dash may be cents, which makes the number no range and no amount that is sure.
    @Test(arguments: [
        ("ru", "на сумму 5000-00 RUB", []), ("ru", "1234-50 руб", []), ("en", "$10-05", []), ("en", "$500-50", []),
        ("ru", "10-50 руб", ["10 RUB", "50 RUB"]), ("en", "$5-10", ["5 USD", "10 USD"]),
    ])
    func centsBehindADash(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// Masks hide numbers and names, and ISO 4217's codes for no currency and for tests are no money.
    @Test(arguments: [
        ("fa-IR", "-3,300,000 XXX/XXXX", []), ("en", "XTS 500", []), ("en", "0 ¤", []),
        ("en-AE", "AED 8.00 T*** R**", ["8.00 AED"]), ("en", "$3.45 T", ["3450000000000 or 3.45 USD"]),
        ("ar-SA", "بـSAR 12.34", ["12.34 SAR"]), ("ar-EG", "المتاح 800.00EGP للمزيد", ["800.00 EGP"]),
    ])
    func masksAndPlaceholders(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// Letters behind an amount may make its sign another country's.
    @Test(arguments: [
        ("en-CA", "$5 US shipping", ["5 USD or CAD"]), ("en-US", "$5 US", ["5 USD"]),
        ("en-US", "$5 CDN", ["5 CAD or USD"]),
        ("en-AU", "$5 NZ", ["5 NZD or AUD"]), ("en-US", "$5 AM", ["5 USD"]), ("en-CA", "$5 us", ["5 CAD"]),
    ])
    func countriesBehindSigns(locale: String, text: String, amounts: [String]) throws {
        let parser = try CurrencyParser(locale: LocaleIdentifier(locale))
        let found = parser.amounts(in: text).map { found in
            let currencies = found.currency.map { [$0] } ?? found.candidates.map(\.currency)
            return "\(found.likeliest) " + currencies.map(\.description).joined(separator: " or ")
        }
        #expect(found == amounts)
        let canadian = CurrencyParser(.canadianDollar, locale: .englishCanada)
        #expect(canadian.amounts(in: "$5 US, $6 CAN").map(\.amount) == [nil, 6])
    }

    /// India's abbreviations of the rupee and of salaries, and "/-" behind decimals.
    @Test(arguments: [
        ("gu", "રૂ. 500", ["500 INR"]), ("ta", "ரூ. 500", ["500 INR"]), ("ta-LK", "ரூ. 500", ["500 LKR"]),
        ("te", "రూ. 500", ["500 INR"]), ("kn", "ರೂ. 500", ["500 INR"]), ("ml", "രൂ. 500", ["500 INR"]),
        ("en-IN", "Rs 5 LPA", ["500000 INR"]), ("en-IN", "Rs 12-15 LPA", ["1200000 INR", "1500000 INR"]),
        ("en-IN", "Rs 1,250.50/-", ["1250.50 INR"]), ("my", "500 ကျပ်", ["500 MMK"]), ("lo", "500 ກີບ", ["500 LAK"]),
        ("km", "500 រៀល", ["500 KHR"]),
    ])
    func rupeesAndOtherCurrenciesOfAsia(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// Abbreviations that people write and CLDR has not.
    @Test(arguments: [
        ("fr-CH", "Frs 2'770'000.--", ["2770000 CHF"]), ("fr-CM", "5000 frs", ["5000 XAF"]),
        ("fr-SN", "5000 Frs", ["5000 XOF"]), ("bg", "100 лева", ["100 BGN"]), ("en-NG", "N5,000", ["5000 NGN"]),
        ("th", "500.37 บ.", ["500.37 THB"]), ("th", "50.00บ", ["50.00 THB"]),
        ("en-US", "1,250.00 MT of wheat", []), ("en-US", "at N 51", []), ("en-GB", "junction N5", []),
    ])
    func abbreviationsOfPeople(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// Words of ten thousand and more multiply the thousands and hundreds in front of them too.
    @Test(arguments: [
        ("1억 2천 5백만 원", "125000000"), ("1억2천5백만원", "125000000"), ("1천 640만 원", "16400000"),
        ("2천5백만원", "25000000"), ("66억 5천만 원", "6650000000"), ("3억 6천 1백만 원", "361000000"),
        ("30만9천381원", "309381"), ("1천 15 원", "1015"), ("1만2천3백45원", "12345"), ("1억5천원", "100005000"),
    ])
    func wordsOfKoreanMultiplyGroups(text: String, amount: String) throws {
        #expect(try found(text, "ko") == [amount + " KRW"])
        let parser = CurrencyParser(locale: try LocaleIdentifier("ko"), data: .bundled)
        #expect(try parser.parse(text).amount == DecimalValue(amount))
    }

    /// Parts that are not smaller than those in front.
    @Test(arguments: ["1천 1000만 원", "1만 10000원", "2천 3천만 원", "1천 2500만 원", "1만 2억 원", "5백만 2천만 원", "1억 2천 3억 원"])
    func partsGetSmaller(text: String) throws {
        #expect(throws: AmountParseError.self) {
            try CurrencyParser(locale: LocaleIdentifier("ko"), data: .bundled).parse(text)
        }
        #expect(try !found(text, "ko").contains { !$0.contains("doubted") })
    }

    /// A numeral in letters is part of the number behind it, and the end of a name is not.
    @Test(arguments: [("약 천 4백만 원", ["4000000 doubted KRW"]), ("인천 5만원", ["50000 KRW"]), ("하지만 5만원", ["50000 KRW"])])
    func numeralsInLettersBelongToTheNumber(text: String, amounts: [String]) throws {
        #expect(try found(text, "ko") == amounts)
    }

    /// Names of metals and other things without a minor unit are words in running text.
    @Test(arguments: [
        ("en", "They won 5 gold and 3 silver medals"), ("fr", "5 or 6"), ("sv", "3 guld"), ("de", "2 Platin"),
    ])
    func metalsAreNoMoneyInText(locale: String, text: String) throws {
        let parser = CurrencyParser(locale: try LocaleIdentifier(locale), data: .bundled, names: .bundled)
        #expect(parser.amounts(in: text).isEmpty)
    }

    /// Processors, checksums, licences, systems: letters and whole numbers.
    @Test(arguments: [
        "ARM64", "CRC32", "CRC-32", "BSD-3", "BSD 3", "4.4BSD", "ESP32", "ILP32", "CVE-2019", "MGF1", "STD66", "SSP6",
        "Tk 8.5", "S/390", "9Ft", "DOP853", "AMD 64",
    ])
    func namesOfOtherThingsAreLeftAlone(text: String) throws {
        for locale in ["und", "en-US", "de-DE"] { #expect(try found("see \(text) here", locale) == [], "\(locale)") }
    }

    /// The same letters, where they are the region's or the number is like money.
    @Test(arguments: [
        ("es-CR", "CRC500", ["500 CRC"]), ("en-US", "CRC5,000.00", ["5000.00 CRC"]), ("en-US", "USD5", ["5 USD"]),
        ("en-US", "INR500 and Rs500", ["500 INR", "500 INR"]), ("bn-BD", "Tk 500", ["500 BDT"]),
        ("en-US", "KES 500", ["500 KES"]), ("es-PE", "S/390", ["390 PEN"]), ("hu", "9Ft", ["9 HUF"]),
    ])
    func lettersBesideMoneyAreRead(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// A dash behind a whole number stands in place of cents, or is the minus: it never makes a decimal of a group.
    @Test(arguments: [
        ("ja", "¥1,234-", ["1234 JPY"]), ("ja", "¥1,234-（税込）", ["1234 JPY"]),
        ("en-US", "$1,234-", ["1234 or -1234 USD"]), ("de", "€ 1.234-", ["1234 or -1234 EUR"]),
        ("en-IN", "Rs.500-", ["500 or -500 INR"]), ("en-US", "$1,234.00-", ["-1234.00 USD"]),
        ("en-US", "a $500-a-night room", ["500 USD"]), ("de", "1.234- €", ["-1234 or 1234 EUR"]),
    ])
    func dashesBehindWholeNumbers(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// Two digits behind a hyphen may be cents where they make no likely end of a range.
    @Test(arguments: [
        ("en-GB", "£4-99", ["4 or 4.99 GBP"]), ("en-GB", "£12-99 each", ["12 or 12.99 GBP"]),
        ("en-US", "-$4-99", ["-4 or -4.99 USD"]), ("en-US", "$10-20", ["10 USD", "20 USD"]),
        ("en-US", "$40-60", ["40 USD", "60 USD"]),
        ("ja", "¥4-99", ["4 JPY", "99 JPY"]), ("en-US", "$5-99 million", ["5000000 USD", "99000000 USD"]),
    ])
    func centsBehindHyphens(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// "mil" is a million in English headlines and a thousand in Spanish and Portuguese; "arab" is 10^9, and a people.
    @Test(arguments: [
        ("en-US", "$5 mil", ["5000000 or 5000 or 5 USD"]), ("en-GB", "£5.5mil", ["5500000 or 5500 or 5.5 GBP"]),
        ("en-US", "R$ 5 mil", ["5000 or 5 BRL"]), ("es-MX", "$5 mil", ["5000 MXN"]),
        ("pt-BR", "R$ 5 mil", ["5000 BRL"]), ("en-IN", "Rs 5 arab", ["5 doubted INR"]),
        ("en-US", "Rs 2 kharab", ["2 doubted INR"]),
    ])
    func wordsThatEnglishSharesAreInDoubt(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// CLDR has words of scale that stand for two powers of ten, one of which may be a mistake.
    @Test(arguments: [
        ("ne", "NPR 5 करोड", ["50000000 NPR"]), ("ne", "5 करोड NPR", ["50000000 NPR"]),
        ("bn-IN", "₹ ৭ কো", ["70000000 or 7 INR"]),
        // The vowel sign in two scalars, as in form NFD.
        ("bn-IN", "₹ ৭ ক\u{9C7}\u{9BE}", ["70000000 or 7 INR"]),
        ("en-GB", "£20 mil", ["20000000 or 20000 or 20 GBP"]),
    ])
    func wordsOfTwoPowers(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// Digits behind the name of a currency are its cents where nothing follows that they could count.
    @Test(arguments: [
        ("en-US", "It costs 15 dollars 50.", ["15.50 USD"]), ("en-US", "15 dollars and 15", ["15.15 USD"]),
        ("fr-FR", "2 euros 50", ["2.50 EUR"]), ("de-DE", "12 Euro 90. Billig!", ["12.90 EUR"]),
        ("de-DE", "12 Euro 90 pro Stück", ["12.90 or 12 EUR"]), ("en-US", "20 dollars  43", ["20.43 or 20 USD"]),
        ("en-US", "USD 15 20", ["15 or 15.20 USD"]), ("en-US", "$20 and 43c", ["20.43 USD"]),
        ("bg-BG", "20 лева и 50 стотинки", ["20.50 BGN"]), ("ro-RO", "50 DE BANI", ["0.50 RON"]),
    ])
    func centsBehindNames(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// Ranges that a word joins without blanks.
    @Test(arguments: [
        ("zh-CN", "5.6到5.78元", ["5.6 CNY", "5.78 CNY"]), ("he-IL", "בין 10 ל20 ₪", ["10 ILS", "20 ILS"]),
    ])
    func rangesOfJoinedWords(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// Numbers of names, years and dates in front of a dash and a price. The price is certain; that the number is one is not.
    @Test(arguments: [
        ("de-DE", "iPhone 12 - 350 €", ["12 doubted EUR", "350 or -350 EUR"]),
        ("de-DE", "Nr. 5 – 10 €", ["5 doubted EUR", "10 EUR"]),
        ("de-DE", "Bj. 2019 – 15.000 €", ["2019 doubted EUR", "15000 EUR"]),
        ("fr-FR", "Tél 01 23 45 67 89 - 350 €", ["89 doubted EUR", "350 or -350 EUR"]),
        ("fr-FR", "Peugeot 208 à 9 000 €", ["208 doubted EUR", "9000 EUR"]),
        ("ru-RU", "размер 42 — 500 руб.", ["42 doubted RUB", "500 RUB"]),
        ("pl-PL", "10.05 - 20 zł", ["10.05 doubted PLN", "20 or -20 PLN"]),
        ("ja-JP", "03-500円", ["3 doubted JPY", "500 doubted JPY"]),
        ("de-DE", "Preis 10 – 20 €", ["10 EUR", "20 EUR"]), ("en-US", "from 10 - 20 dollars", ["10 USD", "20 USD"]),
        ("en-US", "10 - 20 USD", ["10 USD", "20 USD"]), ("en-US", "costs 10 to 20 dollars", ["10 USD", "20 USD"]),
    ])
    func rangesBehindNames(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// Whole numbers behind a name, which are money if nothing else is near, and names for a thousand.
    @Test(arguments: [
        ("en-IN", "Rupees 500", ["500 INR"]), ("en", "malaysian ringgit 42", ["42 MYR"]),
        ("en-US", "in US dollars 2019", []), ("en-US", "the yen 20 years ago", []), ("en-IN", "twenty rupees 43", []),
        ("de-DE", "Euro 96", []), ("en-GB", "10 grand.", ["10000 GBP"]), ("en-US", "3 grand slams", []),
        ("en-US", "$5 grand", ["5000 USD"]),
    ])
    func namesThatCount(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// The mark of a note behind a price, whose digit is no amount of the sign in front of it.
    @Test(arguments: [
        ("de", "ab 1.234,56 €1) statt", ["1234.56 EUR"]), ("de", "999,- €1)", ["999 EUR"]),
        ("de", "19 €1)", ["19 EUR"]), ("de", "nur 9,99 €1", ["9.99 EUR"]), ("en-US", "$1) the first", ["1 USD"]),
        ("en-US", "2.50 $1", ["1 USD"]),
        ("en-US", "(2 $5)", ["5 USD"]), ("en-US", "$500-\n$3.00", ["500 or -500 USD", "3.00 USD"]),
        ("de", "9,99 €10", ["9.99 doubted EUR"]),
    ])
    func notesBehindPrices(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }

    /// A separator that the locale has for groups, with more digits behind it than the currency has decimals. Behind its own
    /// decimal sign, four digits are no group.
    @Test(arguments: [
        ("de", "EUR.1.234", ["1234 or 1.234 EUR"]), ("de", "1.2341 USD", ["1.2341 or 12341 USD"]),
        ("en-US", "$1.2341", ["1.2341 USD"]), ("ja-JP", "1.0753 USD", ["1.0753 USD"]),
    ])
    func tooManyDecimalsAreInDoubt(locale: String, text: String, amounts: [String]) throws {
        #expect(try found(text, locale) == amounts)
    }
}
