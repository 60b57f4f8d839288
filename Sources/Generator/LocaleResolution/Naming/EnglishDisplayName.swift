import LocaleModel

/// The English names of a locale's parts, and the name composed of them. A part without a name is written as its code.
///
///     sr-Latn-ME      Serbian (Latin, Montenegro)
///     ife-TG          ife (Togo), if CLDR has no English name for ife
enum EnglishDisplayName {
    /// The names in the order of the identifier.
    static func parts(of subtags: LocaleSubtags, _ names: EnglishNames) -> [String] {
        codes(of: subtags, names).map { $0.name ?? $0.code }
    }

    /// The codes without a name.
    static func nameless(in subtags: LocaleSubtags, _ names: EnglishNames) -> [String] {
        codes(of: subtags, names).filter { $0.name == nil }.map(\.code)
    }

    private static func codes(of subtags: LocaleSubtags, _ names: EnglishNames) -> [(code: String, name: String?)] {
        var codes = [(subtags.language, names.languages[subtags.language])]
        if let script = subtags.script { codes.append((script, names.scripts[script])) }
        if let region = subtags.region { codes.append((region, names.territories[region])) }
        for variant in subtags.variants {
            // CLDR's list of names has variants in capitals; identifiers have them in small letters.
            codes.append((variant, names.variants[variant.uppercased()]))
        }
        return codes
    }

    /// The name, such as `Serbian (Latin, Montenegro)`, according to LDML's locale display pattern for English.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-general.html#locale_display_name_algorithm>.
    static func of(_ subtags: LocaleSubtags, _ names: EnglishNames) -> String {
        let parts = parts(of: subtags, names)
        let qualifiers = parts.dropFirst().map { part in
            String(part.map { $0 == "(" ? "[" : $0 == ")" ? "]" : $0 })
        }
        return parts[0] + (qualifiers.isEmpty ? "" : " (\(qualifiers.joined(separator: ", ")))")
    }
}
