/// For each first byte of currency symbols, after any bidi controls, the position of the symbols with that byte, which
/// are adjacent in the pool of texts. The rows are sorted by byte, and a sentinel row ends the last run.
@usableFromInline
package struct CurrencySymbolRow: TableRow {
    @usableFromInline package var firstByte = 0
    @usableFromInline package var start = TextReference<Texts>()

    @inlinable @_transparent package static var table: TableID { .currencySymbols }

    @inlinable @_transparent
    package init() {}

    @inlinable @_transparent
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&firstByte, most: Int(UInt8.max))
        columns.firstText(&start, width: 2)
    }
}
