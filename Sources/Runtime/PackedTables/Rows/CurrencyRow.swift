/// The currencies for which the image has data, sorted by code.
@usableFromInline
package struct CurrencyRow: TableRow {
    @usableFromInline package var code = PackedCode(packed: 0)
    /// The fraction digits that CLDR displays.
    @usableFromInline package var digits = 0
    /// The rounding increment, in units of the last fraction digit; 0 and 1 mean that no increment applies.
    @usableFromInline package var rounding = 0
    @usableFromInline package var cashDigits = 0
    @usableFromInline package var cashRounding = 0

    @inlinable @_transparent package static var table: TableID { .currencies }

    @inlinable @_transparent
    package init() {}

    @inlinable @_transparent
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.code(&code)
        columns.number(&digits, most: 9)
        columns.number(&rounding, most: 100)
        columns.number(&cashDigits, most: 9)
        columns.number(&cashRounding, most: 100)
    }
}
