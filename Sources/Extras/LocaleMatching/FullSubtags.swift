import PackedTables

/// Language, script and region of a locale, with what it leaves out filled in: `zh-TW` is `zh-Hant-TW`.
///
/// 1. Aliases are replaced: `zh-hakka` is `hak`, `sgn-DE` is `gsg`, `iw` is `he`, `sh` is `sr-Latn`, `UK` is `GB`.
/// 2. The first of these that CLDR has likely subtags for fills in what is missing: language with script and region,
///    with its script, with its region, the language alone. A language that CLDR does not know is treated as
///    undetermined there, but stays what it is.
///
/// See <https://www.unicode.org/reports/tr35/#Likely_Subtags>.
struct FullSubtags: Hashable {
    var language: Subtag
    var script: Subtag?
    var region: Subtag?
    /// Which subtags the locale itself has, as bits: language 4, script 2, region 1.
    var given: Int

    init(_ tag: LanguageTag) {
        let tag = Self.canonical(tag)
        let isUndetermined = tag.isRoot
        language = tag.language
        script = tag.script == Subtag("Zzzz") ? nil : tag.script
        region = tag.region == Subtag("ZZ") ? nil : tag.region
        given = (isUndetermined ? 0 : 4) | (script == nil ? 0 : 2) | (region == nil ? 0 : 1)
        if isUndetermined, script == nil, region == nil {
            // Nothing but the root is like the root.
            given = 7
            return
        }
        if given == 7 { return }
        guard let likely = Self.likely(language, script, region) else { return }
        if isUndetermined { language = likely.language }
        script = script ?? likely.script
        region = region ?? likely.region
    }

    /// Whether the subtags are the same, whichever of them the locale itself has.
    func isEquivalent(to other: FullSubtags) -> Bool {
        language == other.language && script == other.script && region == other.region
    }

    // MARK: Aliases

    /// The tag with CLDR's aliases of languages, scripts and regions replaced.
    static func canonical(_ given: LanguageTag) -> LanguageTag {
        var tag = withoutPairs(given)
        let languages = PrintedRows(MatchingTables.languageAliases, width: 13)
        if let row = languages.row(of: key(tag.language), width: 3), tag.language.count <= 3,
            let language = languages.subtag(row, at: 3, width: 3)
        {
            tag.language = language
            tag.script = tag.script ?? languages.subtag(row, at: 6, width: 4)
            tag.region = tag.region ?? languages.subtag(row, at: 10, width: 3)
        }
        if tag.script == Subtag("Qaai") { tag.script = Subtag("Zinh") }
        if let region = tag.region {
            let regions = PrintedRows(MatchingTables.regionAliases, width: 6)
            if let row = regions.row(of: key(region), width: 3) { tag.region = regions.subtag(row, at: 3, width: 3) }
        }
        return tag
    }

    /// The tag with a language that is named by another one and a region or variant: `sgn-DE`, `zh-hakka`.
    private static func withoutPairs(_ tag: LanguageTag) -> LanguageTag {
        guard tag.language.count <= 3, tag.region != nil || tag.hasVariants else { return tag }
        let rows = PrintedRows(MatchingTables.pairAliases, width: 14)
        func language(_ subtag: Subtag) -> Subtag? {
            var key = key(tag.language)
            key.append(subtag, width: 8)
            return rows.row(of: key, width: 11).flatMap { rows.subtag($0, at: 11, width: 3) }
        }
        var result = tag
        if let region = tag.region, let language = language(region) {
            (result.language, result.region) = (language, nil)
            return result
        }
        for (index, variant) in tag.variants.enumerated() {
            guard let language = language(variant) else { continue }
            result.language = language
            result.variants.remove(at: index)
            return result
        }
        return tag
    }

    private static func key(_ subtag: Subtag) -> PrintedRows.Key {
        var key = PrintedRows.Key()
        key.append(subtag, width: 3)
        return key
    }

    // MARK: Likely subtags

    private struct Likely {
        var language: Subtag
        var script: Subtag?
        var region: Subtag?
    }

    /// The likely region of a language in its likely script.
    static func likelyPlace(of language: Subtag) -> (script: Subtag?, region: Subtag?) {
        let place = ofLanguage(language)
        return (place?.script, place?.region)
    }

    private static func likely(_ language: Subtag, _ script: Subtag?, _ region: Subtag?) -> Likely? {
        let isKnown = ofLanguage(language) != nil
        let root = LanguageTag.root.language
        let language = isKnown ? language : root
        let ofRegion = region.flatMap { row(language, nil, $0) }
        if script != nil, let region {
            if let found = row(language, script, region) { return found }
            // What is likely in a region is likely there for those who name its script, too.
            if language == root, let ofRegion, ofRegion.script == script { return ofRegion }
        }
        if script != nil, let found = row(language, script, nil) { return found }
        return ofRegion ?? ofLanguage(language)
    }

    private static func row(_ language: Subtag, _ script: Subtag?, _ region: Subtag?) -> Likely? {
        guard language.count <= 3 else { return nil }
        var key = PrintedRows.Key()
        key.append(language, width: 3)
        key.append(script, width: 4)
        key.append(region, width: 3)
        let rows = PrintedRows(MatchingTables.identifiers, width: 15)
        guard let row = rows.row(of: key, width: 10), let language = rows.subtag(row, at: 10, width: 3) else {
            return nil
        }
        return place(rows.number(row, at: 13), of: language)
    }

    private static func ofLanguage(_ language: Subtag) -> Likely? {
        let rows = PrintedRows(MatchingTables.languages, width: 5)
        guard language.count <= 3, let row = rows.row(of: key(language), width: 3) else { return nil }
        // A request without a language, such as und-GB, most likely means English.
        return place(rows.number(row, at: 3), of: language == LanguageTag.root.language ? Subtag("en") : language)
    }

    private static func place(_ place: Int, of language: Subtag) -> Likely {
        let places = PrintedRows(MatchingTables.places, width: 7)
        return Likely(
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
