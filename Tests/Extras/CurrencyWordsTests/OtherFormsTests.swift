import CurrencyWords
import Testing

struct OtherFormsTests {
    @Test(arguments: [
        ("en-US", "USD", "123.45", "one hundred twenty-three and 45/100 US dollars"),
        ("en-US", "USD", "0.05", "zero and 05/100 US dollars"),
        ("de-DE", "EUR", "123.4", "einhundertdreiundzwanzig und 40/100 Euro"),
        ("fr-FR", "EUR", "123.45", "cent vingt-trois et 45/100 euros"),
        ("es-ES", "EUR", "123.45", "ciento veintitrés con 45/100 euros"),
        // The introduction of the euro in Italy: "quarantasette/22".
        ("it-IT", "EUR", "47.22", "quarantasette/22 euro"), ("it-IT", "EUR", "47", "quarantasette/00 euro"),
        // The first two are from the table of newandbest.ru, and the last one is of number-to-words-ru.
        ("ru-RU", "RUB", "125.75", "сто двадцать пять рублей 75 копеек"),
        ("ru-RU", "RUB", "3458.03", "три тысячи четыреста пятьдесят восемь рублей 03 копейки"),
        ("ru-RU", "RUB", "104", "сто четыре рубля 00 копеек"),
        // Poradnia językowa PWN has the fraction behind the noun, so that the noun has the form for the whole number.
        ("pl-PL", "EUR", "13.55", "trzynaście euro 55/100"),
        ("pl-PL", "PLN", "253.43", "dwieście pięćdziesiąt trzy złote 43/100"),
        // From the example of the page on Norwegian, whose "ett tusen" is "tusen" in CLDR.
        ("nb-NO", "NOK", "234.56", "to hundre og trettifire kroner og 56 øre"),
        ("nb-NO", "NOK", "2", "to kroner og 00 øre"),
        ("uk-UA", "UAH", "1234.56", "одна тисяча двісті тридцять чотири гривні 56 копійок"),
        // The example of AmountToText.
        ("uk-UA", "UAH", "777", "сімсот сімдесят сім гривень 00 копійок"),
        ("uk-UA", "UAH", "1234.01", "одна тисяча двісті тридцять чотири гривні 01 копійка"),
        // geratools.com.
        ("sv-SE", "SEK", "1234.56", "ettusen tvåhundratrettiofyra kronor och 56 öre"),
        // NUT's tests of fractions, and the examples of spellmoney.
        ("pt-BR", "BRL", "105.50", "cento e cinco reais e 50/100"),
        ("pt-BR", "BRL", "125.50", "cento e vinte e cinco reais e 50/100"),
        ("bg-BG", "BGN", "105.50", "сто и пет лева и 50/100"),
        // The example of the page on Croatian.
        ("hr-HR", "EUR", "1500.50", "tisuću petsto eura i 50/100"),
        // trange_frange has the fraction, and Faktur the dinar before it. The "i" between tens and ones is CLDR's.
        ("sr-Latn-RS", "RSD", "12345.67", "dvanaest hiljada trista četrdeset i pet dinara i 67/100"),
        ("sr-RS", "RSD", "2022001.01", "два милиона двадесет и две хиљаде један динар и 01/100"),
        // The tests of the programs whose form it is.
        ("az-AZ", "AZN", "24", "iyirmi dörd manat 00 qəpik"),
        ("kk-KZ", "KZT", "300000.50", "үш жүз мың теңге 50 тиын"),
        ("ky-KG", "KGS", "123.5", "бир жүз жыйырма үч сом 50 тыйын"),
        ("ky-KG", "USD", "34.5", "отуз төрт доллар 50 цент"),
        ("lt-LT", "EUR", "36", "trisdešimt šeši eurai 00 ct"),
        ("lt-LT", "EUR", "11.25", "vienuolika eurų 25 ct"),
        // "tuhat kakssada" in the test, and "pieci simti" on the page: CLDR has other forms of the same numbers.
        ("et-EE", "EUR", "1250.5", "üks tuhat kakssada viiskümmend eurot ja 50 senti"),
        ("lv-LV", "EUR", "500.55", "piecsimt eiro un 55 centi"),
        ("lv-LV", "EUR", "21021.21", "divdesmit viens tūkstotis divdesmit viens eiro un 21 cents"),
    ])
    func cheques(locale: String, currency: String, amount: String, text: String) throws {
        let words = try CurrencyWords(.cheque, CurrencyCode(currency), locale: LocaleIdentifier(locale))
        #expect(try words.text(of: DecimalValue(amount)) == text)
    }

