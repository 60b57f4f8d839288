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

/// Consecutive rows of a table.
@usableFromInline
package struct RowRun<Row: TableRow>: Equatable, Sendable {
    @usableFromInline package var first: RowReference<Row>
    @usableFromInline package var count: Int

    @inlinable @_transparent
    package init(first: RowReference<Row> = RowReference(), count: Int = 0) {
        self.first = first
        self.count = count
    }

    /// The indices of the rows.
    @inlinable @_transparent
    package var range: Range<Int> {
        first.index..<(first.index + count)
    }
}
