extension PackedImage {
    /// The symbols of a vocabulary.
    package func symbols(of vocabulary: RowReference<VocabularyRow>) -> PackedRows<NameSymbolRow> {
        let first = self[vocabulary].firstSymbol.index
        let end = self[VocabularyRow.self, vocabulary.index + 1].firstSymbol.index
        return PackedRows(start: start(of: .nameSymbols) + first * NameSymbolRow.width, count: end - first)
    }

    /// The texts that serve the forms of a shape, one byte for each form.
    package func nameShape(_ row: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start(of: .nameShapes) + row * NameForm.count, count: NameForm.count)
    }

    /// The currencies of which a locale has records: one bit each, seven to a byte.
    func namePresence(_ row: Int) -> UnsafePointer<UInt8> { start(of: .namePresence) + row * namePresenceWidth }

    /// The number of bytes that hold one bit for each currency.
    var namePresenceWidth: Int { NameRecord.presenceWidth(currencies: rowCount(of: CurrencyRow.self)) }

    /// The row of a currency; nil if the image does not have it.
    package func row(of currency: PackedCode) -> Int? {
        let currencies = rows(of: CurrencyRow.self)
        return currencies.row(of: currency, in: 0..<currencies.count)
    }

    /// The record for a currency in a locale: that of the locale itself or of its nearest ancestor.
    ///
    /// - Complexity: A few loads for each ancestor; then linear in the index of the currency, and at most nine records.
    package func nameRecord(locale: Int, currency: Int) -> NameRecord? {
        var record: NameRecord?
        _ = nearest(to: locale) { row in
            record = ownNameRecord(locale: row, currency: currency)
            return record != nil
        }
        return record
    }

    package func ownNameRecord(locale: Int, currency: Int) -> NameRecord? {
        let own = self[NameLocaleRow.self, locale]
        guard let presence = own.presence else { return nil }
        let bits = namePresence(presence)
        guard bits[currency / 7] >> UInt8(currency % 7) & 1 != 0 else { return nil }
        let below = (UInt8(1) << UInt8(currency % 7)) - 1
        var rank = (bits[currency / 7] & below).nonzeroBitCount
        for byte in 0..<(currency / 7) { rank += bits[byte].nonzeroBitCount }
        let block = own.firstBlock.index + rank / NameRecord.countInBlock
        var start = start(of: .nameRecords) + self[NameBlockRow.self, block].firstRecord
        for _ in 0..<(rank % NameRecord.countInBlock) { start += 1 + Int(start[0]) }
        return NameRecord(
            image: self, codes: UnsafeBufferPointer(start: start + 1, count: Int(start[0])),
            vocabulary: own.vocabulary)
    }
}
