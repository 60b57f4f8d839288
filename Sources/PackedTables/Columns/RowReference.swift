/// A row of a table, by its index.
public struct RowReference<Row: TableRow>: PackedValue, Equatable {
    public let index: Int

    @inlinable @inline(__always)
    public init(_ index: Int) {
        self.index = index
    }

    /// The table's first row.
    @inlinable @inline(__always)
    public init() {
        index = 0
    }

    @inlinable @inline(__always)
    public init(packed: Int) {
        index = packed
    }

    @inlinable @inline(__always)
    public var packed: Int { index }
}

/// Consecutive rows of a table.
public struct RowRun<Row: TableRow>: Equatable, Sendable {
    public var first: RowReference<Row>
    public var count: Int

    @inlinable @inline(__always)
    public init(first: RowReference<Row> = RowReference(), count: Int = 0) {
        self.first = first
        self.count = count
    }

    /// The indexes of the rows.
    @inlinable @inline(__always)
    public var range: Range<Int> {
        first.index..<(first.index + count)
    }
}
