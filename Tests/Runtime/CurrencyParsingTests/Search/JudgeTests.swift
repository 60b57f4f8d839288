import AmountSearch
import CurrencyParsing
import Testing

/// No part of an amount is certain: what is found surely is the amount that the text means, or nothing is.
struct JudgeTests {
    private func check(_ locale: String, _ text: String, _ meant: String) throws {
        let certain = try OpenParsers.parser(locale).amounts(in: text).compactMap { found in
            found.currency.flatMap { currency in found.amount.map { "\($0) \(currency)" } }
        }
        #expect(Set(certain).isSubset(of: [meant]), "\(certain)")
    }

    /// A number goes on with another one that has its own word of scale.
    @Test(arguments: [
        ("en-US", "1 million, 200 thousand dollars", "1200000 USD"),
        ("en-US", "a 100 and 50 dollars", "150 USD"),
        ("he-IL", "3 אלף ו-500 ש\"ח", "3500 ILS"),
        ("ja-JP", "3億\n5000万円", "350000000 JPY"),
        ("ko-KR", "3만원 5천원", "35000 KRW"),
        ("pt-BR", "1 milhão e 200 mil reais", "1200000 BRL"),
        ("pt-BR", "R$ 1 milhão e 200 mil", "1200000 BRL"),
        ("pt-BR", "R$ 3 mil e 500 reais", "3500 BRL"),
        ("ru-RU", "2 млн и 500 тыс. рублей", "2500000 RUB"),
    ])
    func partsOfSums(locale: String, text: String, meant: String) throws { try check(locale, text, meant) }

    /// A word or letter of scale stands apart, or is a mark of a receipt.
    @Test(arguments: [
        ("en-US", "$1-odd million", ""),
        ("en-US", "$1.2[1] million", "1200000 USD"),
        ("en-US", "EGGS $1.29M", "1.29 USD"),
        ("en-US", "$5.0(M)", "5000000 USD"),
        ("en-US", "$5.0_M", "5000000 USD"),
        ("en-US", "$5.0 'million'", "5000000 USD"),
        ("en-US", "$5&nbsp;million", "5000000 USD"),
        ("en-US", "$ in millions: 5.00", "5000000 USD"),
        ("en-US", "$(12.34) million", "-12340000 USD"),
        ("en-US", "EUR 500 M/mo", "500000000 EUR"),
        ("fr-FR", "€ (1 234) k", "-1234000 EUR"),
        ("en-US", "$M 5.00", "5000000 USD"),
        ("en-US", "5.0 USD m", "5000000 USD"),
        ("de-DE", "5 €M", "5000000 EUR"),
        ("de-DE", "32,4 €ct/kWh", "0.324 EUR"),
        ("de-DE", "32 EUR-ct", "0.32 EUR"),
    ])
    func wordsOfScaleApart(locale: String, text: String, meant: String) throws { try check(locale, text, meant) }

    /// A number goes on beyond a blank, a line, a tag, a raised digit or a letter that was scanned for a digit.
    @Test(arguments: [
        ("de-DE", "1, 99 €", "1.99 EUR"),
        ("de-DE", "1 0 0 €", "100 EUR"),
        ("zh-CN", "5 . 5元", "5.5 CNY"),
        ("en-US", "$1<span>,</span>234", "1234 USD"),
        ("en-US", "<span>$1</span>.<span>99</span>", "1.99 USD"),
        ("en-US", "$1,234,\n567", "1234567 USD"),
        ("en-US", "$1,234\n.50", "1234.50 USD"),
        ("de-DE", "1.290, 95 €", "1290.95 EUR"),
        ("de-DE", "10.090, 95 €", "10090.95 EUR"),
        ("de-DE", "9.923, 99 €", "9923.99 EUR"),
        ("de-DE", "Preis,5, 99 €", "5.99 EUR"),
        ("de-DE", "Preis:5, 99 €", "5.99 EUR"),
        ("de-DE", "nur 1.837, 32 €!", "1837.32 EUR"),
        ("de-DE", "x,50 €", ""),
        ("en-US", "$1.5 x 10^6", "1500000 USD"),
        ("en-US", "$10⁹", "1000000000 USD"),
        ("en-US", "$12.S0", "12.50 USD"),
        ("en-US", "1,290. 95 $", "1290.95 USD"),
        ("en-US", "119. 95 $", "119.95 USD"),
        ("en-US", "€1,2341", ""),
        ("fr-FR", "1 €90 pièce", "1.90 EUR"),
        ("fr-FR", "<span>19</span><span>,99 €</span>", "19.99 EUR"),
        ("fr-FR", "A1 050 €", ""),
        ("fr-FR", "l2 500 €", "12500 EUR"),
        ("ja", "¥1,2341", ""),
        ("ja-JP", "l,234円", "1234 JPY"),
        ("ko-KR", "12, 500 원", "12500 KRW"),
        ("ko-KR", "3,4만원", ""),
        ("ru-RU", "₽ 5 500 г", "5 RUB"),
        ("zh-CN", "1点5元", "1.5 CNY"),
    ])
    func partsOfNumbers(locale: String, text: String, meant: String) throws { try check(locale, text, meant) }

