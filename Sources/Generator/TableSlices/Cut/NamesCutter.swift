import PackedTables
import TableWriter

/// Cuts a slice from an image of names: the records of the kept locales and currencies, with the symbols that they
/// use.
package struct NamesCutter {
    private let names: PackedNames
    private var writer = PackedNamesWriter()
    /// The shapes of the slice, by their numbers in the complete image.
    private var shapes: [Int: Int] = [:]

    /// Returns the slice of an image of names.
    ///
    /// - Throws: `PackedWriterError`, which only an unchecked image can cause.
    package static func slice(
        of names: PackedNames, _ selection: TableSelection
    ) throws(PackedWriterError) -> [UInt8] {
        var cutter = NamesCutter(names: names)
        return try cutter.slice(selection)
    }

    private init(names: PackedNames) {
        self.names = names
    }

    private mutating func slice(_ selection: TableSelection) throws(PackedWriterError) -> [UInt8] {
        let index = names.index
        var formats = selection
        formats.hasAllAncestors = true
        // The index has neither regions nor notation.
        formats.hasNotation = false
        formats.hasRegions = false
        writer.append(bytes: try ImageCutter.slice(of: index, formats), to: .index)
        let kept = KeptLocales(selection.locales, in: index, ancestors: .all) { _ in [] }
        let locales = (kept.rows + [kept.root]).sorted()
        let currencies = index.indexes(of: CurrencyRow.self).filter {
            selection.currencies?.contains(index[CurrencyRow.self, $0].code.string) ?? true
        }
        let records = locales.map { locale in
            currencies.map { names.ownRecord(locale: locale, currency: $0, index) }
        }
        // Locales with the same vocabulary also share its kept part.
        var vocabularies: [Int: SliceVocabulary] = [:]
        for record in records.joined().compactMap({ $0 }) {
            vocabularies[record.vocabulary, default: SliceVocabulary(names, record.vocabulary)].add(record)
        }
        var rows: [Int: Int] = [:]
        for vocabulary in vocabularies.keys.sorted() {
            vocabularies[vocabulary]?.finish()
            if let kept = vocabularies[vocabulary] { rows[vocabulary] = try append(kept) }
        }
        if rows.isEmpty { try writer.append(VocabularyRow()) }
        for (locale, records) in zip(locales, records) {
            let vocabulary = names[NamesLocaleRow.self, locale].vocabulary
            try append(records, vocabularies[vocabulary], row: rows[vocabulary] ?? 0)
        }
        return try writer.image()
    }

    /// Appends a vocabulary, with the shapes to which its symbols refer.
    private mutating func append(_ vocabulary: SliceVocabulary) throws(PackedWriterError) -> Int {
        var row = VocabularyRow()
        row.firstSymbol = writer.rowCount(of: .symbols)
        row.symbolCount = vocabulary.definitions.count
        for definition in vocabulary.definitions {
            var symbol = NameSymbolRow()
            if case .shape(let shape) = definition {
                symbol.definition = try SymbolDefinition.shape(newShape(shape)).packed()
            } else {
                symbol.definition = try definition.packed()
            }
            try writer.append(symbol)
        }
        return try writer.append(row)
    }

    private mutating func newShape(_ shape: Int) throws(PackedWriterError) -> Int {
        if let number = shapes[shape] { return number }
        let number = writer.rowCount(of: .shapes)
        try writer.append(shape: names.shape(shape).map { Int($0) })
        shapes[shape] = number
        return number
    }

    /// Appends a locale and its records; nil for currencies without one.
    private mutating func append(
        _ records: [PackedNameRecord?], _ vocabulary: SliceVocabulary?, row: Int
    ) throws(PackedWriterError) {
        let width = PackedNames.presenceWidth(currencies: records.count)
        var locale = NamesLocaleRow()
        locale.vocabulary = row
        locale.firstBlock = writer.rowCount(of: .blocks)
        let own = records.indices.filter { records[$0] != nil }
        guard let vocabulary, !own.isEmpty else {
            try writer.append(locale)
            return
        }
        locale.presence = writer.byteCount(of: .presence) / width
        try writer.append(locale)
        var bits = [UInt8](repeating: 0, count: width)
        for currency in own { bits[currency / 7] |= 1 << UInt8(currency % 7) }
        writer.append(bytes: bits, to: .presence)
        for (position, currency) in own.enumerated() {
            if position % PackedNamesLayout.recordsPerBlock == 0 {
                var block = BlockRow()
                block.firstRecord = writer.byteCount(of: .records)
                try writer.append(block)
            }
            guard let codes = records[currency].map(vocabulary.codes) else { continue }
            guard codes.count <= PackedNamesLayout.maximumRecordLength else {
                throw .textTooLong(bytes: codes.count, maximum: PackedNamesLayout.maximumRecordLength)
            }
            writer.append(bytes: [UInt8(codes.count)] + codes, to: .records)
        }
    }
}
