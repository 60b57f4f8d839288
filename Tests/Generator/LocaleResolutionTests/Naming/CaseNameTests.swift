import Testing

@testable import LocaleResolution

struct CaseNameTests {
    struct Row: CustomTestStringConvertible {
        var names: [String]
        var name: String

        var testDescription: String { name }

        init(_ names: String..., gives name: String) {
            self.names = names
            self.name = name
        }
    }

    static let rows = [
        Row("German", "Austria", gives: "germanAustria"),
        Row("Cantonese", "Hong Kong SAR China", gives: "cantoneseHongKongSarChina"),
        Row("French", "Côte d’Ivoire", gives: "frenchCoteDIvoire"),
        Row("Norwegian Bokmål", "Svalbard & Jan Mayen", gives: "norwegianBokmalSvalbardJanMayen"),
        Row("Swedish", "Åland Islands", gives: "swedishAlandIslands"),
        Row("Turkish", "Türkiye", gives: "turkishTurkiye"),
        Row("English", "U.S. Virgin Islands", gives: "englishUSVirginIslands"),
        Row("English", "Guinea-Bissau", gives: "englishGuineaBissau"),
        Row("N’Ko", gives: "nKo"),
        Row("UAE Dirham", gives: "uaeDirham"),
        Row("Pa’anga", gives: "paanga"),
        Row("Tongan Paʻanga", gives: "tonganPaanga"),
        Row("Polish Zloty (1950–1995)", gives: "polishZloty1950To1995"),
        Row("Sierra Leonean Leone (1964—2022)", gives: "sierraLeoneanLeone1964To2022"),
        Row("Zimbabwean Dollar (2008)", gives: "zimbabweanDollar2008"),
        Row("Unidad de Valor Real", gives: "unidadDeValorReal"),
        Row("São Tomé & Príncipe Dobra", gives: "saoTomePrincipeDobra"),
        Row("Straße", gives: "strasse"),
        Row("", gives: ""),
    ]

    @Test(arguments: rows)
    func wordsAreJoinedInLowerCamelCase(row: Row) throws {
        #expect(try CaseName.joined(row.names) == row.name)
    }

    @Test func aLetterBeyondTheTableIsAnError() {
        #expect(throws: NamingError.letterWithoutFolding("Ж", name: "Жук")) { try CaseName.joined(["Жук"]) }
        // A combining accent would be lost silently.
        #expect(throws: NamingError.self) { try CaseName.joined(["e\u{345}"]) }
    }

    @Test(arguments: [
        ("a", true), ("bolívar", true), ("a1", true), ("1a", false), ("", false), ("a b", false), ("a.b", false),
    ])
    func aNameIsWhatSwiftAllows(text: String, isName: Bool) {
        #expect(CaseName.isName(text) == isName)
    }

    @Test(arguments: [
        ("de", ["de"]), ("zh_Hant_TW", ["zh", "Hant", "TW"]), ("es-419", ["es", "419"]),
        ("ca_ES_valencia", ["ca", "ES", "valencia"]), ("sl_1994", ["sl", "1994"]),
    ])
    func anIdentifierIsTakenApart(identifier: String, parts: [String]) throws {
        let subtags = try LocaleSubtags(identifier)
        #expect(subtags.identifier == parts.joined(separator: "-"))
    }

    @Test(arguments: ["", "d", "de_", "de__DE", "de_DE_x", "de_muchtoolong", "de_DE_Latn", "12", "dé"])
    func whatIsNoIdentifierIsRefused(identifier: String) {
        #expect(throws: NamingError.malformedIdentifier(identifier)) { try LocaleSubtags(identifier) }
    }
}
