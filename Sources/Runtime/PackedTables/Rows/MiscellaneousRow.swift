/// Sets of LDML's miscellaneous patterns, which qualify or join formatted numbers, and of unit patterns.
@usableFromInline
package struct MiscellaneousRow: TableRow {
    @ThreeBytes @usableFromInline package var approximately = TextReference<NotationTexts>()
    @ThreeBytes @usableFromInline package var atLeast = TextReference<NotationTexts>()
    @ThreeBytes @usableFromInline package var atMost = TextReference<NotationTexts>()
    @ThreeBytes @usableFromInline package var range = TextReference<NotationTexts>()
    @usableFromInline package var unitPatterns = RowRun<UnitPatternRow>()
    /// Nil if the source of the data has no units.
    @OneByte @usableFromInline package var measureUnits: RowReference<MeasureUnitRow>?

    @inlinable @_transparent package static var table: TableID { .miscellaneousSets }

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.text(_approximately)
        columns.text(_atLeast)
        columns.text(_atMost)
        columns.text(_range)
        columns.run(unitPatterns, least: 0, most: 8)
        columns.row(_measureUnits)
    }
}
