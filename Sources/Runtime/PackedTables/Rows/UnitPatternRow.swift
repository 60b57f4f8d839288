/// The patterns that join an amount and a currency's name, or a number and a unit, sorted by form within each set.
@usableFromInline
package struct UnitPatternRow: TableRow {
    @usableFromInline package var form = CountForm.explicitZero
    @usableFromInline package var pattern = TextReference<NotationTexts>()

    @inlinable @_transparent package static var table: TableID { .unitPatterns }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&form, most: 7)
        columns.text(&pattern, width: 3)
    }
}
