import AmountSearch
import CurrencyParsing
import Testing

/// Sentences in which a number and a currency stand beside one another, and the amount is another one. What it is was judged by
/// what people of the locale write; where a search cannot tell, it finds none or has both readings.
struct AmountGrammarTests {
    @Test(arguments: [
        ("pt-BR", "R$ 1 milhão e meio", ["1000000 doubted BRL"]),
        ("es-MX", "mil 500 pesos", ["500 doubted MXN"]),
        ("es-MX", "12 mil 345 millones de pesos", ["345000000 doubted MXN"]),
        ("es-PE", "S/ 2 mil 500", ["2000 or 2500 PEN"]),
        ("tr-TR", "bin 500 TL", ["500 doubted TRY"]), ("hi-IN", "3 हजार 500 रुपये", ["3500 INR"]),
        ("ko", "₩3만 5개", ["30000 KRW"]), ("en-US", "$2 million 300 people", ["2000000 USD"]),
        ("hi-IN", "साढ़े 3 लाख रुपये", ["300000 doubted INR"]), ("fr-FR", "5 euros et demi", ["5 doubted EUR"]),
        ("en-US", "$2 and a half million", ["2 doubted USD"]),
        ("id-ID", "Rp 500 ribuan", ["500 doubted IDR"]),
        ("id-ID", "Rp 5 hingga 10 juta", ["5000000 IDR", "10000000 IDR"]),
        ("ru-RU", "2 миллиона рублей 500 тысяч", ["2000000 or 2500000 RUB"]),
        ("pl-PL", "3 mln zł 5 osób", ["3000000 PLN"]),
        ("en-US", "between 20 and 50 dollars", ["20 USD", "50 USD"]),
        ("en-US", "$50 to 75", ["50 USD", "75 USD"]), ("en-US", "$50M to 75M.", ["50000000 USD", "75000000 USD"]),
        ("en-GB", "£20k-25k", ["20000 GBP", "25000 GBP"]), ("en-US", "$5 to 10 people", ["5 USD"]),
        ("en-US", "$5 - 10", ["5 USD", "10 or -10 USD"]), ("de-CH", "Fr. 2.- bis 5.-", ["2 CHF", "5 CHF"]),
        ("he-IL", "אלפיים ו-500 ש\"ח", ["500 doubted ILS"]),
        ("ar-SA", "ألفين و٥٠٠ ريال", ["500 doubted SAR"]), ("bn-BD", "৳1 লক্ষ", ["100000 BDT"]),
    ])
    func sumsOfSeveralWords(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// A word of scale behind two numbers multiplies both, if they have one currency.
    @Test(arguments: [
        ("de-DE", "5–10 Mio. €", ["5000000 EUR", "10000000 EUR"]),
        ("en-US", "$5 to 6 billion", ["5000000000 USD", "6000000000 USD"]),
        ("en-US", "$5 to $6 billion", ["5 or 5000000000 USD", "6000000000 USD"]),
        ("en-US", "We gave $5 to 10 million people.", ["5 or 5000000 USD"]),
        ("en-US", "$500-2 million", ["500 or 500000000 or 500000 USD", "2000000 USD"]),
        ("en-GB", "a £3bn–4bn gap", ["3000000000 GBP", "4000000000 GBP"]),
        ("hu-HU", "1,5 millió-2 millió Ft", ["1500000 HUF", "2000000 HUF"]),
        ("zh-CN", "5.5万-6万元", ["55000 CNY", "60000 CNY"]),
        ("en-US", "-$5-10 million", ["-5000000 USD", "10000000 or -10000000 USD"]),
    ])
    func scaleOfBothEnds(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// A name of a currency takes the endings of the locale's language; a name of three letters would become another word.
    @Test(arguments: [
        ("hu-HU", "5000 forinttól", ["5000 HUF"]), ("fi-FI", "20 eurosta 30 euroon", ["20 EUR", "30 EUR"]),
        ("et-EE", "20 euroni", ["20 EUR"]), ("tr-TR", "300 sterlinden fazla", ["300 GBP"]),
        ("tr-TR", "5 yeni ürün", []), ("az-AZ", "50 manatlıq", ["50 AZN"]), ("kk-KZ", "500 теңгеден", ["500 KZT"]),
        ("ky-KG", "500 сомдон 700 сомго чейин", ["500 KGS", "700 KGS"]), ("uz-UZ", "5000 soʻmgacha", ["5000 UZS"]),
        ("eu-ES", "100 euroko txartela", ["100 EUR"]), ("ka-GE", "50 ლარამდე", ["50 GEL"]),
        ("hy-AM", "5000 դրամով", ["5000 AMD"]), ("mn-MN", "5000 төгрөгийг", ["5000 MNT"]),
        ("ta-IN", "500 ரூபாய்க்கு", ["500 INR"]), ("ta-IN", "500 ரூபாயை", ["500 INR"]),
        ("te-IN", "500 రూపాయలకు", ["500 INR"]), ("kn-IN", "500 ರೂಪಾಯಿಗಳನ್ನು", ["500 INR"]),
        ("ml-IN", "500 രൂപയ്ക്ക്", ["500 INR"]), ("mr-IN", "500 रुपयांना", ["500 INR"]),
        ("ne-NP", "५०० रुपैयाँमा", ["500 NPR"]), ("or-IN", "500 ଟଙ୍କାରେ", ["500 INR"]),
        ("bn-BD", "৫০০ টাকাতে", ["500 BDT"]), ("bg-BG", "50 левата", ["50 BGN"]), ("nb-NO", "de 100 kronene", ["100 NOK"]),
        ("nl-NL", "500 goud", []), ("de-DE", "20 eurosta", []),
    ])
    func endingsOfNames(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// A word of scale may begin the name of a thing: in scripts without spaces any word does, and elsewhere one with a hyphen.
    @Test(arguments: [
        ("ko-KR", "₩5000 만두", ["5000 or 50000000 KRW"]), ("ko-KR", "₩5만 원", ["50000 KRW"]),
        ("zh-CN", "¥20千层面", ["20000 or 20 CNY"]), ("zh-CN", "￥30万起", ["300000 CNY"]),
        ("ja-JP", "￥1,200 千葉産落花生", ["1200 or 1200000 JPY"]), ("ja-JP", "$48.2 万で", ["482000 USD"]),
        ("th-TH", "฿45 แสนอร่อย", ["45 or 4500000 THB"]), ("pt-BR", "R$ 12 mil-folhas", ["12000 or 12 BRL"]),
        ("en-US", "$5 grand total", ["5000 or 5 USD"]), ("en-US", "he won $5 grand", ["5000 USD"]),
        ("en-US", "a $5 million-a-year deal", ["5000000 USD"]),
    ])
    func wordsOfScaleThatBeginNames(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// "And" joins the parts of a number, if the currency or nothing follows the last of them.
    @Test(arguments: [
        ("pt-BR", "3 mil e 500 reais", ["3500 BRL"]), ("pt-BR", "R$ 1 milhão e 200 mil.", ["1200000 BRL"]),
        ("pt-BR", "R$ 1 milhão e 200 mil pessoas", ["1000000 or 1200000 BRL"]),
        ("ar-EG", "2 مليون و500 ألف جنيه", ["2500000 EGP"]), ("es-ES", "2 millones y 500 mil euros", ["2500000 EUR"]),
        ("en-US", "$6.4 million and $9 million", ["6400000 USD", "9000000 USD"]),
        ("fa-IR", "۱ میلیارد و ۵۵۰ میلیون تومان", ["15500000000 IRR"]),
        ("ca-ES", "de 10 € a 10 cèntims", ["10 EUR", "0.10 EUR"]), ("ca-ES", "10 € i 10 cèntims", ["10.10 EUR"]),
        ("tr-TR", "2.4 milyardan 2.55 milyar liraya", ["2550000000 TRY"]),
        ("pl-PL", "5 tys. zł i 20 gr", ["5000.20 PLN"]), ("ru-RU", "5 тыс. руб. 20 коп.", ["5000.20 RUB"]),
        ("zh-CN", "5元2角5分", ["5.25 CNY"]), ("ja-JP", "50元6角3分", ["50.63 CNY"]),
    ])
    func sumsInWordsAndParts(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// A fraction, brackets or a misspelling in front of a word of scale, and a word that two languages share.
    @Test(arguments: [
        ("pt-BR", "R$ 5, 7 milhões", ["5700000 or 5 BRL"]), ("en-GB", "£ 59. 5 million", ["59500000 or 59 GBP"]),
        ("en-US", "For $5, 10 million people came", ["5 USD"]),
        ("en-IE", "to EUR 105.8 ( 83.4 ) million", ["105.8 doubted EUR"]),
        ("en-IE", "EUR -1.9 (-3.0) million", ["-1.9 doubted EUR"]),
        ("en-IE", "( USD 24.4 m-EUR 18.1 m )", ["24400000 or 24.4 USD"]),
        ("pt-BR", "arrecadar R$ 10 bilhôes", ["10 doubted BRL"]),
        ("pt-BR", "US$ 10 mil millones", ["10000 doubted USD"]),
        ("fr-FR", "US$4.7 billion", ["4700000000 or 4700000000000 or 4.7 USD"]),
        ("fr-FR", "deux milliards : 2 milliards d'euros", ["2000000000 EUR"]),
        ("fi-FI", "15 miljoonan euron", ["15000000 EUR"]), ("sq-AL", "700 milionë euro", ["700000000 EUR"]),
        ("en-US", "amount_cents: 4599 USD", ["4599 or 45.99 USD"]),
        ("en-NG", "N2 billon", ["2000000000000 or 2000000000 NGN"]), ("rn-BI", "imiriyoni £89", ["89 doubted GBP"]),
        ("en-US", "13,500,000,000 billion dollars", ["13500000000000000000 or 13500000000.000000000 USD"]),
        ("pt-BR", "cerca de R$ 2, 6 bilhões de reais", ["2600000000 or 2 BRL"]),
        ("pt-BR", "US$ 965, 69 no restaurante", ["965.69 or 965 USD"]),
        ("ro-RO", "46.996 miliarde de lei", ["46996000000000 or 46996000000.000 RON"]),
    ])
    func scaledNumbersInProse(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// An abbreviation of another country counts beside a number that is written as money, and alone.
    @Test(arguments: [
        ("en-US", "shark in open water, ~10ft.", []), ("en-US", "RM 204, Bldg 5", ["204 doubted MYR"]),
        ("en-US", "RM 204", ["204 MYR"]), ("en-US", "I loved TL2 more", ["2 doubted TRY"]),
        ("en-US", "pay RM 1,204.50 there", ["1204.50 MYR"]), ("en-MY", "Nasi lemak RM 12", ["12 MYR"]),
        ("en-US", "a budget hotel for Rs 1000 a night", ["1000 INR?"]), ("ja-JP", "E.164電話番号", ["164 doubted SZL?"]),
        ("en-MY", "36.00 SR", ["36.00 doubted SCR?"]), ("de-CH", "SR 822.11", ["822.11 doubted SAR?"]),
        ("en-US", "max altitude of 53,000 ft. and more", []), ("nb-NO", "knapt nok 15 år", []),
        ("es-CO", "la COP16 de Cali", ["16 doubted COP"]), ("es-CO", "COP 16", ["16 COP"]),
        ("sr-RS", "DIN 933 M8x50", ["933 doubted RSD"]), ("de-DE", "Unfallrente DM 60,– monatlich", ["60 DEM"]),
        ("en-ZA", "Grade R 2025 intake", ["2025 doubted ZAR"]),
        ("en-US", "in constant 2015 US$", ["2015 doubted USD"]), ("da-DK", "2022 køres", []),
        ("en-US", "set at RMB ￥36,810,000", ["36810000 CNY"]), ("en-US", "USD *1201", ["1201 doubted USD"]),
        ("ro-RO", "art. 1.928 din Legea", []), ("ru-KZ", "Перевод292 510,89 ₸", ["510.89 doubted KZT"]),
        ("de-DE", "beläuft sich auf 12 500 EUR", ["12500 EUR"]), ("es-ES", "lote de 6 120 €", ["6120 or 120 EUR"]),
        ("pt-BR", "R $ 150,00", ["150.00 BRL"]),
        ("en-US", "ISO: USD 840, EUR 978", ["840 doubted USD", "978 doubted EUR"]),
        ("en-US", "42 BGN", ["42 BGN"]), ("pt-MZ", "Recebeste 12,345.67MT", ["12345.67 MZN"]),
    ])
    func abbreviationsOfOtherCountries(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// What is in front of a number may be what it is the price of, or the other half of a rate.
    @Test(arguments: [
        ("pt-BR", "Euro: 5,41", ["5.41 doubted EUR"]), ("de-DE", "Euro 5,41", ["5.41 EUR"]),
        ("en-US", "$/€ 1.08", ["1.08 doubted EUR"]), ("en-US", "151 ¥/$", ["151 doubted JPY"]),
        ("de-DE", "13,90 €/Std.", ["13.90 EUR"]), ("ru-RU", "АИ-95: 52.345 руб./л", ["52.345 or 52345 RUB"]),
        ("pt-BR", "R$ 100 (US$ 20)", ["100 BRL", "20 USD"]), ("tr-TR", "%0,12 EURO 35", []),
        ("de-DE", "nicht mehr als 200 Euro", ["200 EUR"]), ("en-US", "$€ 12,50$", ["12.50 doubted USD?"]),
        ("de-DE", "12 Euro 50—netto", ["12.50 or 12 EUR"]),
        ("de-DE", "5 Dollar 10 Jahre später", ["5 USD?"]),
    ])
    func ratesAndPrices(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// A long dash or a parenthesis in prose is no minus for certain.
    @Test(arguments: [
        ("es-ES", "—12 € —dijo él", ["-12 or 12 EUR"]), ("de-DE", "—5,00 €", ["-5.00 EUR"]),
        ("en-NG", "the sum of Naira (100,000.00)", ["100000.00 or -100000.00 NGN"]),
        ("en-PH", "x: -us $1.38 y", ["1.38 or -1.38 USD"]), ("it-IT", "'1 €", ["1 EUR"]),
        ("el-GR", "χιλίων (1.000) ευρώ", ["1000 or -1000 EUR"]),
        ("es-MX", "($ 7.)", ["7 or -7 MXN"]),
        ("en-NG", "costs $200,000 -$250,000.", ["200000 USD?", "-250000 or 250000 USD?"]),
        ("th-TH", "499,000 -629,000 บาท", ["-629000 or 629000 THB"]),
        ("pt-BR", "R$ 306.718.743,71- cada uma", ["-306718743.71 or 306718743.71 BRL"]),
        ("tr-TR", "2 milyon € borç verdi", ["2000000 EUR"]), ("en-US", "a $7.44 debit card fee", ["7.44 USD"]),
        ("pt-BR", "ao menos R$ 28,5 bilhões", ["28500000000 BRL"]),
    ])
    func signsInProse(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// A unit at the start of a line multiplies what is behind it on the same line.
    @Test(arguments: [
        ("de-DE", "Angaben in Tsd. €: Personal 450 €", ["450 or 450000 EUR"]),
        ("fr-FR", "En milliers d'euros : loyers 450 €", ["450 or 450000 EUR"]),
        ("zh-CN", "单位：万元 收入 1,204元", ["1204 or 12040000 CNY"]),
        ("en-US", "In thousands, except per share: Cash $450", ["450 or 450000 USD"]),
    ])
    func unitsOfALine(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// In some countries, the dash in place of the cents says that a number is a price.
    @Test(arguments: [
        ("sv-SE", "ord. pris 199:- nu 95:-", ["199 SEK", "95 SEK"]), ("sv-SE", "ha en bra dag 10:-)", []),
        ("da-DK", "5,- eller 6,-", ["5 DKK", "6 DKK"]),
        ("de-DE", "statt 1.499,- nur 1.049,- €", ["1499 EUR", "1049 EUR"]),
        ("de-DE", "5,- oder 6,- CHF", ["6 CHF"]), ("de-CH", "gerundet 60.–", ["60 CHF"]), ("de-CH", "5.- 7. Mai", []),
        ("fr-CH", "1.- Introduction", ["1 doubted CHF"]), ("en-IN", "Total 500/- only", ["500 INR"]),
        ("en-KE", "500/=", ["500 KES"]), ("en-US", "500/-", []), ("en-IN", "Rs.500/-only", ["500 INR"]),
    ])
    func dashesInPlaceOfCents(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// Decimal signs of single countries, which are those of times and groups elsewhere.
    @Test(arguments: [
        ("sv-SE", "12:50 kr", ["12.50 SEK"]),
        ("sv-SE", "12:50-13:50 kr", []),
        ("es-ES", "3'50 € el menú", ["3.50 EUR"]), ("it-IT", "1.234’50 euro", ["1234.50 EUR"]),
        ("es-ES", "5 €'50", ["5 doubted EUR"]), ("it-CH", "CHF 1'234.50", ["1234.50 CHF"]),
    ])
    func decimalSignsOfCountries(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// The rows of banks' files, in which the code is in another cell.
    @Test(arguments: [
        ("en-US", "\"03/01/2024\",\"AMAZON\",\"-1,234.56\",\"USD\"", ["-1234.56 USD"]),
        ("pt-BR", "2024-03-14,-89.90,Spotify,BRL", ["-89.90 BRL"]),
        ("ja-JP", "2024/03/14,Amazon,-1500,JPY", ["-1500 JPY"]),
        ("es-ES", "02/04/2024|RECIBO|1.250,00-|EUR", ["-1250.00 EUR"]),
        ("nl-NL", "\"20240314\";\"Af\";\"45,20\";\"EUR\"", ["45.20 or -45.20 EUR"]),
        // A number without a sign may be a rate.
        ("de-DE", "\"-5,00\";\"EUR\";\"1,00\";\"-5,00\";\"EUR\"", ["-5.00 EUR", "-5.00 EUR"]),
        ("de-DE", "-45,20;EUR;1.203,11;EUR", ["-45.20 EUR", "1203.11 EUR"]),
        ("en-US", "USD,1234.50,Salary", ["1234.50 USD"]),
        ("th-TH", "14/03/2024,-452.00,THB,7-11", ["-452.00 THB"]),
        ("en-US", "-54.11,61.44,USD,0.88", []), ("en-US", "5.50 USD,-4.50,EUR,1.0", ["5.50 USD", "-4.50 EUR"]),
    ])
    func rowsOfFiles(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// A mark before three digits may set off a fraction in prices of a unit, and is the likelier reading there.
    @Test(arguments: [
        ("en-US", "12.001 GAL @ $3.459/GAL", ["3.459 or 3459 USD"]),
        ("fr-FR", "36,40 L x 1,789 €/L", ["1.789 or 1789 EUR"]),
        ("es-ES", "1,559 euros el litro", ["1.559 or 1559 EUR"]), ("de-DE", "1,500 €/kg", ["1.500 or 1500 EUR"]),
        ("en-US", "$2.999/month", ["2999 or 2.999 USD"]), ("en-IN", "silver ₹74,700 a kg", ["74700 INR"]),
        ("id-ID", "Kurs dolar Rp 15.680", ["15680 IDR"]),
    ])
    func pricesOfUnits(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// Marks of debits at the start of a line or in a cell of their own may make an amount negative, unless it is already.
    @Test(arguments: [
        ("fr-FR", "Solde débiteur : 312,40 €", ["312.40 or -312.40 EUR"]),
        ("it-IT", "Saldo dare EUR 300,00", ["300.00 or -300.00 EUR"]),
        ("ja-JP", "出金 5,000円", ["5000 or -5000 JPY"]), ("en-US", "CR | $45.00", ["45.00 or -45.00 USD"]),
        ("en-US", "<td>DR</td><td>$45.00</td>", ["45.00 or -45.00 USD"]),
        ("es-ES", "Cargo -35,20€ Mercadona", ["-35.20 EUR"]), ("sv-SE", "Uttag -500 kr ICA", ["-500 SEK"]),
        ("it-IT", "Addebito € 45,00- del 12/05", ["-45.00 EUR"]), ("de-DE", "REWE 45,60-€", ["-45.60 EUR"]),
        ("de-DE", "20,00 EUR;REWE;S", ["20.00 or -20.00 EUR"]), ("en-US", "[-] $45.00", ["45.00 or -45.00 USD"]),
        ("en-US", "-\n$45.00", ["45.00 or -45.00 USD"]), ("en-US", "amount -> $5.00", ["5.00 USD"]),
        ("en-US", "-$5.00 DR", ["-5.00 USD"]), ("en-US", "-$5.00 CR", ["-5.00 or 5.00 USD"]),
        ("en-US", "100 TUSD", ["100000 or 100 USD"]), ("de-DE", "100 TEUR", ["100000 EUR"]),
        ("de-DE", "€12,50inkl.", ["12.50 EUR"]),
        ("de-DE", "Das soll 5 € kosten", ["5 EUR"]), ("en-US", "US$100 (C$137)", ["100 USD", "137 CAD?"]),
        ("en-US", "Loss $(987)", ["-987 USD"]), ("en-GB", "£10 - 15", ["10 GBP", "15 or -15 GBP"]),
    ])
    func debitsInFront(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// Letters for currencies, and the same letters for other things.
    @Test(arguments: [
        ("fi-FI", "pyörä 150e, 28\"", ["150 EUR"]), ("fi-FI", "Kahvi 4,99 e", ["4.99 EUR"]), ("fi-FI", "3e kerros", []),
        ("fr-SN", "25 000 F le sac", ["25000 XOF"]), ("fr-SN", "bloc F 12", []),
        ("ro-RO", "lapte 1 L 8 lei", ["8 RON"]),
        ("ko-KR", "원 3개를 그리세요", []), ("en-ZA", "The film is rated R18", []),
        ("en-IN", "INR 2.5 is the target", ["2.5 doubted INR"]), ("en-US", "50 Cent's album", ["0.50 doubted USD"]),
        ("de-DE", "Umsatz (in 1.000 Euro) 12.345", ["1000 doubted EUR"]), ("es-PE", "80m2 US$ 750", ["750 USD"]),
        ("en-GB", "£1.20/100g", ["1.20 GBP"]), ("hu-HU", "2.500 forintot 12 tojásért", ["2500 HUF"]),
        ("de-DE", "03.04.2024;REWE;-43,87;EUR;1.204,55", ["-43.87 EUR"]),
    ])
    func lettersOfLanguages(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// Numbers near an amount that are a note, a date, an area or the next thing of a list.
    @Test(arguments: [
        ("en-US", "1,250 USD1 per unit", ["1250 or 1 USD"]), ("en-US", "Flight BA 202 USD50", ["50 USD"]),
        ("en-US", "$3,450(1) $2,980(2)", ["3450 USD", "2980 USD"]), ("de-AT", "-34,12 EUR 05.03.", ["-34.12 EUR"]),
        ("nb-NO", "12.03 kr 234,90-", ["-234.90 NOK"]), ("nb-NO", "37 500,- 45 kvm", ["37500 NOK"]),
        ("en-GB", "£350k, 3-bed", ["350000 GBP"]), ("fi-FI", "1 700 €, 42 m²", ["1700 EUR"]),
        ("sw-KE", "kilo 2 Sh 180/=", ["180 KES"]), ("ja-JP", "ごめん、500円", ["500 JPY"]),
        ("es-ES", "l.250 €", ["250 doubted EUR"]), ("pl-PL", "5zł20", ["5 or 5.20 PLN"]),
        ("fr-FR", "iPhone 15 799,00 €", ["15799.00 or 799.00 EUR"]), ("fr-FR", "Loyer 1 250,00 €", ["1250.00 EUR"]),
        ("en-US", "$9.99 million-selling album", ["9990000 or 9.99 USD"]), ("en-US", "€ $20", ["20 USD?"]),
        ("en-US", "$10.00 and 50 cents", ["10.00 or 10.50 USD", "0.50 doubted USD"]),
        ("en-CA", "$20 US$15", ["20 CAD", "15 USD"]), ("en-US", "KRW 50,000 won", ["50000 KRW"]),
    ])
    func numbersNearby(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// Forms of words that no table has: capitals of Turkish, cases, compounds with hyphens, words between ends of ranges.
    @Test(arguments: [
        ("tr-TR", "5 BİN TL", ["5000 TRY"]), ("tr-TR", "5 TÜRK LİRASI", ["5 TRY"]),
        ("ru-RU", "12 миллионами рублей", ["12000000 RUB"]), ("pl-PL", "5 milionom złotych", ["5000000 PLN"]),
        ("sk-SK", "12 miliónom eur", ["12000000 EUR"]), ("lv-LV", "12 miljonus eiro", ["12000000 EUR"]),
        ("de-DE", "ein 50-€-Gutschein", ["50 EUR"]), ("de-DE", "das 50-Euro-Ticket", ["50 EUR"]),
        ("en-US", "a 5-cent deposit", ["0.05 USD"]), ("de-DE", "nur 99 ct!", ["0.99 EUR"]), ("en-US", "12 ct", []),
        ("de-DE", "Strompreis 32,45 ct/kWh", ["0.3245 EUR"]), ("fi-FI", "8,5 snt/kWh", ["0.085 EUR"]),
        ("hi-IN", "500 से 1000 रुपये", ["500 INR", "1000 INR"]),
        ("nl-BE", "2.500 à 3.000 euro", ["2500 EUR", "3000 EUR"]),
        ("ar-AE", "الراتب 8,000 - 10,000 درهم", ["8000 AED", "10000 AED"]), ("sv-SE", "3 mdkr", ["3000000000 SEK"]),
        ("fr-FR", "5 Md€", ["5000000000 EUR"]), ("hu-HU", "180 000 Ft/hó", ["180000 HUF"]),
    ])
    func formsOfWords(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// Programs, formulas, headings and names have signs of currencies, too.
    @Test(arguments: [
        ("en-US", "awk '{print $3}'", ["3 doubted USD"]), ("en-US", "s/foo$5/bar/", ["5 doubted USD"]),
        ("de-DE", "Sei $n = 10$ und $k=3$.", ["10 doubted USD", "3 doubted USD"]),
        ("fr-FR", "Poste\tEUR 2023\tEUR 2022", ["2023 doubted EUR", "2022 doubted EUR"]),
        ("en-US", "EUR 5-year swap rate", ["5 doubted EUR"]), ("es-GT", "Q1 y Q2", ["1 doubted GTQ", "2 doubted GTQ"]),
        ("ro-RO", "et. 3, 350 euro", ["350 or 3350 EUR"]), ("en-CA", "a $3-billion hole", ["3000000000 CAD"]),
        ("de-CH", "Training jeden Fr. 18.30 in der Halle", []), ("de-CH", "Fr. 20.30 Konzert, Sa. 19.00 Theater", []),
        ("de-CH", "ab Fr. 18.30", ["18.30 CHF"]), ("uk-UA", "К-ть;Ціна\n28,00 грн", ["28.00 UAH"]),
        ("zh-CN", "英语有5元音字母", []), ("de-DE", "DM 2024 Finale", ["2024 doubted DEM"]), ("de-DE", "100 DM", ["100 DEM"]),
    ])
    func signsElsewhere(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// What stands beside amounts in ordinary texts, and raises no doubt.
    @Test(arguments: [
        ("en-US", "a $20 bill", ["20 USD"]), ("en-US", "a 500-dollar fine", ["500 USD"]),
        ("en-US", "a 500-pound bomb", []), ("en-US", "a 50-cent piece", ["0.50 USD"]),
        ("ko-KR", "2만원만 빌려줘", ["20000 KRW"]),
        ("ko-KR", "단가 1,500원 × 10개", ["1500 KRW"]), ("en-US", "$1.5 x 10^6", ["1.5 doubted USD"]),
        ("ko-KR", "2만~3만원", ["20000 KRW", "30000 KRW"]), ("en-US", "$65k - $85k", ["65000 USD", "85000 USD"]),
        ("ru-RU", "2000-3000 руб", ["2000 RUB", "3000 RUB"]),
        ("de-DE", "2019-3000 €", ["2019 doubted EUR", "3000 doubted EUR"]),
        ("it-IT", "EUR 33,50 — 5 offerte", ["33.50 EUR"]),
        ("ru-RU", "прибыль «Газпрома» — 1,2 трлн руб.", ["1200000000000 RUB"]),
        ("sk-SK", "62 m2, 620 €/mesiac", ["620 EUR"]), ("et-EE", "40 eurot 12 km/h", ["40 EUR"]),
        ("en-US", "Opening $512.30\n03/02 Transfer", ["512.30 USD"]), ("en-US", "$14.00\n1 Fries", ["14.00 USD"]),
        ("bn-BD", "আপনার বিল ১,২৫০ টাকা।", ["1250 BDT"]), ("sw-KE", "nikopeshe shilingi 300", ["300 KES"]),
        ("zh-CN", "人民币壹拾贰万元整（¥120,000.00）", ["120000.00 CNY"]), ("ru-RU", "Яндекс −299 ₽", ["-299 RUB"]),
        ("en-IN", "₹1.35 Cr negotiable", ["1.35 or 13500000 or -1.35 or -13500000 INR"]),
        ("en-IN", "Rs 199, ID BR000CABC123", ["199 INR"]), ("en-GB", "25 pounds and a tip", ["25 doubted GBP"]),
    ])
    func ordinaryNeighbours(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    @Test(arguments: [
        ("de-DE", "Betrag;Währung\n1.234,56;EUR\n-78,90;EUR", ["1234.56 EUR", "-78.90 EUR"]),
        ("de-DE", "EUR;5,00;USD;6,00", []), ("de-DE", "EUR;5,00;USD", []),
        ("en-US", "a loss of $(4.2)", ["-4.2 USD"]), ("en-US", "a loss of $(4.2) million", ["-4200000 or -4.2 USD"]),
        ("en-US", "fifty thousand dollars ($50,000.00)", ["50000.00 USD"]),
        ("en-US", "$10 K-cups", ["10 USD"]), ("en-ZA", "R2-D2", ["2 doubted ZAR"]),
        ("en-ZA", "R2-R5", ["2 ZAR", "5 ZAR"]),
        ("fr-FR", "1 234\n567 €", ["567 doubted EUR"]),
    ])
    func neighbours(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    @Test(arguments: [
        ("pl-PL", "10 zł 50 gr", ["10.50 PLN"]), ("uk-UA", "5 грн 50 коп.", ["5.50 UAH"]),
        ("th-TH", "5 บาท 25 สตางค์", ["5.25 THB"]), ("bn-BD", "৫ টাকা ৫০ পয়সা", ["5.50 BDT"]),
        ("de-CH", "5 Fr. 50 Rp.", ["5.50 CHF"]), ("de-CH", "50 Rp.", ["0.50 CHF"]),
        ("he-IL", "5 ש\"ח ו50 אגורות", ["5.50 ILS"]),
        ("ru-RU", "12 345 руб. 67 коп.", ["12345.67 RUB"]), ("ru-RU", "5000 (пять тысяч) руб. 00 коп.", []),
        ("ru-RU", "сто руб. 50 коп.", []), ("en-US", "one hundred dollars and 50 cents", []),
        ("en-IN", "Rupees Five Hundred and 50 paise only", []), ("en-US", "$100 and 50/100", ["100 doubted USD"]),
        ("en-US", "$2 and 1/2 cups", ["2 doubted USD"]),
        ("en-US", "30 cents and 50 cents", ["0.30 USD", "0.50 USD"]),
        ("en-US", "75 euro cents", ["0.75 EUR"]), ("de-DE", "75 Euro-Cent", []), ("en-GB", "125 GBp", []),
        ("pl-PL", "50 gr", []),
        ("fr-FR", "75 centimes de dollar", ["0.75 EUR?"]), ("fr-FR", "75 centimes d'euro", ["0.75 EUR"]),
    ])
    func minorUnits(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    @Test(arguments: [
        ("de-DE", "Skonto ./. 12,30 €", ["-12.30 EUR"]), ("de-DE", "Rabatt: ⁒ 50,00 €", ["-50.00 EUR"]),
        ("de-DE", "Gutschrift —5,00 €", ["-5.00 or 5.00 EUR"]), ("en-US", "a price—$5", ["5 or -5 USD"]),
        ("en-US", "--$5.00", ["-5.00 or 5.00 USD"]), ("en-US", "-(-$5.00)", ["-5.00 or 5.00 USD"]),
        ("en-US", "$ - 5.00", ["5.00 or -5.00 USD"]), ("en-US", "$5.00- 2.00", ["-5.00 or 5.00 USD"]),
        ("en-US", "( $5.00 )", ["5.00 or -5.00 USD"]), ("en-US", "CR $5.00", ["5.00 or -5.00 USD"]),
        ("en-US", "5.00 USD|DR", ["5.00 or -5.00 USD"]), ("en-US", "$5.00,\"DR\"", ["5.00 or -5.00 USD"]),
        ("en-US", "$5.00, Dr. Who", ["5.00 USD"]), ("en-GB", "£5.00 O/D", ["5.00 or -5.00 GBP"]),
    ])
    func signsOfInvoicesAndStatements(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    @Test(arguments: [
        ("es-MX", "$5 dólares", ["5 USD?"]), ("es-MX", "$5 millones de dólares", ["5000000 USD?"]),
        ("en-US", "$50 pesos", ["50 MXN?"]), ("en-CA", "$75.50 U.S.", ["75.50 CAD?"]),
        ("en-US", "$5 (Canadian)", ["5 USD?"]), ("fr-CA", "5 $ américains", ["5 CAD?"]),
        ("en-US", "give us $500", ["500 USD"]), ("en-US", "$5 Mexican food", ["5 USD"]),
        ("en-US", "$5 Canadian", ["5 USD?"]), ("en-US", "$5 in Canadian dollars", ["5 USD?"]),
        ("en-IN", "Pakistani Rs 5", ["5 INR?"]), ("en-IE", "€5 Irish coffee", ["5 EUR"]),
        ("ja-JP", "100円半額", ["100 JPY"]), ("es-MX", "$50 pesos", ["50 MXN"]),
        ("tr-TR", "12 milyar hk $", ["12000000000 HKD"]), ("en-US", "about c $ 12.50", ["12.50 CAD?"]),
        ("zh-TW", "人民幣5萬元", ["50000 CNY"]), ("zh-CN", "人民币5元", ["5 CNY"]), ("zh-CN", "5元港币", ["5 CNY?"]),
    ])
    func currenciesNamedBesideASign(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// A minus that stands apart is doubted where it sets off no label, and so are words and triangles for it.
    @Test(arguments: [
        ("ja-JP", "▲1,234円", ["1234 or -1234 JPY"]), ("ja-JP", "－1,234円", ["-1234 JPY"]),
        ("fr-FR", "− 12,50 €", ["12.50 or -12.50 EUR"]), ("de-DE", "Saldo: - 1.234,50 €", ["1234.50 or -1234.50 EUR"]),
        ("de-DE", "Saldo EUR 1.234,50 -", ["1234.50 or -1234.50 EUR"]),
        ("de-DE", "minus 500 Euro", ["500 or -500 EUR"]),
        ("en-US", "Coffee – $3.50", ["3.50 USD"]), ("en-US", "Coffee - $3.50", ["3.50 or -3.50 USD"]),
        ("de-DE", "Lastschrift - 3.753,00 €", ["3753.00 or -3753.00 EUR"]), ("en-US", "$5 - $10", ["5 USD", "10 USD"]),
        ("de-DE", "EUR 4,85 - EUR 389,15 -", ["4.85 or -4.85 EUR", "389.15 or -389.15 EUR"]),
        ("fr-FR", "au moins 12 €", ["12 EUR"]), ("en-US", "2 billion ($3 billion)", ["3000000000 USD"]),
        ("en-US", "0 $-2 $-2", ["-2 USD", "-2 USD"]), ("en-US", "-20-25 dollars", ["20 or -20 USD", "25 or -25 USD"]),
        ("en-US", "Total   $1,000   ($200)", ["1000 USD", "200 or -200 USD"]),
        ("en-US", "- $5 fee\n- $10", ["5 USD", "10 or -10 USD"]), ("nl-NL", "€ -,50", ["0.50 or -0.50 EUR"]),
    ])
    func signsSetApart(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// What half a hundred sources of texts from 127 locales showed: codes, tables, placeholders, ranges, conversions.
    @Test(arguments: [
        ("en-CA", "@ $3. 90/kg", ["3.90 or 3 CAD"]), ("fr-SN", "transféré 481348 804 FCFA", ["804 doubted XAF"]),
        ("ar-EG", "مليون و200 ألف جنيه", ["200000 doubted EGP"]),
        ("de-DE", "10 bis 14.000 €", ["10 or 10000 EUR", "14000 EUR"]), ("zh-TW", "約台幣900多萬元", ["900 doubted TWD"]),
        ("en-US", "$1.6, million", ["1.6 doubted USD"]),
        ("ru-RU", "$225.619 млрд", ["225619000000000 or 225619000000 USD"]), ("sw-KE", "ar $600", ["600 USD"]),
        ("en-US", "5.50 USD,-4.50,EUR,1.0", ["5.50 USD", "-4.50 EUR"]), ("en-US", "%1$@ – %2$@", []),
        ("de-CH", "CHE-123.456.789 MWST", ["-123456789 or 123456789 CHE"]), ("de-CH", "CHF-1’234.50", ["-1234.50 CHF"]),
        ("de-CH", "CHE 500.00", ["500.00 CHE"]), ("de-DE", "EUR-5,00", ["-5.00 or 5.00 EUR"]),
        ("de-AT", "um 10 -14 € pro Woche", ["-14 or 14 EUR"]),
        ("fr-FR", "300 dollars (162 030 FCFA)", ["300 CAD", "162030 XAF"]),
        ("en-MY", "SDN BHD 1110644-W", ["1110644 doubted BHD"]), ("en-CA", "GLITTER GLUE PEN 1.00", ["1.00 PEN"]),
        ("ru-RU", "вес 130 фунтов", []), ("ru-RU", "130 фунтов стерлингов", ["130 GBP"]),
        ("de-DE", "1 TL Zimt", ["1 doubted TRY"]),
        ("en-US", "Can $500", ["500 CAD"]), ("en-US", "us $5", ["5 USD"]),
        ("ml-IN", "£125 മില്യണിന്", ["125000000 GBP"]), ("en-CA", "00687003 $8.97 D", ["8.97 or -8.97 CAD"]),
        ("sw-TZ", "shilingi milioni 5", ["5000000 TZS"]), ("ha-NG", "naira biliyan 80", ["80000000000 NGN"]),
        ("en-US", "USD million 2024", []), ("en-US", "EUR million 52.5", ["52500000 or 52.5 EUR"]),
        ("en-US", "$1.6 million ($2.5 million)", ["1600000 USD", "2500000 or -2500000 USD"]),
        ("en-US", "1.6 million   ($2.5 million)", ["2500000 or -2500000 USD"]),
        ("en-MY", "FREE 2016 CNY RED PACKET", ["2016 doubted CNY"]), ("en-US", "1500 EUR", ["1500 EUR"]),
        ("en-US", "$6.4 million and $9.0 million", ["6400000 USD", "9000000 USD"]),
        ("en-US", "<span>$15</span><span>990 kr</span>", ["15 USD", "990 SEK"]),
        ("en", "3 million $1 tickets", ["1 USD"]), ("en-US", "(+$5.00)", ["5.00 USD"]),
        ("fr-CD", "2023,,60.00USD,\"2,437.44USD\"", ["60.00 USD", "2437.44 USD"]),
    ])
    func textsOfManyCountries(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale) == amounts)
    }

    @Test(arguments: [
        ("en-US", "2023 £000 2022 £000", []), ("es-CO", "$ 2´500.000", ["2 doubted COP"]),
        ("es-ES", "1´95 €", ["95 doubted EUR"]),
        ("tr-TR", "KDV %18 180,00 TL", ["18180.00 or 180.00 TRY"]),
        ("fr-FR", "06 12 34 56 78 250 €", ["78250 or 250 EUR"]),
        ("en-CA", "$3 500 mL", ["3500 or 3 CAD"]), ("en-GB", "£1 10s 6d", ["1 or 1.10 GBP"]),
        ("en-US", "$3.5\nbillion", ["3.5 or 3500000000 USD"]),
        ("en-US", "**$1.2** million", ["1.2 doubted USD"]), ("en-US", "$3+ million", ["3 doubted USD"]),
        ("en-US", "5 EUR million", ["5000000 or 5 EUR"]), ("en-US", "$3 and fourteen", ["3 doubted USD"]),
        ("zh-CN", "5元6角三分", ["5.6 doubted CNY"]), ("ja-JP", "5ユーロと30です", ["5 or 5.30 EUR"]),
        ("en-US", "3 million pounds", ["3000000 doubted GBP?"]), ("ru-RU", "3 млн фунтов", ["3000000 GBP?"]),
        ("en-US", "$1, 234.50", ["1234.50 or 1 USD"]),
        ("ja-JP", "1，234円", ["234 doubted JPY"]),
        ("en-US", "$19<sup>99</sup>", ["19.99 or 19 USD"]), ("de-DE", "19<sup>99</sup> €", ["19.99 or 99 EUR"]),
        ("fr-FR", "19<small>,99 €</small>", ["19.99 EUR"]), ("fr-FR", "19€<sup>99</sup>", ["19.99 EUR"]),
        ("fr-FR", "19<sup>€99</sup>", ["19.99 EUR"]),
        ("en-US", "<span>$19</span><span>.99</span>", ["19.99 USD"]),
        ("en-US", "<td>$5</td><td>6</td>", ["5 USD"]),
        ("pl-PL", "12&nbsp;500 zł", ["12500 PLN"]), ("en-GB", "£1·50", ["1 doubted GBP"]),
        ("nl-NL", "€ 12 ,50", ["12 doubted EUR"]), ("en-US", "$10^9", ["10 doubted USD"]),
        ("en-US", "$5*2", ["5 doubted USD"]),
        ("en-US", "$1.xx", ["1 doubted USD"]), ("zh-CN", "12。50元", ["50 doubted CNY"]),
        ("en-US", "$1.2**M**", ["1.2 doubted USD"]), ("en-US", "$1 255", ["1255 or 1 USD"]),
        ("en-US", "$1 250 000", ["1250000 USD"]),
        ("en-US", "=A$1+US$2", []), ("en-US", "(A$50) a day", ["50 AUD"]),
    ])
    func numbersThatGoOn(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// Texts that were written to mislead, in many languages: numbers beside prices, vague and shortened numbers, number words.
    @Test(arguments: [
        ("ja-JP", "りんご　３　１５０円", ["150 doubted JPY"]),
        ("de-DE", "Stuhl\u{2003}4\u{2003}120,00 €", ["120.00 doubted EUR"]),
        ("zh-CN", "小米14 999元", ["999 doubted CNY"]), ("de-DE", "S21 128 200 € VB", ["128200 or 200 EUR"]),
        ("fr-FR", "iPhone XR 64 150 €", ["64150 or 150 EUR"]), ("sk-SK", "Audi A4 14 500 €", ["14500 EUR"]),
        ("fr-FR", "Chaise 4 120,00 € 480,00 €", ["4120.00 or 120.00 EUR", "480.00 EUR"]),
        ("nb-NO", "kr 99 100 GB data", ["99100 doubted NOK"]),
        ("en-US", "$8-12 oz coffee", ["8 doubted USD", "12 doubted USD"]),
        ("sv-SE", "kostar 2-300 kr", ["2 or 200 SEK", "300 SEK"]),
        ("en-GB", "£25-30,000", ["25 or 25000 GBP", "30000 GBP"]),
        ("en-US", "$60-$80,000 a year", ["60 or 60000 USD", "80000 USD"]), ("en-US", "$10-20", ["10 USD", "20 USD"]),
        ("hu-HU", "3 à 500 Ft", ["500 HUF"]), ("fr-FR", "10 à 20 €", ["10 EUR", "20 EUR"]),
        ("en-US", "several 100 dollars", ["100 doubted USD"]), ("ja-JP", "数10万円", ["100000 doubted JPY"]),
        ("en-US", "two point 5 million dollars", ["5000000 doubted USD"]),
        ("zh-CN", "二点5亿元", ["500000000 doubted CNY"]),
        ("en-US", "$1 point 5 million", ["1 doubted USD"]), ("hu-HU", "kétezer 500 forint", ["500 doubted HUF"]),
        ("fr-FR", "deux cents 50 euros", ["50 doubted EUR"]), ("tr-TR", "₺3 yüz", ["3 doubted TRY"]),
        ("it-IT", "3 e 50 euro", ["50 doubted EUR"]), ("en-US", "20 and 30 USD", ["30 USD"]),
        ("sw-KE", "shilingi milioni 3 na laki 5", ["3000000 doubted KES"]),
        ("de-DE", "Super 1.699 €/l", ["1.699 or 1699 EUR"]), ("de-DE", "Miete 1.699 €/Monat", ["1699 EUR"]),
        ("de-DE", "1 EUR = 1.085 USD", ["1 EUR", "1.085 or 1085 USD"]),
        ("de-DE", "Rechnungsbetrag: 1. 234,50 EUR", ["1234.50 or 234.50 EUR"]),
        ("de-DE", "Kaufpreis € 250.\n000,00", ["250 doubted EUR"]), ("en-IN", "Rs 1,25, 000", ["125000 or 1.25 INR"]),
        ("de-DE", "PFAND 0,25 €-A", ["0.25 or -0.25 EUR"]), ("en-ZM", "K-12 education", ["-12 or 12 ZMW"]),
        ("en-US", "-How much?\n-50 bucks.", ["-50 or 50 USD"]), ("ru-RU", "Кофе -150 руб.", ["-150 or 150 RUB"]),
        ("de-DE", "Saldo -150,00 €", ["-150.00 EUR"]), ("en-IN", "Price:-Rs 500", ["-500 or 500 INR"]),
        ("en-US", "$5__", ["5 doubted USD"]), ("de-DE", "XX.234,00 €", ["234.00 doubted EUR"]),
        ("en-US", "TOTAL $2K.99", ["2000 doubted USD"]), ("bs-BA", "vozio 120 KM/h", []),
        ("de-CH", "Fr. 15. März", []), ("de-CH", "Mi 19.00, Do 19.00, Fr 20.00", []),
        ("de-CH", "Sa Fr. 20.-", ["20 CHF"]),
        ("en-GB", "Turnover (£m): £12.4", ["12.4 or 12400000 GBP"]),
        ("en-US", "SHOWER GEL 250 ml", ["250 doubted GEL"]),
        ("en-GB", "£5.20 on average, up from £3.70 in 2018", ["5.20 GBP", "3.70 GBP"]),
        ("da-DK", "fra 5 kr i 2018", ["5 DKK"]), ("lt-LT", "nuo 10 iki 20 Eur", ["10 EUR", "20 EUR"]),
        ("en-US", "CHECK NO 1001 $**250.00**", ["250.00 USD"]), ("en-US", "INR 2.5 on warfarin", ["2.5 doubted INR"]),
        ("en-US", "Total \u{202E}05.21$\u{202C}", ["5.21 doubted USD"]),
        ("en-GB", "win £1,000's", ["1000 doubted GBP"]),
        ("de-DE", "Schuhgröße EUR 42, fällt klein aus", ["42 doubted EUR"]), ("hu-HU", "5 ft mély", ["5 doubted HUF"]),
        ("ro-RO", "Motorina 30,00 L x 7,12 lei/L", ["7.12 RON"]), ("en-US", "Aud 5 Row G", ["5 doubted AUD"]),
        ("en-US", "echo $1 $2", ["1 doubted USD", "2 doubted USD"]), ("en-GB", "I'm at -£600", ["-600 GBP"]),
        ("de-CH", "Fr 10-12, Sa 9-11", []), ("de-CH", "das kostet so Fr. 20", ["20 CHF"]),
        ("en-US", "500 USD-denominated bonds", ["500 doubted USD"]), ("en-US", "± $5", ["5 or -5 USD"]),
        ("fr-FR", "1,4 cts/mn", ["0.014 EUR"]), ("en-GB", "142.9p a litre", ["1.429 GBP"]),
        ("en-PK", "PKR 55.000.00 sent", ["55000.00 PKR"]), ("de-DE", "1.234.56 €", []),
        ("es-ES", "300 m€", ["300000000 or 300000 EUR"]), ("en-ZA", "500 rand", ["500 ZAR"]),
        ("en-ZA", "5 pounds of rand", []),
        ("en-US", "50,000 won", ["50000 doubted KRW"]), ("en-GB", "20 pounds and 43 pence", ["20.43 GBP"]),
    ])
    func textsThatMislead(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale) == amounts)
    }

    /// A code alone in the next cell is that of an amount, and codes on both sides are those of nothing.
    @Test(arguments: [
        ("pl-PL", "2024-03-14;BIEDRONKA;-45,20;PLN", ["-45.20 PLN"]), ("de-DE", "x\t5,00\tEUR\n", ["5.00 EUR"]),
        ("de-DE", "\"2024-03-15\";\"REWE\";\"1.234,50\";\"EUR\"", ["1234.50 EUR"]),
        ("en-US", "2024-03-14,UBER,-18.75,EUR", ["-18.75 EUR"]), ("en-US", "1,234.50,USD", []),
        ("de-DE", "EUR\t5,00\tUSD\t6,00", []), ("en-US", "5.50 USD,-4.50,EUR,1.0", ["5.50 USD", "-4.50 EUR"]),
        ("de-DE", "5,00;ABC", []), ("de-DE", "5;EUR", []),
    ])
    func codesInCells(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// A currency that the text names elsewhere may be that of the sign.
    @Test(arguments: [
        ("en-US", "CAD: $24.50", ["24.50 CAD?"]),
        ("en-US", "{\"price\":\"$19.99\",\"currency\":\"AUD\"}", ["19.99 AUD?"]),
        ("en-US", "Prices are in AUD.\nWidget $24.50", ["24.50 AUD?"]),
        ("sv-SE", "Valuta: DKK\nBelopp: 500 kr", ["500 DKK?"]),
        ("es-MX", "Moneda: USD Total: $500.00", ["500.00 USD?"]), ("en-US", "The euro fell; it costs $5", ["5 USD"]),
        ("en-US", "San Diego CA $1,850/mo", ["1850 CAD?"]), ("en-AU", "CONTACT US $99", ["99 USD?"]),
        ("en-AU", "costs US $99", ["99 USD"]),
    ])
    func currenciesNamedElsewhere(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// Pages as the eye sees them.
    @Test(arguments: [
        ("de-DE", "99<sup>,95</sup>&nbsp;€", ["99.95 EUR"]), ("de-DE", "12 <span>€</span>", ["12 EUR"]),
        ("de-DE", "<b>1.299</b><sup>,00</sup> €", ["1299.00 EUR"]),
        ("de-DE", "19<span>.</span><span>99</span>€", ["19.99 EUR"]),
        ("de-DE", "<b>€ 5</b> Mrd.", ["5000000000 EUR"]), ("de-DE", "72 m<sup>2</sup> 750 €", ["750 EUR"]),
        ("de-DE", "<a>Artikel 5</a><span>€10</span>", ["10 EUR"]),
        ("de-DE", "<s>20 €</s><b>15 €</b>", ["20 EUR", "15 EUR"]),
        ("de-DE", "10<sup>6</sup> €", ["6 doubted EUR"]), ("de-DE", "<span>12</span><span>&euro;</span>", ["12 EUR"]),
        ("de-DE", "<span>100 CHF</span> <span>500 €</span>", ["100 CHF", "500 EUR"]),
        ("en-US", "<td>$<bdi>19.99</bdi></td><td>-</td>", ["19.99 USD"]), ("en-US", "<b>-</b>$5.00", ["-5.00 USD"]),
        ("en-US", "<span>$</span><span>1,299</span><sup>.00</sup>", ["1299.00 USD"]),
        ("en-US", "$<!-- -->19<!-- -->.<!-- -->99", ["19.99 USD"]), ("en-US", "a<b && c>$5", ["5 USD"]),
        ("en-US", "<span>BD 100</span><span> </span><span>100 USD</span>", ["100 USD"]),
    ])
    func tagsWithinALine(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale) == amounts)
    }

    /// The place of an amount begins and ends with what the eye sees of it.
    @Test func placesBetweenTags() throws {
        let text = "<b>12</b> <i>€</i>, <i>5 €</i>"
        let search = AmountSearch(CurrencyParser(locale: try LocaleIdentifier("de-DE")))
        let found = search.amounts(in: text).map { $0.range(in: text).map { String(text[$0]) } }
        #expect(found == ["12</b> <i>€", "5 €"])
    }

    @Test(arguments: [
        ("th-TH", "ครบ 5 ปี", []), ("th-TH", "5 บริษัท", []), ("th-TH", "ลด 5 บ.", ["5 THB"]), ("th-TH", "5 บุคคล", []),
        ("th-TH", "500฿ต่อคืน", ["500 THB"]), ("th-TH", "๕๐๐บ.", ["500 THB"]), ("ja-JP", "3レイヤー", []),
        ("en-US", "25 KGS", []),
        ("ky-KG", "25 000 KGS", ["25000 KGS"]), ("bs-BA", "5 km", []), ("bs-BA", "5 KM", ["5 BAM"]),
        ("vi-VN", "3 đồng hồ treo tường", []), ("vi-VN", "3 đồng", ["3 VND"]), ("ko-KR", "3원칙", []),
        ("ko-KR", "3원은", ["3 KRW"]),
        ("ta-IN", "₹5 கோடி", ["50000000 INR"]), ("kn-IN", "₹5 ಲಕ್ಷ", ["500000 INR"]), ("or-IN", "₹5 ଲକ୍ଷ", ["500000 INR"]),
        ("ta-IN", "3 ஆயிரத்து 500 ரூபாய்", ["3500 INR"]), ("en-IN", "Rs 5 hazar", ["5000 INR"]),
        ("ko-KR", "제3조 100원", ["100 doubted KRW"]), ("ko-KR", "3조 100원", ["3000000000100 KRW"]),
        ("th-TH", "สองพัน 100 บาท", ["100 doubted THB"]), ("th-TH", "ราคา 100 บาท", ["100 THB"]),
        ("ko-KR", "1 원피스", []), ("ko-KR", "1만원대", []), ("ar-EG", "5 جنيه ونص", ["5 doubted EGP"]), ("zh-CN", "1元旦", []),
        ("ja-JP", "1円満", []), ("th-TH", "1 บาทหลวง", []),
        ("vi-VN", "12 Đồng Khởi, Quận 1", []), ("ru-RU", "по 1 таб. 3 р. в день", []),
        ("ru-RU", "3 р. за штуку", ["3 RUB"]),
        ("ml-IN", "₹5 കോടി", ["50000000 INR"]), ("te-IN", "₹5 లక్షలు", ["500000 INR"]),
    ])
    func words(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// Numbers that go on or begin in words leave no amount.
    @Test(arguments: [
        ("en-US", "$3 thousand five hundred", ["3000 doubted USD"]),
        ("en-US", "$3 million five hundred thousand", ["3000000 doubted USD"]),
        ("en-US", "$3 million five years ago", ["3000000 USD"]), ("en-US", "5 dollars fifty", ["5 doubted USD"]),
        ("en-US", "$5 for two", ["5 USD"]), ("fr-FR", "5 euros cinquante", ["5 doubted EUR"]),
        ("de-DE", "5 Euro fünfzig", ["5 doubted EUR"]),
        ("de-DE", "3 Euro fünfundzwanzig", ["3 doubted EUR"]), ("de-DE", "5 Euro für drei", ["5 EUR"]),
        ("it-IT", "1 euro e cinquanta", ["1 doubted EUR"]),
        ("es-ES", "5 euros con cincuenta", ["5 doubted EUR"]), ("pt-BR", "R$ 3 mil e quinhentos", ["3000 doubted BRL"]),
        ("nl-NL", "1 euro vijftig", ["1 doubted EUR"]),
        ("tr-TR", "5 lira elli kuruş", ["5 doubted TRY"]), ("sv-SE", "5 kronor och femtio öre", ["5 doubted SEK"]),
        ("pt-BR", "cento e 50 reais", ["50 doubted BRL"]),
        ("es-CO", "ciento 50 mil pesos", ["50000 doubted COP"]), ("tr-TR", "yüz 50 lira", ["50 doubted TRY"]),
        ("he-IL", "מאה ו-50 שקל", ["50 doubted ILS"]),
        ("ko-KR", "이만 5천원", ["5000 doubted KRW"]), ("ko-KR", "이 5천원", ["5000 KRW"]),
        ("pt-BR", "R$ 1.000,00 (mil reais)", ["1000.00 BRL"]), ("en-US", "$1,000 (one thousand)", ["1000 USD"]),
    ])
    func numbersInWords(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// The word of scale of a list's last number may be that of all, and marks and words may stand in front of it.
    @Test(arguments: [
        ("en-US", "$1, $3 and $40 million", ["1 or 1000000 USD", "3 or 3000000 USD", "40000000 USD"]),
        ("en-US", "$1, 2 or 9 million", ["1 or 1000000 USD"]),
        ("en-US", "For $5, 10 million people came", ["5 USD"]),
        ("pt-BR", "R$ 5, R$ 10 e R$ 15 milhões", ["5 or 5000000 BRL", "10 or 10000000 BRL", "15000000 BRL"]),
        ("id-ID", "antara Rp 5 dan Rp 10 juta", ["5 or 5000000 IDR", "10000000 IDR"]),
        ("en-US", "$1 or so million", ["1 doubted USD"]), ("en-US", "$1 (in millions)", ["1 doubted USD"]),
        ("en-US", "$1+M", ["1 doubted USD"]),
        ("en-US", "Revenue (in millions) $1.2", ["1.2 or 1200000 USD"]),
    ])
    func wordsOfScaleSetApart(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// The heading of a table may count all its amounts in thousands or millions.
    @Test(arguments: [
        ("en-US", "$ in millions 2024 2023\nSales $10.5", ["10.5 or 10500000 USD"]),
        ("en-US", "(in thousands, except per share)\nSales $1,100", ["1100 or 1100000 USD"]),
        ("en-US", "(in millions) $5\nTotal $7 million", ["5 or 5000000 USD", "7000000 USD"]),
        ("ru-RU", "тыс. руб.\nВыручка 1 100 руб.", ["1100 or 1100000 RUB"]),
        ("fr-FR", "en milliers d'euros\nVentes 1 100 €", ["1100 or 1100000 EUR"]),
        ("zh-CN", "（单位：万元）收入 1,100元", ["1100 or 11000000 CNY"]),
        ("ru-RU", "Показатель, млн руб.\nВыручка 1,5 руб.", ["1.5 or 1500000 RUB"]),
        ("de-DE", "Angaben in Tausend Euro\nUmsatz 1.100 €", ["1100 or 1100000 EUR"]),
        ("de-DE", "TEUR 2024\nUmsatz 1.100 €", ["1100 or 1100000 EUR"]),
        ("en-GB", "£'000\nSales £1,000", ["1000 or 1000000 GBP"]),
        ("en-US", "(In millions of U.S. dollars)\nSales $5", ["5 or 5000000 USD"]),
        ("nl-NL", "(in miljoenen euro's)\nOmzet € 5", ["5 or 5000000 EUR"]),
        ("en-US", "All figures in USD millions. Sales $5", ["5 or 5000000 USD"]),
        ("pt-BR", "Em R$ mil\nReceita R$ 5", ["5 or 5000 BRL"]),
        ("hu-HU", "Adatok ezer Ft-ban\nÁrbevétel 1 100 Ft", ["1100 or 1100000 HUF"]),
        ("fi-FI", "tuhansina euroina\nLiikevaihto 5 €", ["5 or 5000 EUR"]),
        ("cs-CZ", "v celých tisících Kč\nTržby 5 Kč", ["5 or 5000 CZK"]),
        ("hr-HR", "u tisućama eura\nPrihodi 5 €", ["5 or 5000 EUR"]),
        ("id-ID", "(dalam jutaan rupiah)\nPendapatan Rp 5", ["5 or 5000000 IDR"]),
        ("he-IL", "(באלפי ש\"ח)\nהכנסות 5 ש\"ח", ["5 or 5000 ILS"]),
        ("ar-SA", "بآلاف الريالات السعودية\nالإيرادات 5 ريال", ["5 or 5000 SAR"]),
        ("hi-IN", "(₹ करोड़ में)\nआय ₹5", ["5 or 50000000 INR"]),
        ("ru-RU", "в тысячах рублей\nВыручка 5 руб.", ["5 or 5000 RUB"]),
        ("lt-LT", "tūkst. EUR\nPajamos 5 EUR", ["5 or 5000 EUR"]),
        ("ja-JP", "（単位：千円）\n売上高 5円", ["5 or 5000 JPY"]), ("ko-KR", "(백만원)\n매출 5원", ["5 or 5000000 KRW"]),
        ("en-US", "All amounts in thousands of dollars unless noted\nSales $5", ["5 or 5000 USD"]),
        ("en-US", "(bn $)\nSales $5", ["5 or 5000000000 USD"]), ("de-CH", "in TCHF\nUmsatz CHF 5", ["5 or 5000 CHF"]),
        ("sv-SE", "Belopp i MSEK\nOmsättning 5 SEK", ["5 or 5000000 SEK"]),
        ("da-DK", "t.kr.\nSalg 5 kr.", ["5 or 5000 DKK"]),
        ("en-MY", "RM'000\nRevenue RM5", ["5 or 5000 MYR"]), ("it-IT", "€/000\nRicavi € 5", ["5 or 5000 EUR"]),
        ("nl-NL", "(bedragen x € 1.000)\nOmzet € 5", ["1000 or 1000000 EUR", "5 or 5000 EUR"]),
        ("de-DE", "in 1.000 EUR", ["1000 doubted EUR"]), ("hu-HU", "1 000 Ft-ért\n5 Ft", ["1000 HUF", "5 HUF"]),
        ("pt-BR", "Dólar e euro\nHoje R$ 5", ["5 BRL"]), ("en-US", "Mrs\nTicket $5", ["5 USD"]),
        ("ru-RU", "т. руб.\nВыручка 5 руб.", ["5 or 5000 RUB"]), ("ru-RU", "в т.ч. руб.\nВыручка 5 руб.", ["5 RUB"]),
        ("de-DE", "T-Shirt €\nXL 5 €", ["5 EUR"]),
        ("en-US", "It cost millions of dollars, and $5 more", ["5 USD"]),
        ("en-US", "Million Dollar Baby $5", ["5 USD"]),
        ("pt-BR", "R$ 1.000,00 (mil reais), R$ 5", ["1000.00 BRL", "5 BRL"]),
    ])
    func headingsOfTables(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// Where a space sets off groups, the first group may belong to a word that a number follows.
    @Test(arguments: [
        ("fr-FR", "taille 42 150 €", ["42150 or 150 EUR"]), ("pl-PL", "Razem 12 500 zł", ["12500 PLN"]),
        ("pl-PL", "tel. 501 234 567 350 zł", ["501234567350 or 234567350 or 567350 or 350 PLN"]),
        ("cs-CZ", "č. 12 500 Kč", ["12500 or 500 CZK"]), ("ru-RU", "размер 42 500 руб", ["42500 or 500 RUB"]),
        ("fr-FR", "iPhone 13 450 €", ["13450 or 450 EUR"]), ("sv-SE", "Pris 13 450 kr", ["13450 SEK"]),
        ("fr-FR", "taille 42\u{A0}150 €", ["42150 EUR"]),
        ("fr-FR", "Clio 3 150\u{202F}000 €", ["3150000 or 150000 EUR"]),
        ("de-DE", "§ 3 250 €", ["3250 or 250 EUR"]),
        ("pl-PL", "ul. Długa 12 350 zł", ["12350 or 350 PLN"]), ("fr-FR", "Peugeot 208 250 €", ["208250 or 250 EUR"]),
        ("ru-RU", "ВАЗ 21 150 руб", ["21150 or 150 RUB"]), ("ru-RU", "Итого 21 150 руб", ["21150 RUB"]),
        ("pl-PL", "piętro 3 450 000 zł", ["3450000 or 450000 PLN"]), ("ru-RU", "3 этаж 450 000 руб.", ["450000 RUB"]),
        ("pl-PL", "Kosztuje 12 350 zł", ["12350 PLN"]), ("sv-SE", "Månadshyra 12 350 kr", ["12350 SEK"]),
        ("pl-PL", "Jan Nowak: 12 350 zł", ["12350 PLN"]), ("pl-PL", "Fiat 126\u{A0}350 zł", ["126350 PLN"]),
        ("fr-FR", "Peugeot 208 000 €", ["208000 EUR"]),
    ])
    func groupsBehindWords(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// Letters and signs beside numbers that are marks of receipts, units, roads or scanned signs.
    @Test(arguments: [
        ("en-US", "EGGS $0.99T", ["990000000000 or 0.99 USD"]), ("en-US", "worth $1.5T", ["1500000000000 USD"]),
        ("en-US", "EGGS $0.99M", ["990000 or 0.99 USD"]), ("en-US", "cost $1.25M", ["1250000 USD"]),
        ("sv-SE", "SEK 1,2 M", ["1200000 or 1.2 SEK"]), ("en-GB", "Tea £0.50 B", ["0.50 GBP"]),
        ("en-US", "S1,299.00", []), ("ro-RO", "95 RON", ["95 RON"]),
        ("en-IN", "INR 2.5 crore", ["25000000 INR"]), ("en-US", "IRR 12.5%", []),
        ("en-ZA", "on the R300 highway", []), ("en-ZA", "205/55 R16", []), ("en-ZA", "only R300", ["300 ZAR"]),
        ("ja-JP", "2、3万円", ["30000 doubted JPY"]),
        ("de-DE", "EUR 2 x 0,99", []), ("en-US", "$1,OOO", ["1 doubted USD"]), ("fr-CA", "1,2 G$", []),
        ("fr-FR", "2 cent euros", []), ("fr-FR", "50 cents", ["0.50 EUR"]),
        ("en-US", "raised $1.29M", ["1290000 USD"]),
        ("sv-SE", "SEK 1,25 M", ["1250000 or 1.25 SEK"]), ("en-US", "MILK $1.29 M", ["1290000 or 1.29 USD"]),
        ("en-US", "CAD 2024", ["2024 doubted CAD?"]), ("en-CA", "CAD 2024", ["2024 CAD"]), ("ja-JP", "1000円台", []),
    ])
    func lettersThatAreNoScaleOrCurrency(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    @Test(arguments: [
        ("en-US", "$5\n99", ["5 or 5.99 USD"]),
        ("de-CH", "CHF 1''234.50", ["1 doubted CHF"]), ("en-US", "$ 1 , 234 . 50", ["1 doubted USD"]),
        ("sv-SE", "3 rum 8 500 kr", ["8500 SEK"]),
        ("fr-FR", "5 € 20 % de remise", ["5 EUR"]), ("en-KE", "5 shillings 50 cents", ["5.50 KES"]),
        ("en-US", "$3.49 9/10", ["3.49 doubted USD"]), ("pl-PL", "100 zł 50/100", ["100 doubted PLN"]),
        ("en-IN", "Rs.9-50", ["9 or 9.50 INR"]),
        ("ru-RU", "1-50 руб.", ["1 or 1.50 or 50 RUB"]), ("tr-TR", "1-15 TL", ["1 or 1.15 or 15 TRY"]),
        ("en-US", "$40-60", ["40 USD", "60 USD"]),
        ("ro-RO", "19 99 lei", ["99 or 19.99 RON"]),
        ("nl-NL", "maat 42 € 9", ["42 or 9 EUR"]),
        ("nl-NL", "2 € 3 kg", ["2 or 3 EUR"]), ("de-DE", "2 € 3 kg", ["2 EUR"]), ("de-DE", "PLZ 10115", []),
        ("ru-RU", "42 р.", ["42 RUB"]), ("ro-RO", "1 leu și 50 de bani", ["1.50 RON"]),
        ("fr-TN", "1 dinar 500", ["1.500 TND"]), ("ar-KW", "1 دينار و500 فلس", ["1.500 KWD"]),
        ("da-DK", "÷1,99 kr.", ["1.99 or -1.99 DKK"]), ("en-US", "<$5.00>", ["5.00 or -5.00 USD"]),
        ("en-US", "&minus;$5.00", ["-5.00 USD"]), ("en-US", "DR $5.00", ["5.00 or -5.00 USD"]),
        ("en-IN", "Rs.15-50", ["15 INR", "50 INR"]), ("en-IN", "Rs.20-30", ["20 INR", "30 INR"]),
        ("en-GB", "£15-50", ["15 GBP", "50 GBP"]),
        ("ar-EG", "١٠-٢٠ جنيه", ["10 EGP", "20 EGP"]), ("pl-PL", "12 50 zł", ["50 or 12.50 PLN"]),
        ("pl-PL", "3 szt. po 12 50 zł", ["50 or 12.50 PLN"]),
        ("pl-PL", "2.0 TDI 150 KM 45 900 zł", ["45900 PLN"]),

    ])
    func centsAndSignsSetApart(locale: String, text: String, amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale, marksOpen: true) == amounts)
    }

    /// Spaces set off no groups of two digits: what stands so may be several numbers.
    @Test
    func spacesBetweenGroupsOfIndia() throws {
        let parser = try CurrencyParser(.euro, locale: LocaleIdentifier("en-IN"))
        #expect(throws: AmountParseError.self) { try parser.parse("3 12 500 €") }
        #expect(try parser.parse("12 500 €").amount == 12500)
    }

    /// A dash behind a currency is not surely a minus.
    @Test(arguments: [("es-BO", "Bs.- 100", "BOB"), ("nl-NL", "€ -,50", "EUR"), ("de-DE", "5,00 -", "EUR")])
    func dashesOfParsedTexts(locale: String, text: String, currency: String) throws {
        let parser = try CurrencyParser(CurrencyStyle(CurrencyCode(currency), locale: LocaleIdentifier(locale)))
        let error = #expect(throws: AmountParseError.self) { try parser.parse(text) }
        let amounts = try #require(error).readings.map(\.amount)
        #expect(amounts.count == 2 && amounts[0] == amounts[1].negated && error?.doubts.map(\.kind) == [.sign])
    }
}
