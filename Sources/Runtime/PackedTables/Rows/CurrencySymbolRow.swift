/// For each first byte of currency symbols, after any bidi controls, the position of the symbols with that byte, which
/// are adjacent in the pool of texts. The rows are sorted by byte, and a sentinel row ends the last run.
@usableFromInline
package struct CurrencySymbolRow: TableRow {
    @TwoBytes @usableFromInline package var firstByte: Int
    @TwoBytes @usableFromInline package var start: TextReference<Texts>

    @inlinable @_transparent package static var table: TableID { .currencySymbols }

    @usableFromInline package var columns: [Column] {
        [Column(_firstByte, most: Int(UInt8.max)), Column(firstText: _start)]
    }
}