    /// Before a fraction, neither "ein" nor "eins" is certain.
    @Test func numbersWithGenderAreRefusedOnCheques() throws {
        let words = try CurrencyWords(.cheque, .euro, locale: .germanGermany)
        #expect(throws: CurrencyWordsError.self) { try words.text(of: 1) }
        #expect(throws: CurrencyWordsError.self) { try words.text(of: 101) }
    }

    /// A language whose nouns are only those of cheques has no other form.
    @Test func nounsOfChequesAreNotForOtherForms() throws {
        let lithuanian = try LocaleIdentifier("lt-LT")
        let euro = try CurrencyCode("EUR")
        for form in [CurrencyWords.Form.full, .spoken, .spokenCompact] {
            #expect(throws: CurrencyWordsError.noWords(lithuanian, euro)) {
                try CurrencyWords(form, euro, locale: lithuanian)
            }
        }
    }

    /// CLDR has "једна милијарда" with the wrong gender in Serbian, and not all of its forms.
    @Test func numbersThatCLDRHasWrongAreRefusedOnCheques() throws {
        let words = try CurrencyWords(.cheque, CurrencyCode("RSD"), locale: LocaleIdentifier("sr-RS"))
        #expect(throws: CurrencyWordsError.self) { try words.text(of: 1_000_000_000) }
    }

    /// Complaints about amounts that screen readers read: woocommerce-ios 1890, bitwarden/ios 2678, react-number-format 845,
    /// react-spectrum 4160.
    @Test(arguments: [
        ("woocommerce-ios 1890", "-115.00", "minus 115 dollars"),
        ("bitwarden/ios 2678", "19.80", "19 dollars and 80 cents"),
        ("react-number-format 845", "1234.5", "1,234 dollars and 50 cents"),
        ("react-spectrum 4160", "-1", "minus 1 dollar"),
    ])
    func spokenAmounts(complaint: String, amount: String, text: String) throws {
        #expect(try Money(amount, .dollar).words(.spoken, in: .englishUnitedStates) == text, "\(complaint)")
    }

    /// The number's form is the plural category of the whole number that is read.
    @Test func spokenFormsAgree() throws {
        let words = try CurrencyWords(.spoken, CurrencyCode("RUB"), locale: LocaleIdentifier("ru"))
        #expect(try words.text(of: 21) == "21 рубль")
        #expect(try words.text(of: 22.05) == "22 рубля 5 копеек")
    }

    /// Voices read "1 234" as two numbers, and "1’234" too.
    @Test(arguments: [
        ("fr-FR", "EUR", "1234567.5", "1234567 euros et 50 centimes"), ("pl-PL", "PLN", "25000", "25000 złotych"),
        ("de-CH", "CHF", "1234", "1234 Franken"), ("de-DE", "EUR", "1234", "1.234 Euro"),
    ])
    func digitsAreOneNumber(locale: String, currency: String, amount: String, text: String) throws {
        let words = try CurrencyWords(.spoken, CurrencyCode(currency), locale: LocaleIdentifier(locale))
        #expect(try words.text(of: DecimalValue(amount)) == text)
    }

    /// In compact notation, the noun has the form for the whole number, and languages with "of" behind millions write it.
    @Test(arguments: [
        ("en-US", "USD", "1234567", "1.2 million dollars"), ("en-US", "USD", "-1000000", "minus 1 million dollars"),
        ("en-US", "USD", "1", "1 dollar"), ("de-DE", "EUR", "2500000", "2,5 Millionen Euro"),
        ("fr-FR", "EUR", "1000000", "1 million d’euros"), ("fr-FR", "USD", "1200000", "1,2 million de dollars"),
        ("es-ES", "GBP", "1500000", "1,5 millones de libras"), ("ru-RU", "RUB", "1200000", "1,2 миллиона рублей"),
        ("pl-PL", "PLN", "2000", "2 tysiące złotych"), ("ja-JP", "JPY", "12300000", "1230万円"),
        ("pt-BR", "BRL", "3000000000", "3 bilhões de reais"),
    ])
    func compactAmounts(locale: String, currency: String, amount: String, text: String) throws {
        let words = try CurrencyWords(.spokenCompact, CurrencyCode(currency), locale: LocaleIdentifier(locale))
        #expect(try words.text(of: DecimalValue(amount)) == text)
    }
}
