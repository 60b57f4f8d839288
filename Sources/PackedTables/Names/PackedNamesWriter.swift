/// Builds an image of names from its tables.
public struct PackedNamesWriter {
    private var tables: [[UInt8]] = Array(repeating: [], count: PackedNamesTable.allCases.count)

    public init() {}

    /// Appends a row to a table: one value for each column, in the columns' order.
    ///
    /// - Returns: the row's index.
    @discardableResult
    public mutating func append(
        _ values: [(Int, Column)], to table: PackedNamesTable
    ) throws(PackedWriterError) -> Int {
        var row: [UInt8] = []
        for (value, column) in values { row += try PackedInteger.bytes(of: value, width: column.width) }
        let index = tables[Int(table.rawValue)].count / table.rowWidth
        tables[Int(table.rawValue)] += row
        return index
    }

    /// Appends a row that is one number.
    public mutating func append(_ value: Int, width: Int, to table: PackedNamesTable) throws(PackedWriterError) {
        tables[Int(table.rawValue)] += try PackedInteger.bytes(of: value, width: width)
    }

    /// Appends bytes as they are.
    public mutating func append(bytes: [UInt8], to table: PackedNamesTable) {
        tables[Int(table.rawValue)] += bytes
    }

    public func byteCount(of table: PackedNamesTable) -> Int {
        tables[Int(table.rawValue)].count
    }

    /// The image.
    public func image() throws(PackedWriterError) -> [UInt8] {
        var directory: [UInt8] = []
        var body: [UInt8] = []
        for table in tables {
            directory += try PackedInteger.bytes(of: PackedNamesLayout.headerLength + body.count, width: 3)
            directory += try PackedInteger.bytes(of: table.count, width: 3)
            body += table
        }
        let checked = directory + body
        let checksum = checked.withUnsafeBufferPointer { Checksum.crc32($0) }
        var image = PackedNamesLayout.magic
        image += try PackedInteger.bytes(of: PackedNamesLayout.version, width: 1)
        image += try PackedInteger.bytes(of: PackedNamesLayout.headerLength + body.count, width: 3)
        image += try PackedInteger.bytes(of: Int(checksum), width: PackedNamesLayout.checksumWidth)
        return image + checked
    }
}
