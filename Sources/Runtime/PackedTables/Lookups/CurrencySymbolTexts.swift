import LDMLSyntax

/// The texts that locales use for currencies, each listed once: usual, narrow, formal and variant symbols.
///
/// The pool of texts has them sorted by first byte, so a search reads only a few of them, and not those of each locale.
package struct CurrencySymbolTexts {
    private let image: PackedImage
    private let rows: PackedRows<CurrencySymbolRow>

    package init(_ image: PackedImage) {
        self.image = image
        rows = image.rows(of: CurrencySymbolRow.self)
    }

    /// The byte that a symbol is found by, which is the first one after any bidi controls.
    package static func firstByte(of symbol: String) -> UInt8? {
        symbol.unicodeScalars.first { !UnicodeProperty.isBidiControl($0.value) }.flatMap { UTF8.encode($0)?.first }
    }

    /// Calls a closure with each text that has the given `firstByte(of:)`.
    package func forEach(beginningWith byte: UInt8, _ body: (TextReference<Texts>, PackedText) -> Void) {
        let row = rows.first(0..<rows.count) { $0.firstByte >= Int(byte) }
        guard row + 1 < rows.count, rows[row].firstByte == Int(byte) else { return }
        var reference = rows[row].start
        let end = rows[row + 1].start
        while reference.packed < end.packed {
            let text = image.text(reference)
            body(reference, text)
            reference = reference.next(behind: text)
        }
    }
}
