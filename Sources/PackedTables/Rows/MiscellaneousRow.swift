/// Sets of LDML's miscellaneous patterns, which qualify or join formatted numbers, and of unit patterns.
public struct MiscellaneousRow: TableRow {
    public var approximately = TextReference<NotationTexts>()
    public var atLeast = TextReference<NotationTexts>()
    public var atMost = TextReference<NotationTexts>()
    public var range = TextReference<NotationTexts>()
    public var unitPatterns = RowRun<UnitPatternRow>()
    /// Nil where the source of the data has no units.
    public var measureUnits: RowReference<MeasureUnitRow>?

    @inlinable public static var table: TableID { .miscellaneousSets }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&approximately, width: 3)
        columns.text(&atLeast, width: 3)
        columns.text(&atMost, width: 3)
        columns.text(&range, width: 3)
        columns.run(&unitPatterns, width: 2, 0...8)
        columns.row(&measureUnits, width: 1)
    }
}
