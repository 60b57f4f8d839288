import CurrencyCore
import PackedTables

// Lookup without an index, by the first byte, for finders that look up few texts.

extension CurrencyFinder {
    /// The recorded forms that may start at an offset.
    func forms(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> [CurrencyForm] {
        let first = LenientText.firstByte(text, at: offset)
        return CaseFolding.leads(of: first).flatMap { CurrencyForm.all(beginningWith: $0) }
    }

    /// The rows of the locales' symbols at an offset, in their order, with their lengths in the text.
    func symbolValues(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> [(value: Int, length: Int)] {
        let symbols = CurrencySymbolTexts(data.image)
        let rows = data.image.rows(of: CurrencyValueRow.self)
        var values: [(value: Int, length: Int)] = []
        for byte in LenientText.firstBytes(of: LenientText.firstByte(text, at: offset)) {
            symbols.forEach(beginningWith: byte) { pooled, symbol in
                guard LenientText.isVisible(symbol.utf8), let length = length(ofSymbol: symbol, text, offset) else {
                    return
                }
                var next = 0
                while let value = rows.row(next..<rows.count, where: { $0.value == pooled }) {
                    // Separators and patterns are values too.
                    if rows[value].key.part.flatMap(CurrencyCandidate.Evidence.init) != nil {
                        values.append((value, length))
                    }
                    next = value + 1
                }
            }
        }
        return values.sorted { $0.value < $1.value }
    }

    private func length(ofSymbol symbol: PackedText, _ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int? {
        LenientText.isNormalized(symbol.utf8)
            ? length(ofSymbol: symbol.utf8, text, offset)
            : length(ofSymbol: LenientText.normalized(symbol.utf8), text, offset)
    }
}
