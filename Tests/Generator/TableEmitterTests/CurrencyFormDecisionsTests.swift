import Foundation
import LocaleResolution
import TestSupport
import Testing

/// The recorded forms of Data/Decisions, compared with what others say that people write.
struct CurrencyFormDecisionsTests {
    private static let decisions = Result {
        try JSONDecoder().decode(
            CurrencyFormDecisions.self,
            from: Data(contentsOf: PackageFolder.file("Data/Decisions/currencyForms.json")))
    }

    /// The unit of a currency that a text counts, alone or after an amount, as a power of ten.
    private static func powers(of text: String, _ code: String) throws -> Set<Int> {
        let decisions = try decisions.get()
        let forms = decisions.forms.filter { $0.isMinorUnit && $0.text == text && $0.currencies.contains(code) }
        let words = decisions.minorUnitWords.filter { $0.word == text && $0.currencies.contains(code) }
        let minorUnit = try CutSnapshot.whole.get().iso4217.current.first { $0.code == code }?.minorUnit
        return Set((forms.map(\.powerOfTen) + words.map(\.powerOfTen)).map { $0 ?? 0 - (minorUnit ?? 2) })
    }

    /// The fractional unit of each currency in use, and how many of them make one of the currency.
    ///
    /// From https://en.wikipedia.org/wiki/List_of_circulating_currencies, without the units of a fifth (MGA, MRU).
    private static let fractionalUnits = """
        AED fils 100;AFN pul 100;ALL qindarkë 100;AMD luma 100;AOA cêntimo 100;ARS centavo 100;AUD cent 100;AWG cent 100;
        AZN qəpik 100;BAM fening 100;BBD cent 100;BDT poisha 100;BHD fils 1000;BIF centime 100;BMD cent 100;BND sen 100;
        BOB centavo 100;BRL centavo 100;BSD cent 100;BTN chetrum 100;BWP thebe 100;BYN kopeck 100;BZD cent 100;CAD cent 100;
        CDF centime 100;CHF Rappen 100;CLP centavo 100;CNY jiao 10;CNY fen 100;COP centavo 100;CRC céntimo 100;
        CUP centavo 100;CVE centavo 100;CZK haléř 100;DJF centime 100;DKK øre 100;DOP centavo 100;DZD centime 100;
        EGP piastre 100;ERN cent 100;ETB santim 100;EUR cent 100;FJD cent 100;FKP penny 100;GBP penny 100;GEL tetri 100;
        GHS pesewa 100;GIP penny 100;GMD butut 100;GNF centime 100;GTQ centavo 100;GYD cent 100;HKD cent 100;
        HNL centavo 100;HTG centime 100;HUF fillér 100;IDR sen 100;ILS agora 100;INR paisa 100;IQD fils 1000;ISK eyrir 100;
        JMD cent 100;JOD fils 1000;JOD piastre 100;JPY sen 100;KES cent 100;KGS tyiyn 100;KHR sen 100;KMF centime 100;
        KPW chon 100;KRW jeon 100;KWD fils 1000;KYD cent 100;KZT tiyn 100;LAK att 100;LBP piastre 100;LKR cent 100;
        LRD cent 100;LSL sente 100;LYD dirham 1000;MAD centime 100;MDL ban 100;MKD deni 100;MMK pya 100;MNT möngö 100;
        MOP avo 100;MUR cent 100;MVR laari 100;MWK tambala 100;MXN centavo 100;MYR sen 100;MZN centavo 100;NAD cent 100;
        NGN kobo 100;NIO centavo 100;NOK øre 100;NPR paisa 100;NZD cent 100;OMR baisa 1000;PAB centésimo 100;
        PEN céntimo 100;PGK toea 100;PHP sentimo 100;PKR paisa 100;PLN grosz 100;PYG céntimo 100;QAR dirham 100;
        RON ban 100;RSD para 100;RUB kopeck 100;RWF centime 100;SAR halala 100;SBD cent 100;SCR cent 100;SDG piastre 100;
        SEK öre 100;SGD cent 100;SHP penny 100;SLE cent 100;SOS cent 100;SRD cent 100;SSP piaster 100;STN cêntimo 100;
        SYP piastre 100;SZL cent 100;THB satang 100;TJS diram 100;TMT tennesi 100;TND millime 1000;TOP seniti 100;
        TRY kuruş 100;TTD cent 100;TWD cent 100;TZS cent 100;UAH kopiyka 100;UGX cent 100;USD cent 100;UYU centésimo 100;
        UZS tiyin 100;VES céntimo 100;VND hào 10;WST sene 100;XAF centime 100;XCD cent 100;XCG cent 100;XOF centime 100;
        XPF centime 100;YER fils 100;ZAR cent 100;ZMW ngwee 100;ZWG cent 100
        """

