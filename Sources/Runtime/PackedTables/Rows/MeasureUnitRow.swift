/// Sets of the patterns that percent and permille have as units of measurement. A form has no row if its pattern is
/// that of `other`.
@usableFromInline
package struct MeasureUnitRow: TableRow {
    @usableFromInline package var percent = RowRun<UnitPatternRow>()
    @usableFromInline package var permille = RowRun<UnitPatternRow>()

    @inlinable @_transparent package static var table: TableID { .measureUnitSets }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.run(&percent, width: 2, least: 0, most: 8)
        columns.run(&permille, width: 2, least: 0, most: 8)
    }
}
