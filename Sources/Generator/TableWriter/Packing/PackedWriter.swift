import PackedTables

/// Builds an image: pools texts and equal rows, appends rows, and writes everything after a header.
package struct PackedWriter {
    private var tables: [[UInt8]] = Array(repeating: [], count: TableID.allCases.count)
    /// The positions of the texts in pools, and of the rows in pooled tables.
    private var pooled: [[[UInt8]: Int]] = Array(repeating: [:], count: TableID.allCases.count)

    package init() {}

    /// A text in a pool; it is added if it is missing.
    package mutating func pool<Pool>(_ text: String) throws(PackedWriterError) -> TextReference<Pool> {
        TextReference(packed: try pool(Array(text.utf8), in: Pool.table))
    }

    /// The position of a text in a pool; it is added if it is missing.
    package mutating func pool(_ utf8: [UInt8], in pool: TableID) throws(PackedWriterError) -> Int {
        let index = Int(pool.rawValue)
        if let offset = pooled[index][utf8] { return offset }
        let offset = tables[index].count
        tables[index] += try PooledText.bytes(of: utf8)
        pooled[index][utf8] = offset
        return offset
    }

    /// A run of rows; they are added if there is no equal run.
    package mutating func pool<Row>(_ rows: [Row]) throws(PackedWriterError) -> RowRun<Row> {
        var bytes: [UInt8] = []
        for row in rows { bytes += try row.bytes() }
        let index = Int(Row.table.rawValue)
        let first = pooled[index][bytes] ?? nextRow(Row.self).index
        if pooled[index].updateValue(first, forKey: bytes) == nil { tables[index] += bytes }
        return RowRun(first: RowReference(first), count: rows.count)
    }

    /// A row; it is added if there is no equal one.
    package mutating func pool<Row>(_ row: Row) throws(PackedWriterError) -> RowReference<Row> {
        try pool([row]).first
    }

    /// Appends a row.
    @discardableResult
    package mutating func append<Row>(_ row: Row) throws(PackedWriterError) -> RowReference<Row> {
        let reference = nextRow(Row.self)
        append(try row.bytes(), to: Row.table)
        return reference
    }

    /// Appends the bytes of rows, or of parts of rows.
    package mutating func append(_ bytes: [UInt8], to table: TableID) {
        tables[Int(table.rawValue)] += bytes
    }

    /// Appends the row for the symbols that begin with a byte. Their texts are pooled next.
    package mutating func beginSymbols(with byte: UInt8) throws(PackedWriterError) {
        var row = CurrencySymbolRow()
        row.firstByte = Int(byte)
        row.start = nextText()
        try append(row)
    }

    /// Appends the sentinel of the symbols, which begins at the position of the next text.
    package mutating func endSymbols() throws(PackedWriterError) {
        try beginSymbols(with: .max)
    }

    /// The reference to the row that is appended next.
    package func nextRow<Row: TableRow>(_: Row.Type = Row.self) -> RowReference<Row> {
        RowReference(byteCount(of: Row.table) / Row.width)
    }

    /// The reference to the text that is added to a pool next.
    package func nextText<Pool>() -> TextReference<Pool> {
        TextReference(packed: byteCount(of: Pool.table))
    }

    package func byteCount(of table: TableID) -> Int {
        tables[Int(table.rawValue)].count
    }

    /// The image.
    package func image(_ layout: PackedLayout = .data) throws(PackedWriterError) -> [UInt8] {
        try ImageWriter.image(
            magic: layout.magic, version: layout.version, directoryOffset: PackedLayout.directoryOffset,
            layout.tables.map { tables[Int($0.rawValue)] })
    }
}
