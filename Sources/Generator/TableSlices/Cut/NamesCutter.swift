import PackedTables
import TableWriter

/// Cuts a slice from an image of names: the records of the kept locales and currencies, with the symbols that they
/// use.
package struct NamesCutter {
    private let names: PackedImage
    private var writer = PackedWriter()
    /// The shapes of the slice, by their numbers in the complete image.
    private var shapes: [Int: Int] = [:]

    /// Returns the slice of an image of names.
    ///
    /// - Throws: `PackedWriterError`, which only an unchecked image can cause.
    package static func slice(
        of names: PackedImage, _ selection: TableSelection
    ) throws(PackedWriterError) -> [UInt8] {
        var cutter = NamesCutter(names: names)
        return try cutter.slice(selection)
    }

    private init(names: PackedImage) {
        self.names = names
    }

    private mutating func slice(_ selection: TableSelection) throws(PackedWriterError) -> [UInt8] {
        var formats = selection
        formats.hasAllAncestors = true
        // An image of names has neither regions nor notation.
        formats.hasNotation = false
        formats.hasRegions = false
        writer = try ImageCutter.writer(of: names, formats)
        let kept = KeptLocales(selection.locales, in: names, ancestors: .all) { _ in [] }
        let locales = (kept.rows + [kept.root]).sorted()
        let currencies = names.indexes(of: CurrencyRow.self).filter {
            selection.currencies?.contains(names[CurrencyRow.self, $0].code.string) ?? true
        }
        let records = locales.map { locale in
            currencies.map { names.ownNameRecord(locale: locale, currency: $0) }
        }
        // Locales with the same vocabulary also share its kept part.
        var vocabularies: [Int: SliceVocabulary] = [:]
        for record in records.joined().compactMap({ $0 }) {
            vocabularies[record.vocabulary.index, default: SliceVocabulary(names, record.vocabulary)].add(record)
        }
        var rows: [Int: RowReference<VocabularyRow>] = [:]
        for vocabulary in vocabularies.keys.sorted() {
            vocabularies[vocabulary]?.finish()
            guard let kept = vocabularies[vocabulary] else { continue }
            let definitions = try kept.definitions.map { (symbol) throws(PackedWriterError) in
                try withNewShape(symbol)
            }
            rows[vocabulary] = try writer.appendVocabulary(definitions)
        }
        if rows.isEmpty { _ = try writer.appendVocabulary([]) }
        for (locale, records) in zip(locales, records) {
            let vocabulary = names[NameLocaleRow.self, locale].vocabulary.index
            try writer.appendLocale(
                rows[vocabulary] ?? RowReference(0),
                records.enumerated().compactMap { currency, record in
                    record.flatMap { vocabularies[vocabulary]?.codes(of: $0) }.map { (currency: currency, codes: $0) }
                })
        }
        try writer.endNames()
        return try writer.image(.names)
    }

    /// A symbol, with the number that its shape has in the slice.
    private mutating func withNewShape(_ symbol: SymbolDefinition) throws(PackedWriterError) -> SymbolDefinition {
        guard case .shape(let shape) = symbol else { return symbol }
        if let number = shapes[shape] { return .shape(number) }
        let number = try writer.append(shape: names.nameShape(shape).map { Int($0) })
        shapes[shape] = number
        return .shape(number)
    }
}
