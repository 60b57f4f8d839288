import CurrencyFormat
import Testing

/// Sentences in which a number and a currency stand beside one another, and the amount is another one. What it is was judged by
/// what people of the locale write; where a search cannot tell, it finds none or has both readings.
struct PartOfAmountTests {
    @Test(arguments: [
        ("pt-BR", "1 milhão e 200 mil reais", []), ("pt-BR", "R$ 1 milhão e 200 mil", ["1000000 BRL or 1200000"]),
        ("pt-BR", "R$ 3 mil e 500 reais", ["3500 BRL or 3000"]), ("pt-BR", "R$ 1 milhão e meio", []),
        ("es-MX", "$12 mil 345 millones", ["12000 MXN or 12345000000"]), ("es-MX", "mil 500 pesos", []),
        ("es-MX", "12 mil 345 millones de pesos", []), ("es-PE", "S/ 2 mil 500", ["2000 PEN or 2500"]),
        ("tr-TR", "bin 500 TL", []), ("hi-IN", "3 हजार 500 रुपये", ["3500 INR"]), ("he-IL", "3 אלף ו-500 ש\"ח", []),
        ("ru-RU", "2 млн и 500 тыс. рублей", []), ("ar-EG", "مليون و200 ألف جنيه", []),
        ("ko", "₩3만 5개", ["30000 KRW"]), ("en-US", "$2 million 300 people", ["2000000 USD"]),
        ("hi-IN", "साढ़े 3 लाख रुपये", []), ("fr-FR", "5 euros et demi", []), ("en-US", "$2 and a half million", []),
        ("id-ID", "Rp 500 ribuan", []), ("id-ID", "Rp 5 hingga 10 juta", ["5 IDR or 5000000"]),
    ])
    func sumsOfSeveralWords(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    @Test(arguments: [
        ("pl-PL", "10 zł 50 gr", ["10.50 PLN or 10"]), ("uk-UA", "5 грн 50 коп.", ["5.50 UAH"]),
        ("th-TH", "5 บาท 25 สตางค์", ["5.25 THB"]), ("bn-BD", "৫ টাকা ৫০ পয়সা", ["5.50 BDT"]),
        ("de-CH", "5 Fr. 50 Rp.", ["5.50 CHF or 5"]), ("de-CH", "50 Rp.", []),
        ("he-IL", "5 ש\"ח ו50 אגורות", ["5.50 ILS or 5"]),
        ("ru-RU", "12 345 руб. 67 коп.", ["12345.67 RUB"]), ("ru-RU", "5000 (пять тысяч) руб. 00 коп.", []),
        ("ru-RU", "сто руб. 50 коп.", []), ("en-US", "one hundred dollars and 50 cents", []),
        ("en-IN", "Rupees Five Hundred and 50 paise only", []), ("en-US", "$100 and 50/100", []),
        ("en-US", "$2 and 1/2 cups", []),
        ("en-US", "30 cents and 50 cents", ["0.30 USD", "0.50 USD"]),
        ("en-US", "75 euro cents", []), ("de-DE", "75 Euro-Cent", []), ("en-GB", "125 GBp", []),
        ("es-ES", "75 centavos de dólar", ["0.75 USD?"]), ("pl-PL", "50 gr", []),
    ])
    func minorUnits(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    @Test(arguments: [
        ("es-MX", "$5 dólares", ["5 MXN?"]), ("es-MX", "$5 millones de dólares", ["5000000 MXN?"]),
        ("en-US", "$50 pesos", ["50 USD?"]), ("en-CA", "$75.50 U.S.", ["75.50 CAD?"]),
        ("en-US", "$5 (Canadian)", ["5 USD?"]), ("fr-CA", "5 $ américains", ["5 CAD?"]),
        ("en-US", "give us $500", ["500 USD"]), ("en-US", "$5 Mexican food", ["5 USD"]),
        ("en-US", "$5 Canadian", ["5 USD?"]),
        ("en-IN", "Pakistani Rs 5", ["5 INR?"]), ("en-IE", "€5 Irish coffee", ["5 EUR"]),
        ("ja-JP", "100円半額", ["100 JPY"]), ("es-MX", "$50 pesos", ["50 MXN"]),
        ("zh-TW", "人民幣5萬元", []), ("zh-CN", "人民币5元", ["5 CNY"]), ("zh-CN", "5元港币", ["5 CNY?"]),
    ])
    func currenciesNamedBesideASign(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// A minus that stands apart is doubted where it sets off no label, and so are words and triangles for it.
    @Test(arguments: [
        ("ja-JP", "▲1,234円", ["1234 JPY or -1234"]), ("ja-JP", "－1,234円", ["-1234 JPY"]),
        ("fr-FR", "− 12,50 €", ["12.50 EUR or -12.50"]), ("de-DE", "Saldo: - 1.234,50 €", ["1234.50 EUR or -1234.50"]),
        ("de-DE", "Saldo EUR 1.234,50 -", ["1234.50 EUR or -1234.50"]),
        ("de-DE", "minus 500 Euro", ["500 EUR or -500"]),
        ("en-US", "Coffee - $3.50", ["3.50 USD"]),
        ("en-US", "- $5 fee\n- $10", ["5 USD", "10 USD or -10"]), ("nl-NL", "€ -,50", ["-0.50 EUR or 0.50"]),
    ])
    func signsSetApart(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    @Test(arguments: [
        ("en-US", "2023 £000 2022 £000", []), ("es-CO", "$ 2´500.000", []), ("es-ES", "1´95 €", []),
        ("tr-TR", "KDV %18 180,00 TL", ["18180.00 TRY or 180.00"]),
        ("fr-FR", "06 12 34 56 78 250 €", ["78250 EUR or 250"]),
        ("en-CA", "$3 500 mL", []), ("en-GB", "£1 10s 6d", []), ("en-US", "$3.5\nbillion", []),
        ("en-US", "**$1.2** million", []), ("en-US", "$3+ million", []), ("en-US", "5 EUR million", []),
        ("en-US", "$1, 234.50", ["1234.50 USD or 1"]), ("ko-KR", "12, 500 원", ["12500 KRW or 500"]),
        ("ja-JP", "1，234円", []), ("zh-CN", "¥500，600元", ["500 CNY", "600 CNY"]), ("en-US", "$19<sup>99</sup>", []),
        ("fr-FR", "19<small>,99 €</small>", []), ("pl-PL", "12&nbsp;500 zł", []), ("en-GB", "£1·50", []),
        ("nl-NL", "€ 12 ,50", []), ("en-US", "$10^9", []), ("en-US", "$5*2", ["5 USD"]),
        ("en-US", "$5 x 10", ["5 USD"]), ("en-US", "$10⁹", []), ("en-US", "$1.5 x 10^6", []),
        ("en-US", "$1.xx", []),
    ])
    func numbersThatGoOn(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    @Test(arguments: [
        ("th-TH", "ครบ 5 ปี", []), ("th-TH", "5 บริษัท", []), ("th-TH", "ลด 5 บ.", ["5 THB"]), ("th-TH", "5 บุคคล", []),
        ("th-TH", "500฿ต่อคืน", ["500 THB"]), ("th-TH", "๕๐๐บ.", ["500 THB"]), ("ja-JP", "3レイヤー", []),
        ("en-US", "25 KGS", []), ("bs-BA", "5 km", []), ("bs-BA", "5 KM", ["5 BAM"]),
        ("vi-VN", "3 đồng hồ treo tường", []), ("vi-VN", "3 đồng", ["3 VND"]), ("ko-KR", "3원칙", []),
        ("ko-KR", "3원은", ["3 KRW"]),
        ("ta-IN", "₹5 கோடி", ["50000000 INR"]), ("kn-IN", "₹5 ಲಕ್ಷ", ["500000 INR"]), ("or-IN", "₹5 ଲକ୍ଷ", ["500000 INR"]),
        ("ml-IN", "₹5 കോടി", ["50000000 INR"]), ("te-IN", "₹5 లక్షలు", ["500000 INR"]),
    ])
    func words(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// A dash behind a currency is not surely a minus.
    @Test(arguments: [("es-BO", "Bs.- 100", "BOB"), ("nl-NL", "€ -,50", "EUR"), ("de-DE", "5,00 -", "EUR")])
    func dashesOfParsedTexts(locale: String, text: String, currency: String) throws {
        let parsed = try CurrencyParser(CurrencyStyle(CurrencyCode(currency), locale: LocaleIdentifier(locale))).parse(
            text)
        #expect(parsed.otherReadings == [parsed.amount.negated])
    }
}
