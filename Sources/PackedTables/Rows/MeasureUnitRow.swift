/// Sets of the patterns that percent and permille have as units of measurement. Forms with the pattern of `other` have
/// no row.
public struct MeasureUnitRow: TableRow {
    public var percent = RowRun<UnitPatternRow>()
    public var permille = RowRun<UnitPatternRow>()

    @inlinable public static var table: TableID { .measureUnitSets }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.run(&percent, width: 2, 0...8)
        columns.run(&permille, width: 2, 0...8)
    }
}
