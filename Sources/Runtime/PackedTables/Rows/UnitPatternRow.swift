/// The patterns that join an amount and a currency's name, or a number and a unit, sorted by form within each set.
@usableFromInline
package struct UnitPatternRow: TableRow {
    @OneByte @usableFromInline package var form = CountForm.explicitZero
    @ThreeBytes @usableFromInline package var pattern = TextReference<NotationTexts>()

    @inlinable @_transparent package static var table: TableID { .unitPatterns }

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.number(_form, most: 7)
        columns.text(_pattern)
    }
}
