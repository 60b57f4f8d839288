/// A column of a packed table as its row declares it: its offset, its width and what it may hold.
@usableFromInline
package struct Column: Sendable {
    /// Bytes from the start of the row.
    package let offset: Int
    /// Bytes; each holds seven bits of the number.
    package let width: Int
    package let content: Content

    /// What the number in a column means, and so what a checked image may have there.
    @usableFromInline
    package enum Content: Sendable {
        /// A number of this range.
        case number(ClosedRange<Int>)
        /// `PackedCode`.
        case code
        /// The offset of a text in a pool.
        case text(TableID)
        /// One more than the offset of a text in a pool; 0 means that there is none.
        case optionalText(TableID)
        /// The offset of the first of a run of texts; the run ends where the next row's begins. The last row is a
        /// sentinel.
        case firstText(TableID)
        /// A row of a table. Rows that point to their own table make chains, which end where a row points to itself.
        case row(TableID)
        /// One more than a row of a table; 0 means that there is none.
        case optionalRow(TableID)
        /// The first of a run of rows; the run ends where the next row's begins. The last row is a sentinel.
        case firstRow(TableID)
        /// The first of a run of rows whose length is in the next column, of one byte.
        case runStart(TableID)
    }

    init(offset: Int, width: Int, content: Content) {
        self.offset = offset
        self.width = width
        self.content = content
    }

    /// Whether the last row of a table with this column is a sentinel.
    var endsWithSentinel: Bool {
        switch content {
        case .firstRow, .firstText: true
        default: false
        }
    }
}
