/// Formatted texts, and the rows that have an error instead.
public struct FormattedColumn<Failure: Error & Hashable & Sendable>: Sendable {
    /// One text for each row; a row with an error has none.
    public let texts: TextColumn
    /// The errors, by increasing row; empty if all rows were formatted.
    public let errors: [RowError<Failure>]

    package init(texts: TextColumn, errors: [RowError<Failure>]) {
        self.texts = texts
        self.errors = errors
    }

    /// Writes all rows that have a value, each with its own plan.
    ///
    /// - Parameter write: Writes a row into a buffer and returns its length; nil if there is not enough room.
    package init(
        rows: Int, validity: Validity?,
        write: (_ row: Int, UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Int?
    ) throws(ColumnError) {
        let writer = try TextColumnWriter(rows: rows, validity)
        var errors: [RowError<Failure>] = []
        texts = try writer.column(fixed: nil) { _ in
            nil
        } write: { (row, out) throws(Failure) in
            try write(row, out)
        } fail: { (row, error) throws(ColumnError) in
            errors.append(RowError(row: row, error: error))
        }
        self.errors = errors
    }
}
