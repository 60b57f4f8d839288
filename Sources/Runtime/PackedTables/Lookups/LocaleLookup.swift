/// Finds the locale of an image that serves an identifier.
///
/// 1. CLDR's aliases of languages and regions are replaced: `iw` becomes `he`, `UK` becomes `GB`.
/// 2. A script is filled in if it is likely for the language and region, but not for the language alone: `zh-TW`
///    becomes `zh-Hant-TW`.
/// 3. The lookup tries the identifier itself, with and without its likely script; then without variants; then the
///    parent that CLDR names for it; then without its region.
/// 4. A language in a script that is not its likely one never becomes the plain language; its parent is the root.
///
/// See <https://www.unicode.org/reports/tr35/#Locale_Inheritance> and
/// <https://www.unicode.org/reports/tr35/tr35-info.html#Parent_Locales>.
package struct LocaleLookup: SubtagTables {
    let image: PackedImage

    package init(image: PackedImage) {
        self.image = image
    }

    /// The number of locales, without the sentinel in the table's last row.
    package var localeCount: Int {
        image.rowCount(of: LocaleRow.self) - 1
    }

    /// The row of the root, from which all other locales inherit.
    package var rootRow: Int {
        find(.root, script: nil, region: nil, variant: nil) ?? 0
    }

    /// The row of the locale that serves a tag.
    ///
    /// - Complexity: One binary search if a locale has the identifier, otherwise a few. Nothing is allocated unless
    ///   there are variants.
    package func row(for tag: LanguageTag) -> Int {
        exactRow(for: tag) ?? fallbackRow(for: tag)
    }

    /// The row that the steps above find. `row(for:)` uses them only for tags that it cannot find faster.
    package func fallbackRow(for given: LanguageTag) -> Int {
        let tag = canonical(given)
        if tag.isRoot { return rootRow }
        let defaultScript = likely(tag.language, nil, nil)?.script
        let likelyHere = likely(tag.language, tag.script, tag.region) ?? likely(tag.language, nil, tag.region)
        let likelyScript = tag.region == nil ? defaultScript : likelyHere?.script ?? defaultScript
        let script = tag.script ?? (likelyScript == defaultScript ? nil : likelyScript)
        let scripts = (script, script == nil || script == likelyScript ? likelyScript : nil)
        for variant in tag.variants {
            if let row = find(tag, scripts, region: tag.region ?? likelyHere?.region, variant: variant) { return row }
            if let row = find(tag, scripts, region: nil, variant: variant) { return row }
        }
        if let region = tag.region, let row = find(tag, scripts, region: region, variant: nil) { return row }
        if let row = namedParent(of: tag, script: script == defaultScript ? nil : script) { return row }
        if let script {
            if let row = find(tag, script: script, region: nil, variant: nil) { return row }
            if script != defaultScript { return rootRow }
        }
        return find(tag, script: nil, region: nil, variant: nil)
            ?? find(tag, script: defaultScript, region: nil, variant: nil) ?? rootRow
    }

    /// The row of the locale that has exactly this identifier.
    package func exactRow(for tag: LanguageTag) -> Int? {
        tag.variants.count > 1
            ? nil : find(tag, script: tag.script, region: tag.region, variant: tag.variants.first)
    }

    /// The row of the parent that CLDR names for a locale without data; nil if truncation leads to the parent.
    package func namedParent(of tag: LanguageTag) -> Int? {
        tag.hasVariants ? nil : namedParent(of: tag, script: tag.script)
    }

    private func namedParent(of tag: LanguageTag, script: Subtag?) -> Int? {
        Self.withIdentifier(tag.language, script, tag.region) { key in
            image.row(of: key, in: ParentLocaleRow.self) { $0.locale }.map {
                image[ParentLocaleRow.self, $0].parent.index
            }
        }
    }

    /// The likely script of a tag's language in its region; nil for languages without data.
    package func likelyScript(of tag: LanguageTag) -> Subtag? {
        maximal(LanguageTag(language: tag.language, region: tag.region)).script
    }

    package func canonical(region: Subtag) -> Subtag {
        let aliases = image.rows(of: TerritoryAliasRow.self)
        guard let row = aliases.row(of: PackedCode(region), in: 0..<aliases.count) else { return region }
        return Subtag(aliases[row].to)
    }

    /// The tag's region, or the likely region of its language and script.
    package func likelyRegion(of tag: LanguageTag) -> Subtag? { maximal(tag).region }

    package func likely(_ language: Subtag, _ script: Subtag?, _ region: Subtag?) -> LanguageTag? {
        Self.withIdentifier(language, script, region) { key in
            guard let row = image.row(of: key, in: LikelySubtagsRow.self, { $0.from }) else { return nil }
            var tag = LanguageTag(canonical: image.text(image[LikelySubtagsRow.self, row].to).utf8, hasLanguage: false)
            tag.language = language
            return tag
        }
    }

    package func alias(of language: Subtag, with other: Subtag?) -> LanguageTag? {
        Self.withIdentifier(language, other) { key in
            guard let row = image.row(of: key, in: LanguageAliasRow.self, { $0.from }) else { return nil }
            return LanguageTag(canonical: image.text(image[LanguageAliasRow.self, row].to).utf8)
        }
    }

    private func find(
        _ tag: LanguageTag, _ scripts: (Subtag?, Subtag?), region: Subtag?, variant: Subtag?
    ) -> Int? {
        // Try the script first, then no script if it is the likely one, or the likely one if none is given.
        if let script = scripts.0, let row = find(tag, script: script, region: region, variant: variant) { return row }
        if scripts.0 == nil || scripts.0 == scripts.1,
            let row = find(tag, script: nil, region: region, variant: variant)
        {
            return row
        }
        guard scripts.0 == nil, let script = scripts.1 else { return nil }
        return find(tag, script: script, region: region, variant: variant)
    }

    private func find(_ tag: LanguageTag, script: Subtag?, region: Subtag?, variant: Subtag?) -> Int? {
        Self.withIdentifier(tag.language, script, region, variant) { key in
            image.row(of: key, in: LocaleRow.self, sentinels: 1) { $0.identifier }
        }
    }

    /// Writes the subtags as an identifier to the stack.
    static func withIdentifier<Result>(
        _ first: Subtag, _ second: Subtag? = nil, _ third: Subtag? = nil, _ fourth: Subtag? = nil,
        _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { buffer in
            var count = 0
            /// Appends a subtag and a hyphen.
            func append(_ subtag: Subtag?) {
                guard let subtag else { return }
                for index in 0...subtag.count {
                    buffer[count] = index == subtag.count ? 0x2D : subtag[index]
                    count += 1
                }
            }
            append(first)
            append(second)
            append(third)
            append(fourth)
            return body(UnsafeBufferPointer(rebasing: buffer[..<(count - 1)]))
        }
    }
}
