import PackedTables

/// The locales whose rows a slice keeps, and what finds them.
struct KeptLocales {
    /// Which ancestors of a locale a slice keeps.
    enum Ancestors {
        case all
        /// Those that have values of the currencies.
        case withValues
        /// Those that have values of the currencies, unless these can be written as the values of one locale.
        case merged
    }

    /// The rows, without the root's.
    let rows: [Int]
    let root: Int
    /// Locales without rows that were chosen, and the rows that serve them, where the lookup of a slice could not tell that.
    let served: [(identifier: String, row: Int)]
    /// Nil for all.
    private let languages: Set<Subtag>?
    /// The regions that the identifiers name, and those that are likely for them.
    private let regions: Set<PackedCode>

    /// For each row, and the root's, the rows of its values of currencies: its own, and those of ancestors that are merged
    /// into it.
    private(set) var values: [Int: [Int]] = [:]

    /// - Parameters:
    ///   - identifiers: Those that are chosen; nil for all rows.
    ///   - ancestors: Which ancestors are kept beside them.
    ///   - values: The rows of a locale's own values of the currencies that are kept.
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
        // Arabic of Egypt, the likely region, has a row of its own: without it Arabic of the world would serve it.
        let forms = tags.map { lookup.maximal($0) }
        var added: [Int] = []
        let keptForms = Set(kept.map { forms[$0] })
        for row in tags.indices where row != root && !kept.contains(row) && keptForms.contains(forms[row]) {
            // With what it inherits from ancestors that are merged into another locale.
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

    /// Writes the values of an ancestor as those of the one locale that inherits them, where none hides another. What a parser
    /// accepts is the values of all ancestors, hidden ones too.
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

    private static func key(_ row: Int, _ image: PackedImage) -> Int { image[CurrencyValueRow.self, row].key.rawValue }

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
