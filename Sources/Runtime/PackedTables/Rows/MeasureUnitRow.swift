/// Sets of the patterns that percent and permille have as units of measurement. A form has no row if its pattern is
/// that of `other`.
@usableFromInline
package struct MeasureUnitRow: TableRow {
    @usableFromInline package var percent = RowRun<UnitPatternRow>()
    @usableFromInline package var permille = RowRun<UnitPatternRow>()

    @inlinable @_transparent package static var table: TableID { .measureUnitSets }

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.run(percent, least: 0, most: 8)
        columns.run(permille, least: 0, most: 8)
    }
}
