import LocaleModel
import PackedTables

/// Aliases and likely subtags, which map identifiers to locales.
///
/// Only languages with data are kept. All other identifiers use the root, whatever they are short for.
extension ImageBuilder {
    mutating func writeIdentifiers() throws {
        let facts = snapshot.supplemental.identifiers
        let languages = self.languages
        for (from, to) in facts.languageAliases.sorted(by: { Self.bytewise($0.key, $1.key) })
        where languages.contains(Self.language(of: to)) {
            var row = LanguageAliasRow()
            row.from = try writer.pool(from)
            row.to = try writer.pool(to)
            try writer.append(row)
        }
        try writeTerritoryAliases(facts.territoryAliases)
        try writeLikelySubtags(facts.likelySubtags)
        try writeParentLocales(facts.parentLocales)
    }

    private var languages: Set<String> {
        Set(identifiers.map(Self.language))
    }

    private static func language(of identifier: String) -> String {
        String(identifier.prefix { $0 != "-" })
    }

    private mutating func writeTerritoryAliases(_ aliases: [String: String]) throws {
        for (from, to) in aliases.sorted(by: { Self.bytewise($0.key, $1.key) }) {
            // If a region was divided, the list begins with its likeliest successor.
            guard let first = to.split(separator: " ").first else {
                throw EmitError.malformed(
                    locale: "", field: "territoryAliases/\(from)", value: to, expected: "at least one region")
            }
            // A region subtag has two letters or three digits; CLDR also lists codes of three letters.
            guard from.utf8.count == 2 || from.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { continue }
            var row = TerritoryAliasRow()
            row.from = try PackedCode(from)
            row.to = try PackedCode(String(first))
            try writer.append(row)
        }
    }

    private mutating func writeLikelySubtags(_ likelySubtags: [String: String]) throws {
        let languages = self.languages
        for (from, to) in likelySubtags.sorted(by: { Self.bytewise($0.key, $1.key) }) {
            let language = Self.language(of: from)
            guard languages.contains(language), language != LocaleFacts.rootIdentifier else { continue }
            let scriptAndRegion = to.drop { $0 != "-" }.dropFirst()
            var row = LikelySubtagsRow()
            row.from = try writer.pool(from)
            row.to = try writer.pool(String(scriptAndRegion))
            try writer.append(row)
        }
    }

    private mutating func writeParentLocales(_ parents: [String: String]) throws {
        for locale in parents.keys.sorted(by: Self.bytewise) where inheritance.locales[locale] == nil {
            // The parents for scripts are the root, which follows from the script.
            guard let parent = inheritance.parents.chain(from: locale).first(where: { localeRows[$0] != nil }),
                parent != LocaleFacts.rootIdentifier, !locale.hasPrefix(parent + "-")
            else { continue }
            var row = ParentLocaleRow()
            row.locale = try writer.pool(locale)
            row.parent = try parentRow(of: locale, [locale, parent])
            try writer.append(row)
        }
    }
}
