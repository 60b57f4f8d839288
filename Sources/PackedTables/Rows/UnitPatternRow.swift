/// Patterns that join an amount with a currency's name, or a number with a unit, sorted by form within each set.
public struct UnitPatternRow: TableRow {
    public var form = CountForm.explicitZero
    public var pattern = TextReference<NotationTexts>()

    @inlinable public static var table: TableID { .unitPatterns }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&form, 0...7)
        columns.text(&pattern, width: 3)
    }
}
