import PackedTables

/// Numbers the columns of a row, so that a property shows which one is its.
struct ColumnNumbers: ColumnVisitor {
    private var next = 0

    mutating func visit(_: Int, width: Int, _: Column.Content) -> Int {
        defer { next += 1 }
        return next
    }

    /// The column that a property is declared as.
    static func column<Row: TableRow>(of _: Row.Type, _ property: (Row) -> Int) -> Column {
        var numbers = ColumnNumbers()
        var row = Row()
        row.visit(&numbers)
        return PackedLayout.columns(Row.table)[property(row)]
    }
}
