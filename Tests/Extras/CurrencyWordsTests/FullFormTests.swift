import CurrencyWords
import Testing

struct FullFormTests {
    /// Texts by grammars of the languages; those with a comment are in the issues of other libraries.
    @Test(arguments: [
        ("en-US", "USD", "2.50", "two dollars and fifty cents"), ("en-US", "USD", "1.01", "one dollar and one cent"),
        ("en-IN", "INR", "1234567", "twelve lakh thirty-four thousand five hundred sixty-seven rupees"),
        ("en-GB", "GBP", "0.01", "one penny"), ("en-US", "JPY", "1000", "one thousand yen"),
        // "eins Euro"
        ("de-DE", "EUR", "1", "ein Euro"), ("de-DE", "GBP", "1", "ein Pfund"),
        ("de-DE", "SEK", "1", "eine Schwedische Krone"),
        ("de-CH", "CHF", "21.05", "einundzwanzig Franken und fünf Rappen"),
        ("fr-FR", "EUR", "1000000", "un million d’euros"), ("fr-FR", "USD", "1000000", "un million de dollars"),
        ("fr-FR", "EUR", "1200000", "un million deux cent mille euros"), ("fr-FR", "EUR", "80", "quatre-vingts euros"),
        ("fr-FR", "GBP", "21", "vingt-et-une livres"),
        // "veintiuno libras"
        ("es-ES", "GBP", "21", "veintiuna libras"), ("es-ES", "EUR", "21", "veintiún euros"),
        ("es-MX", "MXN", "1000000", "un millón de pesos"), ("es-ES", "EUR", "1.20", "un euro con veinte céntimos"),
        ("it-IT", "EUR", "2.50", "due euro e cinquanta centesimi"),
        ("pt-BR", "BRL", "2", "dois reais"), ("pt-BR", "GBP", "2", "duas libras"),
        ("pt-PT", "EUR", "1.50", "um euro e cinquenta cêntimos"), ("nl-NL", "EUR", "2.50", "twee euro en vijftig cent"),
        ("pl-PL", "PLN", "22.01", "dwadzieścia dwa złote i jeden grosz"),
        ("pl-PL", "PLN", "25", "dwadzieścia pięć złotych"), ("pl-PL", "SEK", "2", "dwie korony szwedzkie"),
        // "Два Рублей"
        ("ru-RU", "RUB", "2", "два рубля"), ("ru-RU", "RUB", "1", "один рубль"),
        ("ru-RU", "RUB", "2000.21", "две тысячи рублей двадцать одна копейка"),
        ("tr-TR", "TRY", "2.50", "iki lira elli kuruş"), ("hi-IN", "INR", "100000", "एक लाख रुपये"),
        ("ja-JP", "JPY", "1234", "千二百三十四円"), ("sv-SE", "SEK", "21", "tjugoen kronor"),
        ("fi-FI", "EUR", "1.50", "yksi euro ja viisikymmentä senttiä"), ("nb-NO", "GBP", "21", "tjueett pund"),
        ("uk-UA", "UAH", "22.01", "двадцять дві гривні одна копійка"), ("vi-VN", "VND", "21", "hai mươi mốt đồng"),
        ("vi-VN", "USD", "0.05", "năm xu"), ("it-IT", "RUB", "2001.02", "duemilauno rubli e due copechi"),
    ])
    func amounts(locale: String, currency: String, amount: String, text: String) throws {
        let words = try CurrencyWords(.full, CurrencyCode(currency), locale: LocaleIdentifier(locale))
        #expect(try words.text(of: DecimalValue(amount)) == text)
    }

    /// Rules of the People's Bank of China for cheques.
    @Test(arguments: [
        ("100", "壹佰元整"), ("10", "壹拾元整"), ("107000.53", "壹拾万柒仟元伍角叁分"), ("325.04", "叁佰贰拾伍元零肆分"),
        ("0.5", "伍角整"),
    ])
    func chineseCharacters(amount: String, text: String) throws {
        #expect(try Money(amount, .yuanRenminbi).words(.full, in: .chineseChina) == text)
    }

    /// A noun alone means the region's currency, and the best known one in regions without the noun. The names are CLDR's.
    @Test(arguments: [
        ("en-CA", "CAD", "1", "one dollar"), ("en-CA", "USD", "2", "two US dollars"),
        ("en-US", "CAD", "2.50", "two Canadian dollars and fifty cents"), ("en-US", "USD", "2", "two dollars"),
        ("fr-FR", "USD", "2", "deux dollars"), ("fr-CA", "USD", "2", "deux dollars des États-Unis"),
        ("fr-CH", "CHF", "1", "un franc"), ("fr-FR", "CHF", "2", "deux francs suisses"),
        ("es-MX", "MXN", "2", "dos pesos"), ("es-AR", "MXN", "2", "dos pesos mexicanos"),
        ("sv-SE", "SEK", "2", "två kronor"), ("sv-SE", "NOK", "1", "en norsk krona"),
        ("sv-FI", "SEK", "2", "två svenska kronor"), ("ru-RU", "CAD", "22", "двадцать два канадских доллара"),
    ])
    func currenciesWithTheSameNoun(locale: String, currency: String, amount: String, text: String) throws {
        let words = try CurrencyWords(.full, CurrencyCode(currency), locale: LocaleIdentifier(locale))
        #expect(try words.text(of: DecimalValue(amount)) == text)
    }

