import LocaleModel

/// The English names of a locale's parts, and the name made of them.
enum EnglishDisplayName {
    /// The names in the order of the identifier.
    static func parts(of subtags: LocaleSubtags, _ names: EnglishNames) throws(NamingError) -> [String] {
        func name(_ subtag: String, in table: [String: String]) throws(NamingError) -> String {
            guard let name = table[subtag] else {
                throw .noEnglishName(identifier: subtags.identifier, subtag: subtag)
            }
            return name
        }
        var parts = [try name(subtags.language, in: names.languages)]
        if let script = subtags.script { parts.append(try name(script, in: names.scripts)) }
        if let region = subtags.region { parts.append(try name(region, in: names.territories)) }
        for variant in subtags.variants {
            // CLDR writes variants in capitals where it names them, in small letters in identifiers.
            parts.append(try name(variant.uppercased(), in: names.variants))
        }
        return parts
    }

    /// `Serbian (Latin, Montenegro)`, after LDML's locale display pattern for English.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-general.html#locale_display_name_algorithm>.
    static func of(_ subtags: LocaleSubtags, _ names: EnglishNames) throws(NamingError) -> String {
        let parts = try parts(of: subtags, names)
        let qualifiers = parts.dropFirst().map { part in
            String(part.map { $0 == "(" ? "[" : $0 == ")" ? "]" : $0 })
        }
        return parts[0] + (qualifiers.isEmpty ? "" : " (\(qualifiers.joined(separator: ", ")))")
    }
}
