/// For each first byte of currency symbols, not counting bidi controls, where the symbols with it stand in the pool of
/// texts, one after the other. Sorted by byte, with a sentinel row that only ends the run of the one before it.
@usableFromInline
package struct CurrencySymbolRow: TableRow {
    @usableFromInline package var firstByte = 0
    @usableFromInline package var start = TextReference<Texts>()

    @inlinable package static var table: TableID { .currencySymbols }

    @inlinable @_transparent
    package init() {}

    @inlinable @_transparent
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&firstByte, 0...Int(UInt8.max))
        columns.firstText(&start, width: 2)
    }
}
