import PackedTables

/// Appends names, after the locales and the currencies that they belong to. NameRecord.swift describes the tables.
extension PackedWriter {
    package mutating func appendVocabulary(
        _ definitions: [SymbolDefinition]
    ) throws(PackedWriterError) -> RowReference<VocabularyRow> {
        var vocabulary = VocabularyRow()
        vocabulary.firstSymbol = nextRow()
        for definition in definitions {
            var symbol = NameSymbolRow()
            symbol.definition = definition
            try append(symbol)
        }
        return try append(vocabulary)
    }

    /// Appends a shape: for each form, the number of its text plus one, or 0 if there is none.
    ///
    /// - Returns: The shape's index.
    @discardableResult
    package mutating func append(shape: [Int]) throws(PackedWriterError) -> Int {
        for text in shape { append(try PackedInteger.bytes(of: text, width: 1), to: .nameShapes) }
        return byteCount(of: .nameShapes) / NameForm.count - 1
    }

    /// Appends the records of the next locale, sorted by the currency's row.
    package mutating func appendLocale(
        _ vocabulary: RowReference<VocabularyRow>, _ records: [(currency: Int, codes: [UInt8])]
    ) throws(PackedWriterError) {
        var bits = [UInt8](
            repeating: 0, count: NameRecord.presenceWidth(currencies: nextRow(CurrencyRow.self).index))
        var locale = NameLocaleRow()
        locale.vocabulary = vocabulary
        locale.presence = records.isEmpty ? nil : byteCount(of: .namePresence) / max(1, bits.count)
        locale.firstBlock = nextRow()
        try append(locale)
        if records.isEmpty { return }
        for record in records { bits[record.currency / 7] |= 1 << UInt8(record.currency % 7) }
        append(bits, to: .namePresence)
        for (position, record) in records.enumerated() {
            if position % NameRecord.countInBlock == 0 {
                var block = NameBlockRow()
                block.firstRecord = byteCount(of: .nameRecords)
                try append(block)
            }
            guard record.codes.count <= NameRecord.maximumLength else {
                throw .textTooLong(bytes: record.codes.count, maximum: NameRecord.maximumLength)
            }
            append([UInt8(record.codes.count)] + record.codes, to: .nameRecords)
        }
    }

    /// Appends the sentinels of the locales and the vocabularies.
    package mutating func endNames() throws(PackedWriterError) {
        try appendLocale(RowReference(0), [])
        _ = try appendVocabulary([])
    }
}