    @Test
    func allCurrenciesInUseHaveTheirFractionalUnit() throws {
        let rows = Self.fractionalUnits.split { $0 == ";" || $0.isNewline }
        try #require(rows.count > 150)
        for row in rows {
            let fields = row.split(separator: " ").map(String.init)
            let power = ["10": -1, "100": -2, "1000": -3][fields[2]]
            let expected = try #require(power)
            #expect(try Self.powers(of: fields[1], fields[0]) == [expected], "\(row)")
        }
    }

    /// Names from https://en.wiktionary.org/wiki/cent#Translations and https://en.wiktionary.org/wiki/penny#Translations.
    @Test(arguments: [
        ("цент", "USD"), ("пенс", "GBP"), ("ცენტი", "EUR"), ("سنت", "USD"), ("セント", "USD"), ("센트", "USD"),
        ("ceint", "EUR"), ("cèntim", "EUR"), ("sentti", "EUR"), ("美分", "USD"), ("便士", "GBP"), ("ペニー", "GBP"),
    ])
    func languagesNameTheUnit(word: String, code: String) throws {
        #expect(try Self.powers(of: word, code) == [-2])
    }

    /// Names without a country, and names that are also another word.
    @Test(arguments: [
        ("ナイラ", "NGN", "name"), ("Rupien", "INR", "name"), ("avro", "EUR", "name"), ("라리", "GEL", "name"),
        ("spänn", "SEK", "name"), ("스위스프랑", "CHF", "name"), ("singapore dollars", "SGD", "name"),
        ("svenske kr", "SEK", "name"), ("块", "CNY", "homonym"), ("livres", "GBP", "homonym"),
        ("grand", "GBP", "name"),
    ])
    func peopleNameTheCurrency(text: String, code: String, kind: String) throws {
        let forms = try Self.decisions.get().forms.filter { $0.text.lowercased() == text.lowercased() }
        #expect(forms.contains { $0.kind.rawValue == kind && $0.currencies.contains(code) })
    }

    /// Forms are compared in any case, so a text in two cases would be one form with two meanings.
    @Test
    func longFormsDifferInMoreThanTheirCase() throws {
        let long = try Self.decisions.get().forms.filter {
            $0.kind == .name || $0.kind == .homonym || $0.kind == .minorUnit
        }
        for (_, same) in Dictionary(grouping: long, by: { $0.text.lowercased() }) {
            #expect(Set(same.map(\.text)).count == 1, "\(same.map(\.text))")
        }
    }

    /// A file that groups texts is read as one form for each.
    @Test
    func groupsBecomeForms() throws {
        let json = """
            {"forms": [{"texts": ["рубля", "рублей"], "kind": "name", "currencies": ["RUB"], "reason": "why", "link": "where"}],
             "minorUnitWords": [{"words": ["hào", "cắc"], "currencies": ["VND"], "powerOfTen": -1, "reason": "why",
             "link": "where"}], "scaleWords": {}, "wideUse": {"currencies": [], "reason": "", "link": ""},
             "words": {"currencies": [], "reason": "", "link": ""},
             "smallLetters": {"currencies": [], "reason": "", "link": ""}}
            """
        let decisions = try JSONDecoder().decode(CurrencyFormDecisions.self, from: Data(json.utf8))
        #expect(decisions.forms.map(\.text) == ["рубля", "рублей"])
        #expect(decisions.minorUnitWords.map(\.word) == ["hào", "cắc"])
        #expect(decisions.minorUnitWords.map(\.powerOfTen) == [-1, -1])
    }
}
