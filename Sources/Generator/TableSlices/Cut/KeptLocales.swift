import PackedTables

/// The locales whose rows a slice keeps, and what finds them.
struct KeptLocales {
    /// The rows, without the root's.
    let rows: [Int]
    let root: Int
    /// Locales without rows that were chosen, and the rows that serve them, where the lookup of a slice could not tell that.
    let served: [(identifier: String, row: Int)]
    /// Nil for all.
    private let languages: Set<Subtag>?
    /// The regions that the identifiers name, and those that are likely for them.
    private let regions: Set<PackedCode>

    /// - Parameters:
    ///   - identifiers: Those that are chosen; nil for all rows.
    ///   - hasValues: Whether a row has values that others inherit. Ancestors without them are left out.
    init(_ identifiers: Set<String>?, in image: PackedImage, _ hasValues: (Int) -> Bool) {
        let lookup = LocaleLookup(image: image)
        let tags = (0..<lookup.localeCount).map {
            LanguageTag(canonical: image.text(image[LocaleRow.self, $0].identifier).utf8)
        }
        var kept: Set<Int> = []
        var served: [(identifier: String, row: Int)] = []
        let chosen = identifiers?.sorted().map { LanguageTag(canonical: $0) }
        for tag in chosen ?? tags {
            let row = lookup.row(for: tag)
            if !lookup.holds(tag) { served.append((tag.text, row)) }
            kept.insert(row)
            var owner = row
            while owner != lookup.rootRow {
                owner = image[LocaleRow.self, owner].parent.index
                if hasValues(owner) { kept.insert(owner) }
            }
        }
        root = lookup.rootRow
        kept.remove(root)
        self.served = served
        // Arabic of Egypt, the likely region, has a row of its own: without it Arabic of the world would serve it.
        let forms = tags.map { lookup.maximal($0) }
        let keptForms = Set(kept.map { forms[$0] })
        for row in tags.indices where row != root && keptForms.contains(forms[row]) { kept.insert(row) }
        rows = kept.sorted()
        languages = identifiers == nil ? nil : Set(rows.map { tags[$0].language })
        regions = Set(rows.flatMap { [tags[$0].region, forms[$0].region] }.compactMap { $0.map { PackedCode($0) } })
    }

    /// Whether a slice has an alias of a language: those of withdrawn codes, as `iw` for `he`, and not those of three letters
    /// for codes of two, as `deu` for `de`.
    func mayNeed(alias: PackedText, of identifier: PackedText) -> Bool {
        guard let languages else { return true }
        return alias.count != 3 && languages.contains(LanguageTag(canonical: identifier.utf8).language)
    }

    /// Whether a slice has an alias of a region: those of withdrawn codes, as `DD` for `DE`, and not the numeric ones.
    func mayNeed(alias: PackedCode, of region: PackedCode) -> Bool {
        languages == nil || alias[2] == 0 && hasRegion(region)
    }

    /// Whether an identifier is of a language with a row, and of one of the regions or of none.
    func mayNeed(_ identifier: PackedText) -> Bool {
        guard let languages else { return true }
        let tag = LanguageTag(canonical: identifier.utf8)
        return languages.contains(tag.language) && tag.region.map { hasRegion(PackedCode($0)) } ?? true
    }

    private func hasRegion(_ region: PackedCode) -> Bool { regions.contains(region) }
}

extension LanguageTag {
    /// The tag as BCP 47: `zh-Hant-HK`.
    fileprivate var text: String {
        ([language] + [script, region].compactMap { $0 } + variants).map(\.description).joined(separator: "-")
    }
}
