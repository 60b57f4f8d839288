/// For each first byte of currency symbols, not counting bidi controls, where the symbols with it stand in the pool of
/// texts, one after the other. Sorted by byte, with a sentinel row that only ends the run of the one before it.
public struct CurrencySymbolRow: TableRow {
    public var firstByte = 0
    public var start = TextReference<Texts>()

    @inlinable public static var table: TableID { .currencySymbols }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&firstByte, 0...Int(UInt8.max))
        columns.firstText(&start, width: 2)
    }
}
