import PackedTables

/// Packs the columns of a row.
struct ColumnWriter: ColumnVisitor {
    private(set) var bytes: [UInt8] = []
    /// The error for the first value that does not fit.
    private(set) var error: PackedWriterError?

    mutating func visit(_ packed: Int, width: Int, _ content: Column.Content) -> Int {
        do throws(PackedWriterError) {
            if case .number(let least, let most) = content {
                guard packed <= most else { throw .tooLarge(value: packed, maximum: most) }
                guard packed >= least else { throw .tooSmall(value: packed, minimum: least) }
            }
            bytes += try PackedInteger.bytes(of: packed, width: width)
        } catch {
            self.error = self.error ?? error
        }
        return packed
    }
}

extension PackedRow {
    /// The row's bytes.
    ///
    /// - Throws: `PackedWriterError` if a value does not fit in its column. Nothing is silently narrowed.
    package func bytes() throws(PackedWriterError) -> [UInt8] {
        var writer = ColumnWriter()
        var row = self
        row.visit(&writer)
        if let error = writer.error { throw error }
        return writer.bytes
    }
}
