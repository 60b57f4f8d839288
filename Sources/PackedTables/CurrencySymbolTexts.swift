/// The texts that locales write for currencies: symbols, and narrow, formal and variant ones, each once.
///
/// They stand one after the other in the pool of texts, so that a few are looked at instead of what each locale says.
public struct CurrencySymbolTexts {
    private let image: PackedImage
    private let rows: PackedRows

    public init(_ image: PackedImage) {
        self.image = image
        rows = image.rows(of: .currencySymbols)
    }

    /// The byte that a symbol is found by: its first one behind bidi controls.
    public static func firstByte(of symbol: String) -> UInt8? {
        symbol.unicodeScalars.first { !BidiControl.contains($0.value) }.flatMap { UTF8.encode($0)?.first }
    }

    /// The first text that is found by a byte and is wanted, by its offset in the pool.
    public func first(
        beginningWith byte: UInt8, where isWanted: (_ offset: Int, PackedText) -> Bool
    ) -> (offset: Int, text: PackedText)? {
        let row = rows.firstRow(0..<rows.count, CurrencySymbolColumn.firstByte, notBelow: Int(byte))
        guard row + 1 < rows.count, rows.value(row, CurrencySymbolColumn.firstByte) == Int(byte) else { return nil }
        var offset = rows.value(row, CurrencySymbolColumn.start)
        let end = rows.value(row + 1, CurrencySymbolColumn.start)
        while offset < end {
            let text = image.text(at: offset, in: .text)
            if isWanted(offset, text) { return (offset, text) }
            offset += text.pooledCount
        }
        return nil
    }
}

extension PackedText {
    /// The bytes that the text takes in a pool, with those that say its length.
    var pooledCount: Int { count + (count < 64 ? 1 : 2) }
}
