/// A row of a table, identified by its index.
@usableFromInline
package struct RowReference<Row: TableRow>: PackedValue, Equatable {
    @usableFromInline package let index: Int

    @inlinable @_transparent
    package init(_ index: Int) {
        self.index = index
    }

    /// The first row of the table.
    @inlinable @_transparent
    package init() {
        index = 0
    }

    @inlinable @_transparent
    package init(packed: Int) {
        index = packed
    }

    @inlinable @_transparent
    package var packed: Int { index }
}

extension ColumnList {
    /// A row of a table.
    mutating func row<Row: TableRow, Packed: PackedColumn<RowReference<Row>>>(_ column: Packed) {
        append(column, .row(Row.table))
    }

    /// A row of a table, or nil.
    mutating func row<Row: TableRow, Packed: PackedColumn<RowReference<Row>?>>(_ column: Packed) {
        append(column, .optionalRow(Row.table))
    }

    /// The first of a run of rows that ends where the next row's run begins.
    mutating func firstRow<Row: TableRow, Packed: PackedColumn<RowReference<Row>>>(_ column: Packed) {
        append(column, .firstRow(Row.table))
    }
}
