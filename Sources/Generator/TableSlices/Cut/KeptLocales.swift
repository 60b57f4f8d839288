import PackedTables

/// The locales whose rows a slice keeps, and the data that finds them.
struct KeptLocales {
    /// The ancestors of a locale that a slice keeps.
    enum Ancestors {
        case all
        /// The ancestors that have values for the currencies.
        case withValues
        /// The ancestors that have values for the currencies, unless these can be written as the values of one locale.
        case merged
    }

    /// The rows, without that of the root.
    let rows: [Int]
    let root: Int
    /// The selected locales without rows, and the rows that they use, if a slice's lookup could not determine that.
    let served: [(identifier: String, row: Int)]
    /// The languages; nil for all.
    private let languages: Set<Subtag>?
    /// The regions that the identifiers name, and those that are likely for them.
    private let regions: Set<PackedCode>

    /// The rows of currency values for each row, including the root's: its own, and those of ancestors that are merged
    /// into it.
    private(set) var values: [Int: [Int]] = [:]

    /// - Parameters:
    ///   - identifiers: The selected identifiers; nil for all rows.
    ///   - ancestors: The ancestors to keep in addition.
    ///   - values: The rows of a locale's own values for the kept currencies.
    init(
        _ identifiers: Set<String>?, in image: PackedImage, ancestors: Ancestors, values own: (Int) -> [Int]
    ) {
        let lookup = LocaleLookup(image: image)
        let tags = (0..<lookup.localeCount).map {
            LanguageTag(canonical: image.text(image[LocaleRow.self, $0].identifier).utf8)
        }
        func parent(_ row: Int) -> Int { image[LocaleRow.self, row].parent.index }
        var kept: Set<Int> = []
        var inherited: Set<Int> = []
        var served: [(identifier: String, row: Int)] = []
        let chosen = identifiers?.sorted().map { LanguageTag(canonical: $0) }
        for tag in chosen ?? tags {
            let row = lookup.row(for: tag)
            if !lookup.holds(tag) { served.append((tag.text, row)) }
            kept.insert(row)
            var owner = row
            while owner != lookup.rootRow {
                owner = parent(owner)
                if ancestors == .all || !own(owner).isEmpty { inherited.insert(owner) }
            }
        }
        inherited.subtract(kept.union([lookup.rootRow]))
        var values = Dictionary(uniqueKeysWithValues: kept.union(inherited).map { ($0, own($0)) })
        if ancestors == .merged {
            Self.merge(&inherited, into: kept, &values, image, parent: parent, isRoot: { $0 == lookup.rootRow })
        }
        kept.formUnion(inherited)
        root = lookup.rootRow
        kept.remove(root)
        self.served = served
        // Arabic in Egypt, the likely region, has its own row: without it, Arabic in the world would be used.
        let forms = tags.map { lookup.maximal($0) }
        var added: [Int] = []
        let keptForms = Set(kept.map { forms[$0] })
        for row in tags.indices where row != root && !kept.contains(row) && keptForms.contains(forms[row]) {
            // This includes the values inherited from ancestors that are merged into another locale.
            var (found, owner) = (own(row), parent(row))
            while owner != root, !kept.contains(owner) {
                let known = Set(found.map { Self.key($0, image) })
                found += own(owner).filter { !known.contains(Self.key($0, image)) }
                owner = parent(owner)
            }
            values[row] = found.sorted { Self.key($0, image) < Self.key($1, image) }
            added.append(row)
        }
        kept.formUnion(added)
        rows = kept.sorted()
        values[root] = own(root)
        self.values = values
        languages = identifiers == nil ? nil : Set(rows.map { tags[$0].language })
        regions = Set(rows.flatMap { [tags[$0].region, forms[$0].region] }.compactMap { $0.map { PackedCode($0) } })
    }

    /// Writes the values of an ancestor as those of the only locale that inherits them, if no value hides another.
    /// Parsers accept the values of all ancestors, including hidden ones.
    private static func merge(
        _ ancestors: inout Set<Int>, into chosen: Set<Int>, _ values: inout [Int: [Int]], _ image: PackedImage,
        parent: (Int) -> Int, isRoot: (Int) -> Bool
    ) {
        func key(_ row: Int) -> Int { Self.key(row, image) }
        var isChanged = true
        while isChanged {
            isChanged = false
            var heirs: [Int: [Int]] = [:]
            for row in chosen.union(ancestors).sorted() where !isRoot(row) {
                var owner = parent(row)
                while !isRoot(owner), !ancestors.contains(owner), !chosen.contains(owner) { owner = parent(owner) }
                heirs[owner, default: []].append(row)
            }
            for ancestor in ancestors.sorted() {
                guard let heir = heirs[ancestor]?.first, heirs[ancestor]?.count == 1, !isChanged else { continue }
                let all = (values[heir] ?? []) + (values[ancestor] ?? [])
                guard Set(all.map(key)).count == all.count else { continue }
                values[heir] = all.sorted { key($0) < key($1) }
                ancestors.remove(ancestor)
                isChanged = true
            }
        }
    }

    private static func key(_ row: Int, _ image: PackedImage) -> Int { image[CurrencyValueRow.self, row].key.packed }

    /// Whether a slice has a language alias: those of withdrawn codes, such as `iw` for `he`, but not three-letter
    /// codes for two-letter ones, such as `deu` for `de`.
    func mayNeed(alias: PackedText, of identifier: PackedText) -> Bool {
        guard let languages else { return true }
        return alias.count != 3 && languages.contains(LanguageTag(canonical: identifier.utf8).language)
    }

    /// Whether a slice has a region alias: those of withdrawn codes, such as `DD` for `DE`, but not the numeric ones.
    func mayNeed(alias: PackedCode, of region: PackedCode) -> Bool {
        languages == nil || alias[2] == 0 && hasRegion(region)
    }

    /// Whether an identifier has a language with a row, and one of the regions or none.
    func mayNeed(_ identifier: PackedText) -> Bool {
        guard let languages else { return true }
        let tag = LanguageTag(canonical: identifier.utf8)
        return languages.contains(tag.language) && tag.region.map { hasRegion(PackedCode($0)) } ?? true
    }

    private func hasRegion(_ region: PackedCode) -> Bool { regions.contains(region) }
}

extension LanguageTag {
    /// The tag in BCP 47 spelling: `zh-Hant-HK`.
    fileprivate var text: String {
        ([language] + [script, region].compactMap { $0 } + variants).map(\.description).joined(separator: "-")
    }
}
