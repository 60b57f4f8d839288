// Rows declare references to texts and rows with these methods. The declaration states the width in bytes.
extension ColumnVisitor {
    /// A text of a pool.
    @inlinable @_transparent
    package mutating func text<Pool>(_ text: inout TextReference<Pool>, width: Int) {
        text = TextReference(packed: visit(text.packed, width: width, .text(Pool.table)))
    }

    /// A text of a pool, or nil.
    @inlinable @_transparent
    package mutating func text<Pool>(_ text: inout TextReference<Pool>?, width: Int) {
        var packed = 0
        if let text { packed = text.packed + 1 }
        packed = visit(packed, width: width, .optionalText(Pool.table))
        text = packed == 0 ? nil : TextReference(packed: packed - 1)
    }

    /// The first of a run of texts that ends where the next row's run begins.
    @inlinable @_transparent
    package mutating func firstText<Pool>(_ text: inout TextReference<Pool>, width: Int) {
        text = TextReference(packed: visit(text.packed, width: width, .firstText(Pool.table)))
    }

    /// A row of a table.
    @inlinable @_transparent
    package mutating func row<Row>(_ row: inout RowReference<Row>, width: Int) {
        row = RowReference(packed: visit(row.packed, width: width, .row(Row.table)))
    }

    /// A row of a table, or nil.
    @inlinable @_transparent
    package mutating func row<Row>(_ row: inout RowReference<Row>?, width: Int) {
        var packed = 0
        if let row { packed = row.packed + 1 }
        packed = visit(packed, width: width, .optionalRow(Row.table))
        row = packed == 0 ? nil : RowReference(packed: packed - 1)
    }

    /// The first of a run of rows that ends where the next row's run begins.
    @inlinable @_transparent
    package mutating func firstRow<Row>(_ row: inout RowReference<Row>, width: Int) {
        row = RowReference(packed: visit(row.packed, width: width, .firstRow(Row.table)))
    }

    /// A run of `least` to `most` rows.
    @inlinable @_transparent
    package mutating func run<Row>(_ run: inout RowRun<Row>, width: Int, least: Int, most: Int) {
        run.first = RowReference(packed: visit(run.first.packed, width: width, .runStart(Row.table)))
        number(&run.count, least: least, most: most)
    }
}
