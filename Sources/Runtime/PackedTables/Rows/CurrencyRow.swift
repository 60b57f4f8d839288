/// The currencies for which the image has data, sorted by code.
@usableFromInline
package struct CurrencyRow: TableRow {
    @ThreeBytes @usableFromInline package var code = PackedCode(packed: 0)
    /// The fraction digits that CLDR displays.
    @OneByte @usableFromInline package var digits = 0
    /// The rounding increment, in units of the last fraction digit; 0 and 1 mean that no increment applies.
    @OneByte @usableFromInline package var rounding = 0
    @OneByte @usableFromInline package var cashDigits = 0
    @OneByte @usableFromInline package var cashRounding = 0

    @inlinable @_transparent package static var table: TableID { .currencies }

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.code(_code)
        columns.number(_digits, most: 9)
        columns.number(_rounding, most: 100)
        columns.number(_cashDigits, most: 9)
        columns.number(_cashRounding, most: 100)
    }
}
