import LocaleModel

/// Reads the English names of languages, scripts, variants and territories.
enum EnglishNamesReader {
    private static let locale = "en"

    static func read(_ data: ICUData) throws(ImportError) -> EnglishNames {
        var names = EnglishNames()
        let languages = try ICUBundle.open(.languages, locale, in: data, locale: locale)
        names.languages = try table(languages, "Languages")
        names.scripts = try table(languages, "Scripts")
        // A variant alone is in capitals, as in CLDR; in identifiers it is in small letters.
        names.variants = try languages.node("Variants").strings().reduce(into: [:]) { $0[$1.0] = $1.1 }
        names.territories = try table(try ICUBundle.open(.regions, locale, in: data, locale: locale), "Countries")
        return names
    }

    private static func table(_ bundle: borrowing ICUBundle, _ key: String) throws(ImportError) -> [String: String] {
        var names: [String: String] = [:]
        for (code, name) in try bundle.node(key).strings() {
            names[ICULocaleName.identifier(of: code)] = name
        }
        return names
    }
}
