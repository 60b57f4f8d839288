/// Consecutive rows of a table.
@usableFromInline
package struct RowRun<Row: TableRow>: Sendable {
    @TwoBytes @usableFromInline package var first: RowReference<Row>
    @OneByte @usableFromInline package var count: Int

    package init(first: RowReference<Row>, count: Int) {
        _first = TwoBytes(first)
        _count = OneByte(count)
    }

    /// The columns of a run of `least` to `most` rows.
    func columns(least: Int, most: Int) -> [Column] {
        [Column(TwoBytes<RowReference<Row>>.self, .runStart(Row.table)), Column(_count, least: least, most: most)]
    }

    /// The indices of the rows.
    @inlinable @_transparent
    package var range: Range<Int> {
        first.index..<(first.index + count)
    }
}