    /// Digits behind a blank go on with a number: those that begin with a zero, and groups behind one that something joins.
    @Test(arguments: [
        ("de-CH", "CHF 1 00M", ""),
        ("be-BY", "3 0 ¥", ""),
        ("fr-FR", "half-56 087 FCFA", ""),
        ("fr-FR", "x-11 616 €", ""),
        ("fr-FR", "3i3 085 103 €", ""),
        ("fi-FI", "ո57 802 €", ""),
        ("en-US", "KWD 4 4.367", "44.367 KWD"),
        ("en-US", "€1 4B0,00", ""),
        ("fr-FR", "7 283 86 3 €", ""),
        ("ja-JP", "¥28\u{A0}89N2\u{A0}271", ""), ("fr-FR", "54\u{A0}35,7 €", ""), ("sd-Deva", "7 CHF 9G", ""),
        ("nl-NL", "0 EUR -230", ""),
    ])
    func numberBehindBlank(locale: String, text: String, meant: String) throws { try check(locale, text, meant) }

    /// Blanks of any number and kind, full width and character references change no amount that stays certain.
    @Test(arguments: [
        ("en-ZA", "Sofa R1  500 collect", "1500 ZAR"), ("ru-RU", "1  млн  500  тысяч рублей", "1500000 RUB"),
        ("hu-HU", "-4  500  Ft", "-4500 HUF"), ("en-GB", "£5&nbsp;5p", "5.05 GBP"),
        ("bg-BG", "15лв&nbsp;и&nbsp;50ст", "15.50 BGN"), ("en-US", "&euro;5&#46;50", "5.50 EUR"),
        ("en-GB", "£５ ５０ｐ", "5.50 GBP"), ("en-US", "＄５－ｍｉｌｌｉｏｎ", "5000000 USD"),
        ("es-MX", "＄５０．００ Ｍ．Ｎ．", "50.00 MXN"), ("de-DE", "－，９９ €", "-0.99 EUR"),
        ("ru-RU", "USD ９２，３４ руб.", "92.34 RUB"),
    ])
    func blanksAndWidth(locale: String, text: String, meant: String) throws { try check(locale, text, meant) }

    /// Words in capitals that are codes or signs elsewhere, and words of scale of other languages.
    @Test(arguments: [
        ("fr-FR", "JE VEUX EUR 1000 SUR 3 ANS", "1000 EUR"), ("fr-FR", "1000 EUR SUR 120 MOIS", "1000 EUR"),
        ("es-MX", "JETTA 2015 120,000 KM $145,000", "145000 MXN"), ("bg-BG", "VW GOLF 180 000 КМ", ""),
        ("de-DE", "5 STD. 50 €", "50 EUR"), ("el-GR", "Πρόστιμο 150 € mln", "150000000 EUR"),
        ("de-DE", "3 $ bn", "3000000000 USD"), ("fr-FR", "0€40 DR", "-0.40 EUR"),
        ("ru-RU", "₽ 100 Mio.", "100000000 RUB"), ("pt-BR", "R$ 1,99 bn cada", "1990000000 BRL"),
        ("de-DE", "5€10%", "5 EUR"),
    ])
    func wordsInCapitals(locale: String, text: String, meant: String) throws { try check(locale, text, meant) }

    /// A sign of another currency cuts digits, and a dash behind a currency that stands in front may be a minus.
    @Test(arguments: [
        ("de-DE", "69$7,00 €", ""),
        ("de-CH", "8$34.00 CHF", ""),
        ("de-CH", "345 CHF-8", ""), ("en-US", "7.7$4 USD", ""), ("de-DE", "21¤9,26 €", ""),
        ("es-ES", "80,4P12.00 EUR", ""),
        ("en-US", "x: jp¥ -849 y", "-849 JPY"), ("fy", "EUR 76.545,00-Q", ""),
        ("en-US", "(a)-$5.00", "-5.00 USD"),
        ("bm-ML", "x: -f\u{202F}cfa\u{A0}9 y", "-9 XOF"),
    ])
    func signBetweenDigits(locale: String, text: String, meant: String) throws { try check(locale, text, meant) }

    /// Letters, a currency, a separator or a dash join the number to others, or to a name.
    @Test(arguments: [
        "$5abc", "35€99", "35€ 99", "٣٥€٩٩", "५€५", "$5zabc", "123.34,56'89 EUR", "5’9 EUR",
        "1.2, 99 €", "no_5 €", "a0-eur 5.00", "9-zar 5.00", "0-zar 5.00", "F-16 $",
    ])
    func joinedNumbers(text: String) throws {
        for locale in ["und", "en-US", "de-DE", "fr-FR"] { try check(locale, text, "35.99 EUR") }
    }

