import PackedTables
import TableWriter

/// Cuts a slice from a table image: the rows that are wanted, and what they refer to.
///
/// What a column means stands in the declaration of its table (`Column.Content`), so that nearly all tables are cut by
/// the same few lines. Rows keep their order, and with it what is sorted stays sorted.
package struct ImageCutter {
    private let image: PackedImage
    private let selection: TableSelection
    private let locales: KeptLocales
    private var kept: KeptRows

    /// The slice of an image.
    ///
    /// - Throws: `PackedWriterError`, which only an image that was not checked can cause.
    package static func slice(
        of image: PackedImage, _ selection: TableSelection
    ) throws(PackedWriterError) -> [UInt8] {
        var cutter = ImageCutter(image, selection)
        cutter.keepRows()
        var writer = SliceWriter(image, cutter.kept, selection, cutter.locales)
        return try writer.slice()
    }

    private init(_ image: PackedImage, _ selection: TableSelection) {
        self.image = image
        self.selection = selection
        // ICU's rules take the format from the locale that owns it; and of all symbols some stand for one currency only.
        let isExact = selection.hasRegions || selection.currencies == nil
        locales = KeptLocales(
            selection.locales, in: image,
            ancestors: selection.hasAllAncestors ? .all : isExact ? .withValues : .merged
        ) { locale in
            image.currencyValues(of: locale).filter { row in
                let currency = image[CurrencyRow.self, image[CurrencyValueRow.self, row].key.currency].code
                return selection.currencies?.contains(currency.string) ?? true
            }
        }
        kept = KeptRows(image)
    }

    private mutating func keepRows() {
        keep(.image, 0)
        for row in image.indexes(of: CurrencyRow.self) where isWanted(image[CurrencyRow.self, row].code) {
            keep(.currencies, row)
            // The index of names has no facts.
            if row < image.rowCount(of: CurrencyFactRow.self) { keep(.currencyFacts, row) }
        }
        for row in image.indexes(of: NumberingSystemRow.self) {
            let identifier = image.text(image[NumberingSystemRow.self, row].identifier)
            if selection.hasNumberingSystems || identifier.string == "latn" { keep(.numberingSystems, row) }
        }
        // The systems first that a locale has by itself: what others have for those is kept, too.
        for locale in [locales.root] + locales.rows {
            let row = image[LocaleRow.self, locale]
            let named = [row.defaultSystem, row.nativeSystem, row.traditionalSystem, row.financeSystem]
            for system in named.compactMap({ $0 }) { keep(.numberingSystems, system.index) }
        }
        for row in [locales.root] + locales.rows {
            keep(.locales, row)
            // Those of ancestors, too.
            keep(.currencyValues, locales.values[row] ?? [])
        }
        keepIdentifiers()
        if selection.hasRegions { for row in 0..<image.regionCount { keep(.regions, row) } }
    }

    /// What finds the locales.
    private mutating func keepIdentifiers() {
        for row in image.indexes(of: LanguageAliasRow.self) {
            let alias = image[LanguageAliasRow.self, row]
            if locales.mayNeed(alias: image.text(alias.from), of: image.text(alias.to)) { keep(.languageAliases, row) }
        }
        for row in image.indexes(of: TerritoryAliasRow.self) {
            let alias = image[TerritoryAliasRow.self, row]
            if locales.mayNeed(alias: alias.from, of: alias.to) { keep(.territoryAliases, row) }
        }
        for row in image.indexes(of: LikelySubtagsRow.self)
        where locales.mayNeed(image.text(image[LikelySubtagsRow.self, row].from)) {
            keep(.likelySubtags, row)
        }
        for row in image.indexes(of: ParentLocaleRow.self)
        where kept.contains(.locales, image[ParentLocaleRow.self, row].parent.index) {
            keep(.parentLocales, row)
        }
    }

    private func isWanted(_ code: PackedCode) -> Bool { selection.currencies?.contains(code.string) ?? true }

    /// Keeps a row and what it refers to.
    private mutating func keep(_ table: TableID, _ row: Int) {
        guard kept.insert(table, row) else { return }
        let columns = PackedLayout.columns(table)
        for (place, column) in columns.enumerated() {
            let value = image.value(table, row, column)
            switch column.content {
            case .number, .code, .text, .optionalText, .firstText: continue
            // Which ancestors are kept was decided.
            case .row(.locales): continue
            case .row(let target): keep(target, value...value)
            case .optionalRow(let target): if value > 0 { keep(target, value - 1...value - 1) }
            case .firstRow(let target): keep(target, value..<image.value(table, row + 1, column))
            case .runStart(let target): keep(target, value..<value + image.value(table, row, columns[place + 1]))
            }
        }
    }

    private mutating func keep(_ table: TableID, _ rows: some Sequence<Int>) {
        guard selection.hasNotation || !table.isOfNotation else { return }
        for row in rows where isNeeded(table, row) { keep(table, row) }
    }

    /// Whether a row that another refers to is kept with it.
    private func isNeeded(_ table: TableID, _ row: Int) -> Bool {
        switch table {
        case .currencyValues: kept.contains(.currencies, image[CurrencyValueRow.self, row].key.currency)
        case .systems: kept.contains(.numberingSystems, image[SystemRow.self, row].numberingSystem.index)
        default: true
        }
    }
}

extension TableID {
    /// Whether rows outside of the tables of notation may refer to rows of this one.
    var isOfNotation: Bool {
        switch self {
        case .compactSets, .miscellaneousSets, .pluralLanguages: true
        default: false
        }
    }
}

extension PackedImage {
    func indexes<Row: TableRow>(of _: Row.Type) -> Range<Int> { 0..<rowCount(of: Row.self) }

    /// The number in a column of a row.
    func value(_ table: TableID, _ row: Int, _ column: Column) -> Int {
        PackedInteger.read(start(of: table) + row * table.rowWidth + column.offset, width: column.width)
    }
}
