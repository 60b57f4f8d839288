import PackedTables

/// Language, script and region of a locale, with what it leaves out filled in: `zh-TW` is `zh-Hant-TW`.
struct FullSubtags: Hashable {
    var language: Subtag
    var script: Subtag?
    var region: Subtag?
    /// Which subtags the locale itself has, as bits: language 4, script 2, region 1.
    var given: Int

    init(_ tag: LanguageTag) {
        var tag = Self.tables.canonical(tag)
        if tag.script == Subtag("Zzzz") { tag.script = nil }
        if tag.region == Subtag("ZZ") { tag.region = nil }
        given = (tag.isRoot ? 0 : 4) | (tag.script == nil ? 0 : 2) | (tag.region == nil ? 0 : 1)
        if given == 0 {
            // Nothing but the root is like the root.
            given = 7
        } else if given < 7 {
            tag = Self.tables.maximal(tag)
        }
        (language, script, region) = (tag.language, tag.script, tag.region)
    }

    /// Whether the subtags are the same, whichever of them the locale itself has.
    func isEquivalent(to other: FullSubtags) -> Bool {
        language == other.language && script == other.script && region == other.region
    }

    /// CLDR's aliases and likely subtags of all languages.
    static var tables: some SubtagTables { PrintedSubtags() }
}

/// The tables of `MatchingTables`. They have languages of up to three letters.
private struct PrintedSubtags: SubtagTables {
    func alias(of language: Subtag, with other: Subtag?) -> LanguageTag? {
        guard language.count <= 3 else { return nil }
        if let other {
            let pairs = PrintedRows(MatchingTables.pairAliases, width: 14)
            guard let row = pairs.row(of: (language, 3), (other, 8)) else { return nil }
            return pairs.subtag(row, at: 11, width: 3).map { LanguageTag(language: $0) }
        }
        let rows = PrintedRows(MatchingTables.languageAliases, width: 13)
        guard let row = rows.row(of: (language, 3)), let language = rows.subtag(row, at: 3, width: 3) else {
            return nil
        }
        return LanguageTag(
            language: language, script: rows.subtag(row, at: 6, width: 4), region: rows.subtag(row, at: 10, width: 3))
    }

    func canonical(region: Subtag) -> Subtag {
        let rows = PrintedRows(MatchingTables.regionAliases, width: 6)
        return rows.row(of: (region, 3)).flatMap { rows.subtag($0, at: 3, width: 3) } ?? region
    }

    func likely(_ language: Subtag, _ script: Subtag?, _ region: Subtag?) -> LanguageTag? {
        guard language.count <= 3 else { return nil }
        if script == nil, region == nil {
            let rows = PrintedRows(MatchingTables.languages, width: 5)
            guard let row = rows.row(of: (language, 3)) else { return nil }
            // A request without a language, such as und-GB, most likely means English.
            return place(rows.number(row, at: 3), of: language == LanguageTag.root.language ? Subtag("en") : language)
        }
        let rows = PrintedRows(MatchingTables.identifiers, width: 15)
        guard let row = rows.row(of: (language, 3), (script, 4), (region, 3)) else { return nil }
        return rows.subtag(row, at: 10, width: 3).map { place(rows.number(row, at: 13), of: $0) }
    }

    private func place(_ place: Int, of language: Subtag) -> LanguageTag {
        let places = PrintedRows(MatchingTables.places, width: 7)
        return LanguageTag(
            language: language, script: places.subtag(place, at: 0, width: 4),
            region: places.subtag(place, at: 4, width: 3))
    }
}

extension LanguageTag {
    /// The tag with its likely language, script and region filled in: `und-RO` is `ro-Latn-RO`.
    package var maximized: LanguageTag {
        let full = FullSubtags(self)
        return LanguageTag(language: full.language, script: full.script, region: full.region)
    }
}
