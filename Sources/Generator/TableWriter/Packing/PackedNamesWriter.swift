import PackedTables

/// Builds an image of names from its tables.
package struct PackedNamesWriter {
    private var tables: [[UInt8]] = Array(repeating: [], count: PackedNamesTable.allCases.count)

    package init() {}

    /// Appends a row.
    ///
    /// - Returns: The row's index.
    @discardableResult
    package mutating func append<Row: NamesTableRow>(_ row: Row) throws(PackedWriterError) -> Int {
        let index = rowCount(of: Row.table)
        tables[Int(Row.table.rawValue)] += try row.bytes()
        return index
    }

    /// Appends a shape: for each form, the number of its text plus one, or 0 if there is none.
    package mutating func append(shape: [Int]) throws(PackedWriterError) {
        for text in shape { append(bytes: try PackedInteger.bytes(of: text, width: 1), to: .shapes) }
    }

    /// Appends bytes without changes.
    package mutating func append(bytes: [UInt8], to table: PackedNamesTable) {
        tables[Int(table.rawValue)] += bytes
    }

    package func byteCount(of table: PackedNamesTable) -> Int {
        tables[Int(table.rawValue)].count
    }

    package func rowCount(of table: PackedNamesTable) -> Int {
        byteCount(of: table) / table.rowWidth
    }

    /// The image.
    package func image() throws(PackedWriterError) -> [UInt8] {
        try ImageWriter.image(
            magic: PackedNamesLayout.magic, version: PackedNamesLayout.version,
            directoryOffset: PackedNamesLayout.directoryOffset, tables)
    }
}
