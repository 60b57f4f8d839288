/// Sets of LDML's miscellaneous patterns, which qualify or join formatted numbers, and of unit patterns.
@usableFromInline
package struct MiscellaneousRow: TableRow {
    @usableFromInline package var approximately = TextReference<NotationTexts>()
    @usableFromInline package var atLeast = TextReference<NotationTexts>()
    @usableFromInline package var atMost = TextReference<NotationTexts>()
    @usableFromInline package var range = TextReference<NotationTexts>()
    @usableFromInline package var unitPatterns = RowRun<UnitPatternRow>()
    /// Nil if the source of the data has no units.
    @usableFromInline package var measureUnits: RowReference<MeasureUnitRow>?

    @inlinable @_transparent package static var table: TableID { .miscellaneousSets }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&approximately, width: 3)
        columns.text(&atLeast, width: 3)
        columns.text(&atMost, width: 3)
        columns.text(&range, width: 3)
        columns.run(&unitPatterns, width: 2, least: 0, most: 8)
        columns.row(&measureUnits, width: 1)
    }
}
