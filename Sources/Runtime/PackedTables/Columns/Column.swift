/// A column of a packed table as its row declares it: its offset, its width and its allowed content.
@usableFromInline
package struct Column: Sendable {
    /// The offset from the start of the row, in bytes.
    package internal(set) var offset = 0
    /// The width in bytes. Each byte holds seven bits of the number.
    package let width: Int
    package let content: Content

    /// The meaning of the number in a column, which decides the values that a checked image may have there.
    @usableFromInline
    package enum Content: Sendable {
        /// A number in `least...most`.
        case number(least: Int, most: Int)
        /// A `PackedCode`.
        case code
        /// The offset of a text in a pool.
        case text(TableID)
        /// One more than the offset of a text in a pool; 0 means no text.
        case optionalText(TableID)
        /// The offset of the first of a run of texts. The run ends where the next row's run begins, so the last row is
        /// a sentinel.
        case firstText(TableID)
        /// A row of a table. Rows that point to their own table form chains, which end at a row that points to itself.
        case row(TableID)
        /// One more than a row of a table; 0 means no row.
        case optionalRow(TableID)
        /// The first of a run of rows. The run ends where the next row's run begins, so the last row is a sentinel.
        case firstRow(TableID)
        /// The first of a run of rows, whose length is in the next column, of one byte.
        case runStart(TableID)
    }

    /// Whether the last row of a table with this column is a sentinel.
    var endsWithSentinel: Bool {
        switch content {
        case .firstRow, .firstText: true
        default: false
        }
    }
}
