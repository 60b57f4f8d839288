/// Consecutive rows of a table.
@usableFromInline
package struct RowRun<Row: TableRow>: Sendable {
    @TwoBytes @usableFromInline package var first = RowReference<Row>()
    @OneByte @usableFromInline package var count = 0

    package init(first: RowReference<Row> = RowReference(), count: Int = 0) {
        self.first = first
        self.count = count
    }

    fileprivate func list(in columns: inout ColumnList, least: Int, most: Int) {
        columns.append(_first, .runStart(Row.table))
        columns.number(_count, least: least, most: most)
    }

    /// The indices of the rows.
    @inlinable @_transparent
    package var range: Range<Int> {
        first.index..<(first.index + count)
    }
}

extension RowRun: Equatable {
    @usableFromInline
    package static func == (left: Self, right: Self) -> Bool {
        left.first == right.first && left.count == right.count
    }
}

extension ColumnList {
    /// A run of `least` to `most` rows.
    mutating func run<Row: TableRow>(_ run: RowRun<Row>, least: Int, most: Int) {
        run.list(in: &self, least: least, most: most)
    }
}
