/// Builds an image: texts are pooled, rows appended, and all put behind a header.
public struct PackedWriter {
    private var tables: [[UInt8]] = Array(repeating: [], count: TableID.allCases.count)
    private var pooled: [[[UInt8]: Int]] = Array(repeating: [:], count: TableID.allCases.count)

    /// The longest text of a pool, in bytes.
    public static let maximumTextLength = 63 * 64 + 63

    public init() {}

    /// The offset of a text in a pool; the text is added where it is not yet there.
    public mutating func pool(_ text: String, in table: TableID) throws(PackedWriterError) -> Int {
        let utf8 = Array(text.utf8)
        let index = Int(table.rawValue)
        if let offset = pooled[index][utf8] { return offset }
        guard utf8.count <= Self.maximumTextLength else {
            throw .textTooLong(bytes: utf8.count, maximum: Self.maximumTextLength)
        }
        let offset = tables[index].count
        if utf8.count < 64 {
            tables[index].append(UInt8(utf8.count))
        } else {
            tables[index].append(UInt8(64 + utf8.count / 64))
            tables[index].append(UInt8(utf8.count % 64))
        }
        tables[index].append(contentsOf: utf8)
        pooled[index][utf8] = offset
        return offset
    }

    /// Appends a row: one value for each column, in the columns' order.
    ///
    /// - Returns: the row's index.
    @discardableResult
    public mutating func append(_ values: [Int], to table: TableID) throws(PackedWriterError) -> Int {
        let columns = PackedLayout.columns(table)
        guard values.count == columns.count else {
            throw .wrongColumns(table: table, given: values.count, expected: columns.count)
        }
        var row: [UInt8] = []
        for (value, column) in zip(values, columns) {
            if case .number(let limit) = column.content, value > limit {
                throw .tooLarge(value: value, maximum: limit)
            }
            row += try PackedInteger.bytes(of: value, width: column.width)
        }
        let index = rowCount(of: table)
        tables[Int(table.rawValue)] += row
        return index
    }

    /// The number that an `ascii` column holds for a code of two or three characters.
    public static func ascii(_ code: String) throws(PackedWriterError) -> Int {
        let bytes = Array(code.utf8)
        guard (2...3).contains(bytes.count),
            bytes.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) })
        else { throw .notASCII(code) }
        return bytes.enumerated().reduce(0) { $0 | Int($1.element) << (7 * $1.offset) }
    }

    public func rowCount(of table: TableID) -> Int {
        tables[Int(table.rawValue)].count / PackedLayout.rowWidth(table)
    }

    public func byteCount(of table: TableID) -> Int {
        tables[Int(table.rawValue)].count
    }

    /// The image.
    public func image() throws(PackedWriterError) -> [UInt8] {
        var directory: [UInt8] = []
        var body: [UInt8] = []
        for table in TableID.allCases {
            let bytes = tables[Int(table.rawValue)]
            directory += try PackedInteger.bytes(of: PackedLayout.headerLength + body.count, width: 3)
            directory += try PackedInteger.bytes(of: bytes.count, width: 3)
            body += bytes
        }
        let checked = directory + body
        let checksum = checked.withUnsafeBufferPointer { Checksum.crc32($0) }
        var image = PackedLayout.magic
        image += try PackedInteger.bytes(of: PackedLayout.version, width: 1)
        image += try PackedInteger.bytes(of: PackedLayout.headerLength + body.count, width: 3)
        image += try PackedInteger.bytes(of: Int(checksum), width: PackedLayout.checksumWidth)
        return image + checked
    }
}
