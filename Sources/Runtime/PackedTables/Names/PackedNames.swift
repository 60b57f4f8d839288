/// An image of currency names in memory. It finds the record for a locale and a currency.
///
/// The bytes must be an image that `PackedNamesCheck` has checked or that the emitter made. They are never copied.
package struct PackedNames: @unchecked Sendable {
    // Unchecked, because the bytes are constant for as long as any image over them is in use.
    let base: UnsafePointer<UInt8>
    /// The image's length in bytes.
    package let count: Int

    package init(uncheckedBase base: UnsafePointer<UInt8>, count: Int) {
        self.base = base
        self.count = count
    }

    /// All bytes of the image.
    package var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: base, count: count)
    }

    func place(of table: PackedNamesTable) -> DirectoryEntry {
        DirectoryEntry(
            at: base + PackedNamesLayout.directoryOffset + Int(table.rawValue) * DirectoryEntry.width)
    }

    /// The first byte of a table.
    func start(of table: PackedNamesTable) -> UnsafePointer<UInt8> {
        base + place(of: table).offset
    }

    /// The length of a table in bytes.
    package func byteCount(of table: PackedNamesTable) -> Int {
        place(of: table).length
    }

    /// The number of rows in a table.
    package func rowCount(of table: PackedNamesTable) -> Int {
        byteCount(of: table) / table.rowWidth
    }

    /// The symbols of a vocabulary.
    package func symbols(of vocabulary: Int) -> PackedRows<NameSymbolRow> {
        let row = self[VocabularyRow.self, vocabulary]
        return PackedRows(
            start: start(of: .symbols) + row.firstSymbol * NameSymbolRow.width, count: row.symbolCount)
    }

    /// A row of a table.
    package subscript<Row: NamesTableRow>(_: Row.Type, row: Int) -> Row {
        Row(at: start(of: Row.table) + row * Row.width)
    }

    /// The texts that serve the forms of a shape, one byte for each form.
    package func shape(_ row: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start(of: .shapes) + row * NameForm.count, count: NameForm.count)
    }

    /// The locales, the tables to find them, and the codes of the currencies.
    package var index: PackedImage {
        PackedImage(uncheckedBase: start(of: .index), count: byteCount(of: .index))
    }

    /// The row of a currency; nil if no locale has a name for it.
    package func row(of currency: PackedCode) -> Int? {
        let currencies = index.rows(of: CurrencyRow.self)
        return currencies.row(of: currency, in: 0..<currencies.count)
    }

    /// The record for a currency in a locale: that of the locale itself or of its nearest ancestor.
    ///
    /// - Complexity: A few loads for each ancestor; then linear in the index of the currency, and at most nine records.
    package func record(locale: Int, currency: Int) -> PackedNameRecord? {
        let index = index
        var row = locale
        while true {
            if let record = ownRecord(locale: row, currency: currency, index) { return record }
            let parent = index[LocaleRow.self, row].parent.index
            if parent == row { return nil }
            row = parent
        }
    }

    package func ownRecord(locale: Int, currency: Int, _ index: PackedImage) -> PackedNameRecord? {
        let own = self[NamesLocaleRow.self, locale]
        guard let presence = own.presence else { return nil }
        let bits = presenceBits(presence, Self.presenceWidth(currencies: index.rowCount(of: CurrencyRow.self)))
        guard bits[currency / 7] >> UInt8(currency % 7) & 1 != 0 else { return nil }
        let below = (UInt8(1) << UInt8(currency % 7)) - 1
        var rank = (bits[currency / 7] & below).nonzeroBitCount
        for byte in 0..<(currency / 7) { rank += bits[byte].nonzeroBitCount }
        let block = own.firstBlock + rank / PackedNamesLayout.recordsPerBlock
        var start = start(of: .records) + self[BlockRow.self, block].firstRecord
        for _ in 0..<(rank % PackedNamesLayout.recordsPerBlock) { start += 1 + Int(start[0]) }
        return PackedNameRecord(
            names: self, codes: UnsafeBufferPointer(start: start + 1, count: Int(start[0])),
            vocabulary: own.vocabulary)
    }

    /// The number of bytes that hold one bit for each currency.
    package static func presenceWidth(currencies: Int) -> Int {
        (currencies + 6) / 7
    }

    func presenceBits(_ row: Int, _ width: Int) -> UnsafePointer<UInt8> {
        start(of: .presence) + row * width
    }
}
