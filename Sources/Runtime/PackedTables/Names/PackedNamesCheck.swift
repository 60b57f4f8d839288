/// Checks an image of names from outside completely, so that the reader can trust every number in it.
package enum PackedNamesCheck {
    /// - Complexity: Linear in the length of all names.
    package static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(PackedNamesError) {
        let names = try checkHeader(of: bytes)
        for table in PackedNamesTable.allCases { try checkBounds(of: table, names) }
        do throws(PackedImageError) {
            try PackedCheck.check(names.index.bytes)
        } catch {
            throw .badIndex(error)
        }
        try checkShapes(names)
        for row in 0..<names.rowCount(of: .vocabularies) { try checkVocabulary(row, names) }
        let locales = LocaleLookup(image: names.index).localeCount
        guard names.rowCount(of: .locales) == locales else { throw .badTable(.locales) }
        for row in 0..<locales { try checkLocale(row, names) }
    }

    private static func checkHeader(of bytes: UnsafeBufferPointer<UInt8>) throws(PackedNamesError) -> PackedNames {
        let base: UnsafePointer<UInt8>
        do throws(ImageHeaderError) {
            base = try ImageHeader.check(
                of: bytes, magic: PackedNamesLayout.magic, version: PackedNamesLayout.version,
                length: PackedNamesLayout.headerLength)
        } catch {
            throw .header(error)
        }
        for index in 0..<bytes.count where bytes[index] >= 0x80 { throw .notASCII(offset: index) }
        return PackedNames(uncheckedBase: base, count: bytes.count)
    }

    private static func checkBounds(
        of table: PackedNamesTable, _ names: PackedNames
    ) throws(PackedNamesError) {
        let place = names.place(of: table)
        guard place.offset >= PackedNamesLayout.headerLength, place.offset + place.length <= names.count,
            place.length % table.rowWidth == 0
        else { throw .badTable(table) }
    }

    /// Checks that each record has at least one text, and no more than one for each form.
    private static func checkShapes(_ names: PackedNames) throws(PackedNamesError) {
        for row in 0..<names.rowCount(of: .shapes) {
            guard let last = names.shape(row).max(), (1...NameForm.count).contains(Int(last)) else {
                throw .badRow(.shapes, row: row)
            }
        }
    }

    // MARK: Vocabularies

    private static func checkVocabulary(_ row: Int, _ names: PackedNames) throws(PackedNamesError) {
        let vocabulary = names[VocabularyRow.self, row]
        let (first, count) = (vocabulary.firstSymbol, vocabulary.symbolCount)
        guard count <= PackedNamesLayout.maximumSymbols, first + count <= names.rowCount(of: .symbols) else {
            throw .badRow(.vocabularies, row: row)
        }
        // The nesting depth of each symbol's pairs; nil if it is not known yet.
        var depths = [Int?](repeating: nil, count: count)
        for symbol in 0..<count {
            guard depth(of: symbol, first, names, PackedNamesLayout.maximumDepth, &depths) != nil else {
                throw .badRow(.symbols, row: first + symbol)
            }
        }
    }

    /// The depth of a symbol; nil if it exceeds the limit, or if the symbol contains itself or is not valid.
    private static func depth(
        of symbol: Int, _ first: Int, _ names: PackedNames, _ limit: Int, _ depths: inout [Int?]
    ) -> Int? {
        if let depth = depths[symbol] { return depth <= limit ? depth : nil }
        let depth: Int
        switch SymbolDefinition(packed: names[NameSymbolRow.self, first + symbol].definition) {
        case .pair(let left, let right):
            guard limit > 0, left < depths.count, right < depths.count,
                let leftDepth = self.depth(of: left, first, names, limit - 1, &depths),
                let rightDepth = self.depth(of: right, first, names, limit - 1, &depths)
            else { return nil }
            depth = 1 + max(leftDepth, rightDepth)
        case .scalar(let value):
            guard !(0xD800...0xDFFF).contains(value) else { return nil }
            depth = 0
        case .edit:
            depth = 0
        case .shape(let shape):
            guard shape < names.rowCount(of: .shapes) else { return nil }
            depth = 0
        }
        depths[symbol] = depth
        return depth
    }

    // MARK: Records

    private static func checkLocale(_ row: Int, _ names: PackedNames) throws(PackedNamesError) {
        let locale = names[NamesLocaleRow.self, row]
        guard locale.vocabulary < names.rowCount(of: .vocabularies) else { throw .badRow(.locales, row: row) }
        guard let presence = locale.presence else { return }
        let currencies = names.index.rowCount(of: CurrencyRow.self)
        let width = PackedNames.presenceWidth(currencies: currencies)
        guard (presence + 1) * width <= names.byteCount(of: .presence) else { throw .badRow(.locales, row: row) }
        let bits = names.presenceBits(presence, width)
        var present = (0..<currencies).filter { bits[$0 / 7] >> UInt8($0 % 7) & 1 != 0 }
        present.reverse()
        var block = locale.firstBlock
        while !present.isEmpty {
            guard block < names.rowCount(of: .blocks) else { throw .badRow(.locales, row: row) }
            try checkBlock(block, of: row, &present, names)
            block += 1
        }
    }

    /// Checks the records of a block, and removes their currencies from the end of the list.
    private static func checkBlock(
        _ block: Int, of locale: Int, _ currencies: inout [Int], _ names: PackedNames
    ) throws(PackedNamesError) {
        var start = names[BlockRow.self, block].firstRecord
        let end = names.byteCount(of: .records)
        for _ in 0..<PackedNamesLayout.recordsPerBlock {
            guard let currency = currencies.popLast() else { return }
            guard start < end else { throw .badRecord(locale: locale, currency: currency) }
            let length = Int(names.start(of: .records)[start])
            start += 1 + length
            guard start <= end, let record = names.record(locale: locale, currency: currency), isReadable(record)
            else { throw .badRecord(locale: locale, currency: currency) }
        }
    }

    /// Reads the last text. This reads all texts, because each text is made from the one before it.
    private static func isReadable(_ record: PackedNameRecord) -> Bool {
        guard let form = record.formOfLastText else { return false }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: PackedNamesLayout.maximumTextLength) { text in
            record.read(form, into: text) != .malformed
        }
    }
}
