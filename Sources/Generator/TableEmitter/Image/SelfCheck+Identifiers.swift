import LocaleModel
import PackedTables

/// Aliases and likely subtags.
extension SelfCheck {
    func compareIdentifiers() throws(EmitError) {
        let facts = snapshot.supplemental.identifiers
        let languages = Set(localeRows.keys.map(Self.language))
        try compareTexts(
            LanguageAliasRow.self, { $0.from }, { $0.to },
            facts.languageAliases.filter { languages.contains(Self.language(of: $0.value)) })
        let root = LocaleFacts.rootIdentifier
        let likely = facts.likelySubtags.filter {
            let language = Self.language(of: $0.key)
            return language != root && languages.contains(language)
        }
        // Only script and region of the replacement are kept.
        try compareTexts(
            LikelySubtagsRow.self, { $0.from }, { $0.to },
            likely.mapValues { $0.split(separator: "-").dropFirst().joined(separator: "-") })
        try compareTerritoryAliases(facts.territoryAliases)
        try compareParentLocales(facts.parentLocales)
    }

    /// If CLDR names a parent of a locale without data, the runtime must find the nearest ancestor in the image.
    private func compareParentLocales(_ parents: [String: String]) throws(EmitError) {
        try compareOrder(of: ParentLocaleRow.self) { $0.locale }
        let lookup = LocaleLookup(image: image)
        for locale in parents.keys where inheritance.locales[locale] == nil {
            let ancestor = inheritance.parents.chain(from: locale).first { localeRows[$0] != nil }
            let row = lookup.row(for: Self.tag(locale))
            try compare(
                image.text(image[LocaleRow.self, row].identifier), ancestor, locale,
                "the nearest ancestor that has data")
        }
    }

    private static func language(of identifier: String) -> String {
        identifier.split(separator: "-").first.map(String.init) ?? identifier
    }

    private func compareTexts<Row: TableRow>(
        _: Row.Type, _ from: (Row) -> TextReference<Identifiers>, _ to: (Row) -> TextReference<Identifiers>,
        _ expected: [String: String]
    ) throws(EmitError) {
        try compareOrder(of: Row.self, from)
        var found: [String: String] = [:]
        for row in 0..<image.rowCount(of: Row.self) {
            let row = image[Row.self, row]
            found[image.text(from(row)).string] = image.text(to(row)).string
        }
        try compareDictionaries(found, expected, "\(Row.table)")
    }

    private func compareTerritoryAliases(_ aliases: [String: String]) throws(EmitError) {
        var found: [String: String] = [:]
        for row in 0..<image.rowCount(of: TerritoryAliasRow.self) {
            let row = image[TerritoryAliasRow.self, row]
            found[row.from.string] = row.to.string
        }
        // Region subtags have two letters or three digits. The first of several successors is the likeliest.
        let expected = aliases.filter { $0.key.count == 2 || Int($0.key) != nil }
            .mapValues { $0.split(separator: " ").first.map(String.init) ?? "" }
        try compareDictionaries(found, expected, "territoryAliases")
    }

    private func compareDictionaries(
        _ found: [String: String], _ expected: [String: String], _ field: String
    ) throws(EmitError) {
        try compare(names: found.keys, expected.keys, field)
        for (key, value) in expected {
            try compare(found[key] ?? "nothing", value, "", "\(field)/\(key)")
        }
    }
}
