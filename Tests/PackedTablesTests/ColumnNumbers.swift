import PackedTables

/// Numbers the columns of a row, which gives the column of a property.
struct ColumnNumbers: ColumnVisitor {
    private var next = 0

    mutating func visit(_: Int, width: Int, _: Column.Content) -> Int {
        defer { next += 1 }
        return next
    }

    /// The column that declares a property.
    static func column<Row: TableRow>(of _: Row.Type, _ property: (Row) -> Int) -> Column {
        var numbers = ColumnNumbers()
        var row = Row()
        row.visit(&numbers)
        return PackedLayout.columns(Row.table)[property(row)]
    }
}
