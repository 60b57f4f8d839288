/// A row of a table, identified by its index.
@usableFromInline
package struct RowReference<Row: TableRow>: PackedValue, Equatable {
    @usableFromInline package let index: Int

    @inlinable @_transparent
    package init(_ index: Int) {
        self.index = index
    }

    @inlinable @_transparent
    package init(packed: Int) {
        index = packed
    }

    @inlinable @_transparent
    package var packed: Int { index }

    @usableFromInline package static func content(_: Int, _: Int) -> Column.Content { .row(Row.table) }
}
