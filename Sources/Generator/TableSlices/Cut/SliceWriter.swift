import PackedTables
import TableWriter

/// Writes the rows that a slice keeps, and renumbers their references to rows and texts.
struct SliceWriter {
    private let image: PackedImage
    private let kept: KeptRows
    private let selection: TableSelection
    private let newNumbers: [[Int]]
    private let locales: KeptLocales
    /// The number of currency values before those of each kept locale.
    private let valuesBefore: [Int: Int]
    private var writer = PackedWriter()

    init(_ image: PackedImage, _ kept: KeptRows, _ selection: TableSelection, _ locales: KeptLocales) {
        self.image = image
        self.kept = kept
        self.selection = selection
        self.locales = locales
        newNumbers = kept.newNumbers
        var (before, count) = ([Int: Int](), 0)
        for locale in kept.rows(of: .locales) {
            before[locale] = count
            count += locales.values[locale]?.count ?? 0
        }
        valuesBefore = before
    }

    mutating func slice() throws(PackedWriterError) -> PackedWriter {
        // The text pool of an image begins with the empty text, to which rows without texts refer.
        _ = try pool(0, .text)
        try write(.image)
        try writeCurrencySymbols()
        for table in PackedLayout.data.tables where !table.isPool && table != .image && table != .currencySymbols {
            if table == .parentLocales { try writeParentLocales() } else { try write(table) }
        }
        return writer
    }

    private mutating func write(_ table: TableID) throws(PackedWriterError) {
        let rows = table == .currencyValues ? values : kept.rows(of: table)
        for row in rows { try write(table, row, isSentinel: false) }
        guard hasSentinel(table) else { return }
        // The sentinel of locales repeats the last one; all others contain nothing from a row.
        let model = table == .locales ? rows.last ?? 0 : image.rowCount(of: table) - 1
        try write(table, model, isSentinel: true)
    }

    /// The currency values, locale by locale.
    private var values: [Int] { kept.rows(of: .locales).flatMap { locales.values[$0] ?? [] } }

    /// The locales without rows that have a parent: CLDR's, and the selected ones.
    private mutating func writeParentLocales() throws(PackedWriterError) {
        let named = kept.rows(of: .parentLocales).map { row in
            let row = image[ParentLocaleRow.self, row]
            return (identifier: image.text(row.locale).string, row: row.parent.index)
        }
        let all = (named + locales.served).sorted { $0.identifier.utf8.lexicographicallyPrecedes($1.identifier.utf8) }
        for (identifier, parent) in all {
            var row = ParentLocaleRow()
            row.locale = try writer.pool(identifier)
            row.parent = RowReference(newNumber(.locales, parent))
            try writer.append(row)
        }
    }

    private func hasSentinel(_ table: TableID) -> Bool {
        switch table {
        case .locales: true
        case .compactSets: selection.hasNotation && image.rowCount(of: table) > 0
        case .regions: selection.hasRegions && image.rowCount(of: table) > 0
        default: false
        }
    }

    private mutating func write(_ table: TableID, _ row: Int, isSentinel: Bool) throws(PackedWriterError) {
        // The length of the run that started in the last column.
        var runLength: Int?
        for (place, column) in table.columns.enumerated() {
            var value = image.value(table, row, column)
            switch column.content {
            case .code: break
            case .number:
                if let length = runLength {
                    value = length
                } else if table == .currencyValues, place == 0 {
                    value = newKey(CurrencyValueKey(packed: value)).packed
                } else if table == .image {
                    value |= omissions.packed
                }
                runLength = nil
            case .text(let pool), .firstText(let pool): value = try self.pool(value, pool)
            case .optionalText(let pool): value = value == 0 ? 0 : try self.pool(value - 1, pool) + 1
            case .row(.locales): value = newNumber(.locales, keptOwner(value))
            case .row(let target): value = newNumber(target, value)
            case .optionalRow(let target):
                value = value == 0 || isLeftOut(target) ? 0 : newNumber(target, value - 1) + 1
            case .firstRow(.currencyValues):
                value = isSentinel ? values.count : valuesBefore[row] ?? 0
            case .firstRow(let target):
                value = newNumber(target, isSentinel ? image.rowCount(of: target) : value)
            case .runStart(let target):
                let end = value + image.value(table, row, table.columns[place + 1])
                value = newNumber(target, value)
                runLength = newNumber(target, end) - value
            }
            writer.append(try PackedInteger.bytes(of: value, width: column.width), to: table)
        }
    }

    /// Whether the table's rows belong to a feature that the slice leaves out.
    private func isLeftOut(_ table: TableID) -> Bool { !selection.hasNotation && table.isOfNotation }

    private func newNumber(_ table: TableID, _ row: Int) -> Int { newNumbers[Int(table.rawValue)][row] }

    /// The locale, or its nearest kept ancestor; the root is always kept.
    private func keptOwner(_ locale: Int) -> Int {
        var owner = locale
        while !kept.contains(.locales, owner) { owner = image[LocaleRow.self, owner].parent.index }
        return owner
    }

    private func newKey(_ key: CurrencyValueKey) -> CurrencyValueKey {
        CurrencyValueKey(packed: key.packed - (key.currency - newNumber(.currencies, key.currency)) * keyStep)
    }

    /// The difference between the keys of neighbouring currencies.
    private var keyStep: Int {
        CurrencyValueKey(currency: 1, .symbol).packed - CurrencyValueKey(currency: 0, .symbol).packed
    }

    /// The omissions that the slice records.
    private var omissions: PackedFlags<ImageOmission> {
        var result: [ImageOmission] = []
        if selection.locales != nil { result.append(.locales) }
        if selection.currencies != nil { result.append(.currencies) }
        if !selection.hasRegions { result.append(.regions) }
        if !selection.hasNotation { result.append(.notation) }
        return PackedFlags(result)
    }

    /// The position of a pool's text in the slice.
    private mutating func pool(_ offset: Int, _ pool: TableID) throws(PackedWriterError) -> Int {
        let text = PooledText.text(at: image.start(of: pool) + offset)
        return try writer.pool(Array(text.utf8), in: pool)
    }

    /// Writes the symbols of the kept locales and currencies, in the form that `CurrencySymbolTexts` reads.
    private mutating func writeCurrencySymbols() throws(PackedWriterError) {
        let values = kept.rows(of: .currencyValues).map { image[CurrencyValueRow.self, $0] }
        let used = Set(values.filter { $0.key.part?.isSymbol ?? false }.map(\.value.packed))
        for old in image.indexes(of: CurrencySymbolRow.self).dropLast() {
            var texts: [Int] = []
            let end = image[CurrencySymbolRow.self, old + 1].start.packed
            var offset = image[CurrencySymbolRow.self, old].start.packed
            while offset < end {
                if used.contains(offset) { texts.append(offset) }
                offset += PooledText.length(of: image.text(TextReference<Texts>(packed: offset)))
            }
            if texts.isEmpty { continue }
            try writer.beginSymbols(with: UInt8(image[CurrencySymbolRow.self, old].firstByte))
            for text in texts { _ = try pool(text, .text) }
        }
        if !used.isEmpty { try writer.endSymbols() }
    }
}

extension CurrencyValueKey.Part {
    /// Whether the part is a text for the currency.
    fileprivate var isSymbol: Bool {
        switch self {
        case .symbol, .narrow, .formal, .variant: true
        case .pattern, .decimal, .group: false
        }
    }
}
