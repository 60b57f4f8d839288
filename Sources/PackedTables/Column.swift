/// A column of a packed table: where it stands in a row, how wide it is and what it may hold.
public struct Column: Sendable {
    /// Bytes from the start of the row.
    public let offset: Int
    /// Bytes; each holds seven bits of the number.
    public let width: Int
    public let content: Content

    /// What the number in a column means, and so what a checked image may have there.
    public enum Content: Sendable {
        /// A number up to this one.
        case number(upTo: Int)
        /// Two or three capital ASCII letters or digits, one to a byte.
        case ascii
        /// The offset of a text in a pool.
        case text(TableID)
        /// One more than the offset of a text in a pool; 0 means that there is none.
        case optionalText(TableID)
        /// A row of a table.
        case row(TableID)
        /// One more than a row of a table; 0 means that there is none.
        case optionalRow(TableID)
        /// The first of a run of rows; the run ends where the next row's begins. The last row is a sentinel.
        case firstRow(TableID)
        /// The first of a run of rows whose length is in the next column, of one byte.
        case runStart(TableID)
    }

    @inlinable
    public init(_ offset: Int, _ width: Int, _ content: Content) {
        self.offset = offset
        self.width = width
        self.content = content
    }
}
