/// A row of a table, by its index.
@usableFromInline
package struct RowReference<Row: TableRow>: PackedValue, Equatable {
    @usableFromInline package let index: Int

    @inlinable @inline(__always)
    package init(_ index: Int) {
        self.index = index
    }

    /// The table's first row.
    @inlinable @inline(__always)
    package init() {
        index = 0
    }

    @inlinable @inline(__always)
    package init(packed: Int) {
        index = packed
    }

    @inlinable @inline(__always)
    package var packed: Int { index }
}

/// Consecutive rows of a table.
@usableFromInline
package struct RowRun<Row: TableRow>: Equatable, Sendable {
    @usableFromInline package var first: RowReference<Row>
    @usableFromInline package var count: Int

    @inlinable @inline(__always)
    package init(first: RowReference<Row> = RowReference(), count: Int = 0) {
        self.first = first
        self.count = count
    }

    /// The indexes of the rows.
    @inlinable @inline(__always)
    package var range: Range<Int> {
        first.index..<(first.index + count)
    }
}
