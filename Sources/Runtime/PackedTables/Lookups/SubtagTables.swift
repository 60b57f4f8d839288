/// CLDR's aliases and likely subtags, of all languages or of those with data.
package protocol SubtagTables {
    /// The replacement of a language, or of a language with a region or variant: `sgn-DE` is `gsg`, `zh-hakka` is `hak`.
    func alias(of language: Subtag, with other: Subtag?) -> LanguageTag?

    /// The current region for a region that was renamed or divided; any other region stays the same.
    func canonical(region: Subtag) -> Subtag

    /// The likely subtags of a language, with a script or a region or both.
    func likely(_ language: Subtag, _ script: Subtag?, _ region: Subtag?) -> LanguageTag?
}

extension SubtagTables {
    /// The tag with CLDR's aliases replaced: `iw` becomes `he`, `sh` becomes `sr-Latn`, `UK` becomes `GB`.
    ///
    /// See <https://www.unicode.org/reports/tr35/#LocaleId_Canonicalization>.
    package func canonical(_ given: LanguageTag) -> LanguageTag {
        var tag = given
        func replace(with other: Subtag?) -> Bool {
            guard let alias = alias(of: tag.language, with: other) else { return false }
            tag.language = alias.language
            tag.script = tag.script ?? alias.script
            tag.region = (tag.region == other ? nil : tag.region) ?? alias.region
            return true
        }
        if !(tag.region.map(replace) ?? false), let index = tag.variants.firstIndex(where: replace) {
            tag.variants.remove(at: index)
        }
        _ = replace(with: nil)
        if tag.script == Subtag("Qaai") { tag.script = Subtag("Zinh") }
        tag.region = tag.region.map(canonical(region:))
        return tag
    }

    /// The tag with its likely subtags filled in: `zh-TW` becomes `zh-Hant-TW`.
    ///
    /// The first of these that has likely subtags decides: the language with script and region, with its script, with
    /// its region, the language alone. A language without any is treated as undetermined, but stays what it is.
    ///
    /// See <https://www.unicode.org/reports/tr35/#Likely_Subtags>.
    package func maximal(_ given: LanguageTag) -> LanguageTag {
        let root = LanguageTag.root.language
        let language = likely(given.language, nil, nil) == nil ? root : given.language
        let ofRegion = given.region.flatMap { likely(language, nil, $0) }
        var full = given.script.flatMap { likely(language, $0, given.region) }
        // What is likely in a region is likely there for those who name its script, too.
        if full == nil, language == root, ofRegion?.script == given.script { full = ofRegion }
        full = full ?? given.script.flatMap { likely(language, $0, nil) } ?? ofRegion ?? likely(language, nil, nil)
        var tag = given
        if tag.isRoot, let full { tag.language = full.language }
        tag.script = tag.script ?? full?.script
        tag.region = tag.region ?? full?.region
        return tag
    }
}
