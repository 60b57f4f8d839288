/// Visits the columns of a row.
public protocol ColumnVisitor {
    /// Receives a column's packed value, and returns the value that the column then has.
    // Integers rather than generic values: generic calls are what costs most in builds without optimisation.
    mutating func visit(_ packed: Int, width: Int, _ content: Column.Content) -> Int
}

// The calls with which rows declare their columns. A number has the width that its range needs; for a reference to a
// text or a row the declaration states the width in bytes.
extension ColumnVisitor {
    /// A number, a key or flags, whose packed value is in this range.
    @inlinable @inline(__always)
    public mutating func number<Value: PackedValue>(_ value: inout Value, _ range: ClosedRange<Int>) {
        value = Value(packed: visit(value.packed, width: PackedInteger.width(of: range.upperBound), .number(range)))
    }

    /// A number of `width` bytes.
    @inlinable @inline(__always)
    public mutating func number(_ value: inout Int, width: Int) {
        value = visit(value, width: width, .number(0...PackedInteger.maximum(width: width)))
    }

    /// A number, a key or flags of this range, or none.
    @inlinable @inline(__always)
    public mutating func number<Value: PackedValue>(_ value: inout Value?, _ range: ClosedRange<Int>) {
        let limit = range.upperBound + Value.optionalShift
        var packed = 0
        if let value { packed = value.packed + Value.optionalShift }
        packed = visit(packed, width: PackedInteger.width(of: limit), .number(0...limit))
        value = packed == 0 ? nil : Value(packed: packed - Value.optionalShift)
    }

    /// A code of two or three characters.
    @inlinable @inline(__always)
    public mutating func code(_ code: inout PackedCode) {
        code = PackedCode(packed: visit(code.packed, width: PackedCode.width, .code))
    }

    /// A text of a pool.
    @inlinable @inline(__always)
    public mutating func text<Pool>(_ text: inout TextReference<Pool>, width: Int) {
        text = TextReference(packed: visit(text.packed, width: width, .text(Pool.table)))
    }

    /// A text of a pool, or none.
    @inlinable @inline(__always)
    public mutating func text<Pool>(_ text: inout TextReference<Pool>?, width: Int) {
        var packed = 0
        if let text { packed = text.packed + 1 }
        packed = visit(packed, width: width, .optionalText(Pool.table))
        text = packed == 0 ? nil : TextReference(packed: packed - 1)
    }

    /// The first of a run of texts that ends where the next row's run begins.
    @inlinable @inline(__always)
    public mutating func firstText<Pool>(_ text: inout TextReference<Pool>, width: Int) {
        text = TextReference(packed: visit(text.packed, width: width, .firstText(Pool.table)))
    }

    /// A row of a table.
    @inlinable @inline(__always)
    public mutating func row<Row>(_ row: inout RowReference<Row>, width: Int) {
        row = RowReference(packed: visit(row.packed, width: width, .row(Row.table)))
    }

    /// A row of a table, or none.
    @inlinable @inline(__always)
    public mutating func row<Row>(_ row: inout RowReference<Row>?, width: Int) {
        var packed = 0
        if let row { packed = row.packed + 1 }
        packed = visit(packed, width: width, .optionalRow(Row.table))
        row = packed == 0 ? nil : RowReference(packed: packed - 1)
    }

    /// The first of a run of rows that ends where the next row's run begins.
    @inlinable @inline(__always)
    public mutating func firstRow<Row>(_ row: inout RowReference<Row>, width: Int) {
        row = RowReference(packed: visit(row.packed, width: width, .firstRow(Row.table)))
    }

    /// A run of rows, whose length is in this range.
    @inlinable @inline(__always)
    public mutating func run<Row>(_ run: inout RowRun<Row>, width: Int, _ counts: ClosedRange<Int>) {
        run.first = RowReference(packed: visit(run.first.packed, width: width, .runStart(Row.table)))
        number(&run.count, counts)
    }
}
