/// An image of currency names in memory: finds the record that answers for a locale and a currency.
///
/// The bytes must be an image that was checked (`PackedNamesCheck`) or made by the emitter; they are never copied.
public struct PackedNames: @unchecked Sendable {
    // Unchecked: the bytes are constant for as long as any image over them is in use.
    let base: UnsafePointer<UInt8>
    /// The image's length in bytes.
    public let count: Int

    public init(uncheckedBase base: UnsafePointer<UInt8>, count: Int) {
        self.base = base
        self.count = count
    }

    /// All bytes of the image.
    public var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: base, count: count)
    }

    func offset(of table: PackedNamesTable) -> Int {
        PackedInteger.read(base + directoryEntry(table), width: 3)
    }

    /// The length of a table in bytes.
    public func byteCount(of table: PackedNamesTable) -> Int {
        PackedInteger.read(base + directoryEntry(table) + 3, width: 3)
    }

    private func directoryEntry(_ table: PackedNamesTable) -> Int {
        PackedNamesLayout.directoryOffset + Int(table.rawValue) * PackedNamesLayout.directoryEntryWidth
    }

    /// The number of a table's rows.
    public func rowCount(of table: PackedNamesTable) -> Int {
        byteCount(of: table) / table.rowWidth
    }

    /// The first byte of a row.
    @inline(__always)
    func row(_ table: PackedNamesTable, _ row: Int) -> UnsafePointer<UInt8> {
        base + offset(of: table) + row * table.rowWidth
    }

    @inline(__always)
    func value(_ table: PackedNamesTable, _ row: Int, _ column: Column) -> Int {
        PackedInteger.read(self.row(table, row) + column.offset, width: column.width)
    }

    /// The locales, what finds them, and the currencies' codes.
    public var index: PackedImage {
        PackedImage(uncheckedBase: base + offset(of: .index), count: byteCount(of: .index))
    }

    /// The row of a currency by its packed code, or nil where no locale names it.
    public func row(ofCurrency packedCode: Int) -> Int? {
        let index = index
        let key = LocaleLookup.ordered(packedCode)
        var low = 0
        var high = index.rowCount(of: .currencies)
        while low < high {
            let middle = (low + high) / 2
            let code = LocaleLookup.ordered(index.value(.currencies, middle, CurrencyColumn.code))
            if code == key { return middle }
            if code < key { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// The record that answers for a currency in a locale: the locale's own, or its nearest ancestor's.
    ///
    /// - Complexity: for each ancestor a few loads; then at most nine records are stepped over.
    public func record(locale: Int, currency: Int) -> PackedNameRecord? {
        let index = index
        var row = locale
        while true {
            if let record = ownRecord(locale: row, currency: currency, index) { return record }
            let parent = index.value(.locales, row, LocaleColumn.parent)
            if parent == row { return nil }
            row = parent
        }
    }

    private func ownRecord(locale: Int, currency: Int, _ index: PackedImage) -> PackedNameRecord? {
        let presence = value(.locales, locale, NamesLocaleColumn.presence)
        if presence == 0 { return nil }
        let bits = presenceBits(presence - 1, Self.presenceWidth(currencies: index.rowCount(of: .currencies)))
        guard bits[currency / 7] >> UInt8(currency % 7) & 1 != 0 else { return nil }
        let below = (UInt8(1) << UInt8(currency % 7)) - 1
        var rank = (bits[currency / 7] & below).nonzeroBitCount
        for byte in 0..<(currency / 7) { rank += bits[byte].nonzeroBitCount }
        let block =
            value(.locales, locale, NamesLocaleColumn.firstBlock) + rank / PackedNamesLayout.recordsPerBlock
        var start = row(.records, PackedInteger.read(row(.blocks, block), width: 3))
        for _ in 0..<(rank % PackedNamesLayout.recordsPerBlock) { start += 1 + Int(start[0]) }
        return PackedNameRecord(
            names: self, codes: UnsafeBufferPointer(start: start + 1, count: Int(start[0])),
            vocabulary: value(.locales, locale, NamesLocaleColumn.vocabulary))
    }

    /// The bytes that hold one bit for each currency.
    public static func presenceWidth(currencies: Int) -> Int {
        (currencies + 6) / 7
    }

    func presenceBits(_ row: Int, _ width: Int) -> UnsafePointer<UInt8> {
        base + offset(of: .presence) + row * width
    }
}
