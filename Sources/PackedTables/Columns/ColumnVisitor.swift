/// What a row shows its columns to.
public protocol ColumnVisitor {
    mutating func visit<Value: PackedValue>(_ value: inout Value, width: Int, _ content: Column.Content)
}

// The words in which rows declare their columns. Numbers take the bytes that their range needs; for what points
// elsewhere the declaration says how many there are.
extension ColumnVisitor {
    /// A number, a key or flags: what is packed is in this range.
    @inlinable @inline(__always)
    public mutating func number<Value: PackedValue>(_ value: inout Value, _ range: ClosedRange<Int>) {
        visit(&value, width: PackedInteger.width(of: range.upperBound), .number(range))
    }

    /// A number, a key or flags of this range, or none.
    @inlinable @inline(__always)
    public mutating func number<Value: PackedValue>(_ value: inout Value?, _ range: ClosedRange<Int>) {
        let limit = range.upperBound + Value.optionalShift
        visit(&value, width: PackedInteger.width(of: limit), .number(0...limit))
    }

    /// A code of two or three characters.
    @inlinable @inline(__always)
    public mutating func code(_ code: inout PackedCode) {
        visit(&code, width: PackedCode.width, .code)
    }

    /// A text of a pool.
    @inlinable @inline(__always)
    public mutating func text<Pool>(_ text: inout TextReference<Pool>, width: Int) {
        visit(&text, width: width, .text(Pool.table))
    }

    /// A text of a pool, or none.
    @inlinable @inline(__always)
    public mutating func text<Pool>(_ text: inout TextReference<Pool>?, width: Int) {
        visit(&text, width: width, .optionalText(Pool.table))
    }

    /// The first of a run of texts that ends where the next row's run begins.
    @inlinable @inline(__always)
    public mutating func firstText<Pool>(_ text: inout TextReference<Pool>, width: Int) {
        visit(&text, width: width, .firstText(Pool.table))
    }

    /// A row of a table.
    @inlinable @inline(__always)
    public mutating func row<Row>(_ row: inout RowReference<Row>, width: Int) {
        visit(&row, width: width, .row(Row.table))
    }

    /// A row of a table, or none.
    @inlinable @inline(__always)
    public mutating func row<Row>(_ row: inout RowReference<Row>?, width: Int) {
        visit(&row, width: width, .optionalRow(Row.table))
    }

    /// The first of a run of rows that ends where the next row's run begins.
    @inlinable @inline(__always)
    public mutating func firstRow<Row>(_ row: inout RowReference<Row>, width: Int) {
        visit(&row, width: width, .firstRow(Row.table))
    }

    /// A run of rows, of so many.
    @inlinable @inline(__always)
    public mutating func run<Row>(_ run: inout RowRun<Row>, width: Int, _ counts: ClosedRange<Int>) {
        visit(&run.first, width: width, .runStart(Row.table))
        number(&run.count, counts)
    }
}
