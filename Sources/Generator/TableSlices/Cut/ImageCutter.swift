import PackedTables
import TableWriter

/// Cuts a slice from a table image: the selected rows, and the rows and texts to which they refer.
///
/// The declaration of a table (`Column.Content`) defines the meaning of its columns, so that nearly all tables are cut
/// by the same few lines. Rows keep their order, so sorted tables stay sorted.
package struct ImageCutter {
    private let image: PackedImage
    private let selection: TableSelection
    private let locales: KeptLocales
    private var kept: KeptRows

    /// Returns the slice of an image.
    ///
    /// - Throws: `PackedWriterError`, which only an unchecked image can cause.
    package static func slice(
        of image: PackedImage, _ selection: TableSelection
    ) throws(PackedWriterError) -> [UInt8] {
        try writer(of: image, selection).image()
    }

    /// The tables of the slice, without names.
    static func writer(
        of image: PackedImage, _ selection: TableSelection
    ) throws(PackedWriterError) -> PackedWriter {
        var cutter = ImageCutter(image, selection)
        cutter.keepRows()
        var writer = SliceWriter(image, cutter.kept, selection, cutter.locales)
        return try writer.slice()
    }

    private init(_ image: PackedImage, _ selection: TableSelection) {
        self.image = image
        self.selection = selection
        // ICU's rules take the format from the locale that owns it, and among all symbols, some mean only one currency.
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
            // An image of names has no facts.
            if row < image.rowCount(of: CurrencyFactRow.self) { keep(.currencyFacts, row) }
        }
        for row in image.indexes(of: NumberingSystemRow.self) {
            let identifier = image.text(image[NumberingSystemRow.self, row].identifier)
            if selection.hasNumberingSystems || identifier.string == "latn" { keep(.numberingSystems, row) }
        }
        // The default systems of a locale come first, because the values of other locales for them are kept too.
        for locale in [locales.root] + locales.rows {
            let row = image[LocaleRow.self, locale]
            let named = [row.defaultSystem, row.nativeSystem, row.traditionalSystem, row.financeSystem]
            for system in named.compactMap({ $0 }) { keep(.numberingSystems, system.index) }
        }
        for row in [locales.root] + locales.rows {
            keep(.locales, row)
            // This includes the values of ancestors.
            keep(.currencyValues, locales.values[row] ?? [])
        }
        keepIdentifiers()
        if selection.hasRegions { for row in 0..<image.regionCount { keep(.regions, row) } }
    }

    /// Keeps the tables that find the locales.
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

    /// Keeps a row and the rows to which it refers.
    private mutating func keep(_ table: TableID, _ row: Int) {
        guard kept.insert(table, row) else { return }
        let columns = table.columns
        for (place, column) in columns.enumerated() {
            let value = image.value(table, row, column)
            switch column.content {
            case .number, .code, .text, .optionalText, .firstText: continue
            // The kept ancestors have already been decided.
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

    /// Whether a row to which another one refers is kept with it.
    private func isNeeded(_ table: TableID, _ row: Int) -> Bool {
        switch table {
        case .currencyValues: kept.contains(.currencies, image[CurrencyValueRow.self, row].key.currency)
        case .systems: kept.contains(.numberingSystems, image[SystemRow.self, row].numberingSystem.index)
        default: true
        }
    }
}

extension TableID {
    /// Whether rows outside the notation tables can refer to rows of this one.
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