    /// CLDR's numbers, corrected as the grammars say, whose examples these are.
    @Test(arguments: [
        // A magyar helyesírás szabályai, 289: hyphens above two thousand.
        ("hu", "HUF", "1999", "ezerkilencszázkilencvenkilenc forint"), ("hu", "HUF", "2010", "kétezer-tíz forint"),
        ("hu", "HUF", "20512", "húszezer-ötszáztizenkettő forint"),
        ("hu", "HUF", "5837952", "ötmillió-nyolcszázharminchétezer-kilencszázötvenkettő forint"),
        // As the first part of a word, kettő is két.
        ("hu", "HUF", "12000", "tizenkétezer forint"),
        // 한글 맞춤법 44: amounts of money have no spaces.
        ("ko", "KRW", "315678", "삼십일만오천육백칠십팔원"), ("ko", "USD", "200.50", "이백 달러 오십 센트"),
        // CLDR has "տասն", "մեկհարյուր" and "իննասուն".
        ("hy", "AMD", "10", "տասը դրամ"), ("hy", "AMD", "110", "հարյուր տասը դրամ"),
        ("hy", "AMD", "90", "իննսուն դրամ"),
        // Internetová jazyková příručka: "jeden tisíc", "dva tisíce", and nouns that agree with the last word.
        ("cs", "CZK", "1001", "jeden tisíc jedna koruna"),
        ("cs", "CZK", "2862", "dva tisíce osm set šedesát dvě koruny"),
        ("cs", "EUR", "22.05", "dvacet dvě eura pět centů"), ("cs", "USD", "21", "dvacet jeden dolar"),
        // The interinstitutional style guide of the EU writes thousands apart in Finnish.
        ("fi", "EUR", "250350", "kaksisataaviisikymmentätuhatta kolmesataaviisikymmentä euroa"),
        // Diccionario panhispánico de dudas, "cardinales": hundreds of thousands agree with the noun, millions do not.
        ("es", "GBP", "200000", "doscientas mil libras"), ("es", "GBP", "500001", "quinientas mil una libras"),
        ("es", "GBP", "200300000", "doscientos millones trescientas mil libras"),
        ("es", "GBP", "200000000", "doscientos millones de libras"),
        ("es", "GBP", "100000", "cien mil libras"), ("es", "GBP", "0.02", "dos peniques"),
        ("es", "EUR", "200000", "doscientos mil euros"),
        // In Italian, tre has an accent at the end of a word.
        ("it", "EUR", "1003", "milletré euro"), ("it", "EUR", "23000", "ventitremila euro"),
        // 两 alone, 二 in longer numbers.
        ("zh", "USD", "2", "两美元"), ("zh", "USD", "22.02", "二十二美元两美分"),
    ])
    func corrections(locale: String, currency: String, amount: String, text: String) throws {
        let words = try CurrencyWords(.full, CurrencyCode(currency), locale: LocaleIdentifier(locale))
        #expect(try words.text(of: DecimalValue(amount)) == text)
    }

    @Test func signsAndZeros() throws {
        let words = try CurrencyWords(.full, .dollar, locale: .englishUnitedStates)
        #expect(try words.text(of: 0) == "zero dollars")
        #expect(try words.text(of: 0.05) == "five cents")
        #expect(try words.text(of: -2) == "minus two dollars")
        #expect(try words.text(of: -2, isCapitalized: true) == "Minus two dollars")
    }

    @Test func turkishCapitalsKeepTheDot() throws {
        let words = try CurrencyWords(.full, .turkishLira, locale: .turkishTurkiye)
        #expect(try words.text(of: 2, isCapitalized: true) == "İki lira")
    }

    /// What is not certain is an error.
    @Test func uncertainWordsAreErrors() throws {
        let dollar = Currency.dollar.code
        // Arabic numbers of CLDR have "ثلاثة مائة" and "إحدى عشر" before masculine nouns, so the language has no words.
        let arabic = CurrencyLocale.arabicEgypt
        #expect(throws: CurrencyWordsError.noWords(arabic.identifier, dollar)) {
            try CurrencyWords(.full, .dollar, locale: arabic)
        }
        // Norwegian has words, but CLDR has "tjueéin pund" in Nynorsk.
        #expect(throws: CurrencyWordsError.self) {
            try CurrencyWords(.full, .dollar, locale: .norwegianNynorskNorway)
        }
        // CLDR has "jeden miliarda", and 兆, which is a million or a million millions.
        let koruny = try CurrencyWords(.full, .czechKoruna, locale: .czechCzechia)
        #expect(throws: CurrencyWordsError.self) { try koruny.text(of: 1_000_000_000) }
        let yuan = try CurrencyWords(.full, .yuanRenminbi, locale: .chineseChina)
        #expect(throws: CurrencyWordsError.self) { try yuan.text(of: DecimalValue("1E+12")) }
        // No minor unit is recorded for zlotys in English.
        let zlotys = try CurrencyWords(.full, .zloty, locale: .englishUnitedStates)
        #expect(try zlotys.text(of: 2) == "two zlotys")
        #expect(throws: CurrencyWordsError.self) { try zlotys.text(of: 2.5) }
        // Numbers that the rules write in digits.
        let euros = try CurrencyWords(.full, .euro, locale: .englishUnitedStates)
        #expect(throws: CurrencyWordsError.self) { try euros.text(of: DecimalValue("1E+18")) }
    }

    @Test func moreDigitsThanTheMinorUnitAreAnError() throws {
        let words = try CurrencyWords(.full, .dollar, locale: .englishUnitedStates)
        let amount: DecimalValue = 0.125
        #expect(throws: CurrencyWordsError.tooManyDigits(amount, Currency.dollar.code)) { try words.text(of: amount) }
        #expect(try words.text(of: DecimalValue("0.120")) == "twelve cents")
        let yen = try CurrencyWords(.full, .yen, locale: .englishUnitedStates)
        #expect(throws: CurrencyWordsError.self) { try yen.text(of: 0.5) }
    }
}