    /// A form of a word of scale that no table has, and letters that touch the number: it is not known what they multiply.
    @Test(arguments: [
        ("en", "$5 miljoonan lasku"), ("pl", "$5 milionami"), ("en", "$5 milyonluk"), ("ar", "$5 ملياراً"),
        ("en", "costs $ 46 . 8 million"), ("hi", "$ 46 .8 मिलियन"), ("sv", "$ 46 , 8 million"),
        ("fr", "46 $. 8 millions"), ("de", "Mio. € 5"), ("en", "in million $ 5"), ("ru", "$5 миллиончиков"),
        ("bg", "$10к"), ("en", "$10К"), ("he", "₪10א"),
    ])
    func unknownWordsOfScale(locale: String, text: String) throws { try check(locale, text, "") }

    /// Dashes that are joined to words, in mark-up or before a tab; signs that no table has; and marks in brackets and cells.
    @Test(arguments: [
        ("ja-JP", "ー500円", "-500 JPY"),
        ("en-US", "<span class=\"neg\">-</span>$5.00", "-5.00 USD"),
        ("en-US", "&#x2212;$5.00", "-5.00 USD"),
        ("en-US", "&#8722; $5.00", "-5.00 USD"),
        ("en-US", "-&nbsp;$5.00", "-5.00 USD"),
        ("en-US", "\u{2D7}$5.00", "-5.00 USD"),
        ("en-US", "-\t$5.00", "-5.00 USD"),
        ("de-DE", "-+500 EUR", "-500 EUR"),
        ("en-US", "($5.0M)", "-5000000 USD"),
        ("en-GB", "£23.40 [DR]", "-23.40 GBP"),
        ("de-DE", "500 EUR</td><td>S</td>", "-500 EUR"),
        ("nl-NL", "€ 5,00 debet", "-5.00 EUR"),
    ])
    func signs(locale: String, text: String, meant: String) throws { try check(locale, text, meant) }

    /// A sign or code that belongs to another number, or to none.
    @Test(arguments: [
        ("en", "$0.99¢", ""),
        ("en", "1 $10 dollars bill", "10 USD"),
        ("en", "2 $5 USD", "5 USD"),
        ("en-US", "RON 95 petrol", ""),
        ("pt-BR", "2 UN 4,50 R$ 99,00", "99.00 BRL"),
        ("it-IT", "ore 12.30 € 5", "5 EUR"),
        ("it-IT", "km 100.000 € 5.000", "5000 EUR"),
        ("de-DE", "900 € 12.03.", "900 EUR"),
        ("de-DE", "5 EUR-Paletten", ""),
        ("zh-CN", "2024元月", ""),
        ("ja-JP", "3円グラフ", ""),
    ])
    func ownersOfCurrencies(locale: String, text: String, meant: String) throws { try check(locale, text, meant) }

    /// A letter, a sign or a currency between digits that touch it.
    @Test(arguments: [
        ("en-US", "USD 47줈3.77", ""),
        ("en-US", "29,989,2$70.00", ""),
        ("en-US", "USD 0.0$7", ""),
        ("en-US", "¢-₾ 24,975.54", ""),
        ("en-US", "JP¥ 48.85m9", ""),
        // Where the locale writes its minus behind the number, a dash there is one.
        ("fy", "saldo: € 5,00 - betelle", ""),
        ("nl-NL", "saldo: € 5,00 - betaald", "5.00 EUR"),
    ])
    func digitsThatSomethingParts(locale: String, text: String, meant: String) throws {
        try check(locale, text, meant)
    }

    /// A word for the decimal sign, of any language, joins two numbers to one, and groups of four digits identify something.
    @Test(arguments: [
        ("en-US", "2 point 5 dollars", ""), ("de-DE", "5 Komma 2 Euro", ""), ("vi-VN", "2 chấm 23 đô la", ""),
        ("bg-BG", "5 цяло и 2 лева", ""), ("zh-CN", "1点5元", ""),
        ("nl-BE", "BE68 5390 0754 7034 EUR", ""), ("en-US", "4111 1111 1111 1111 USD", ""),
        // Two numbers that need no sign between them.
        ("en-US", "Point 5: 20 dollars", "20 USD"), ("en-US", "2024 1500 USD", "1500 USD"),
    ])
    func numbersThatAreNoAmount(locale: String, text: String, meant: String) throws { try check(locale, text, meant) }

    /// The thousandths of a dinar are no group of three digits, whoever names the currency.
    @Test(arguments: [("en-ZA", "LYD 1.234"), ("fr-BL", "LYD 1.234")])
    func openParsersDoubtThousandthsToo(locale: String, text: String) throws {
        #expect(throws: AmountParseError.self) { try OpenParsers.parser(locale).parse(text) }
        #expect(try OpenParsers.parser(locale).readings(of: text).count == 2)
    }
}
