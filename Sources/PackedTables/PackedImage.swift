/// A table image in memory: rows and texts by table, without checks.
///
/// The bytes must be an image that was checked (`PackedCheck`) or made by the emitter; they are never copied.
/// Each access is a few loads and shifts: no allocation, no cache, no lock.
public struct PackedImage: @unchecked Sendable {
    // Unchecked: the bytes are constant for as long as any image over them is in use.
    @usableFromInline let base: UnsafePointer<UInt8>
    /// The image's length in bytes.
    public let count: Int

    @inlinable
    public init(uncheckedBase base: UnsafePointer<UInt8>, count: Int) {
        self.base = base
        self.count = count
    }

    /// The offset of a table's first row.
    @inlinable @inline(__always)
    func offset(of table: TableID) -> Int {
        PackedInteger.read(base + PackedLayout.directoryOffset + Int(table.rawValue) * 6, width: 3)
    }

    /// The length of a table in bytes.
    @inlinable @inline(__always)
    public func byteCount(of table: TableID) -> Int {
        PackedInteger.read(base + PackedLayout.directoryOffset + Int(table.rawValue) * 6 + 3, width: 3)
    }

    /// The number of a table's rows; for a pool, its bytes.
    @inlinable @inline(__always)
    public func rowCount(of table: TableID) -> Int {
        byteCount(of: table) / PackedLayout.rowWidth(table)
    }

    /// The number in a column of a row.
    @inlinable @inline(__always)
    public func value(_ table: TableID, _ row: Int, _ column: Column) -> Int {
        PackedInteger.read(
            base + offset(of: table) + row * PackedLayout.rowWidth(table) + column.offset, width: column.width)
    }

    /// The rows of a table, for those who look at many.
    @inlinable @inline(__always)
    public func rows(of table: TableID) -> PackedRows {
        PackedRows(start: base + offset(of: table), width: PackedLayout.rowWidth(table), count: rowCount(of: table))
    }

    /// The characters of a column of three ASCII characters.
    @inlinable @inline(__always)
    public func ascii(_ table: TableID, _ row: Int, _ column: Column) -> PackedText {
        // Seven bits to a byte: each byte is its character.
        PackedText(
            start: base + offset(of: table) + row * PackedLayout.rowWidth(table) + column.offset, count: column.width)
    }

    /// The row that a column points to, or nil where it holds 0 for none.
    @inlinable @inline(__always)
    public func optionalRow(_ table: TableID, _ row: Int, _ column: Column) -> Int? {
        let value = value(table, row, column)
        return value == 0 ? nil : value - 1
    }

    /// The text that a column points to.
    @inlinable @inline(__always)
    public func text(_ table: TableID, _ row: Int, _ column: Column) -> PackedText {
        switch column.content {
        case .text(let pool):
            text(at: value(table, row, column), in: pool)
        case .optionalText(let pool):
            optionalText(at: value(table, row, column), in: pool)
        default:
            PackedText(start: base, count: 0)
        }
    }

    /// The text that a column points to, or nil where it holds 0 for none.
    @inlinable @inline(__always)
    public func optionalText(_ table: TableID, _ row: Int, _ column: Column) -> PackedText? {
        value(table, row, column) == 0 ? nil : text(table, row, column)
    }

    @inlinable @inline(__always)
    func optionalText(at value: Int, in pool: TableID) -> PackedText {
        value == 0 ? PackedText(start: base, count: 0) : text(at: value - 1, in: pool)
    }

    /// The text at an offset of a pool.
    @inlinable @inline(__always)
    public func text(at offset: Int, in pool: TableID) -> PackedText {
        let start = base + self.offset(of: pool) + offset
        let first = Int(start[0])
        if first < 64 { return PackedText(start: start + 1, count: first) }
        return PackedText(start: start + 2, count: (first - 64) * 64 + Int(start[1]))
    }

    /// All bytes of the image.
    @inlinable
    public var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: base, count: count)
    }
}

/// The rows of a table: where they stand is found once.
public struct PackedRows {
    @usableFromInline let start: UnsafePointer<UInt8>
    @usableFromInline let width: Int
    public let count: Int

    @inlinable
    init(start: UnsafePointer<UInt8>, width: Int, count: Int) {
        (self.start, self.width, self.count) = (start, width, count)
    }

    /// The number in a column of a row.
    @inlinable @inline(__always)
    public func value(_ row: Int, _ column: Column) -> Int {
        PackedInteger.read(start + (row &* width &+ column.offset), width: column.width)
    }

    /// The first row of a range whose number in a column, by which the range is sorted, is not less.
    @inlinable
    public func firstRow(_ range: Range<Int>, _ column: Column, notBelow key: Int) -> Int {
        var low = range.lowerBound
        var high = range.upperBound
        while low < high {
            let middle = (low &+ high) / 2
            if value(middle, column) < key { low = middle &+ 1 } else { high = middle }
        }
        return low
    }

    /// The first row of a range that has a number in a column.
    @inlinable
    public func row(_ range: Range<Int>, _ column: Column, equalTo number: Int) -> Int? {
        var row = range.lowerBound
        while row < range.upperBound {
            if value(row, column) == number { return row }
            row &+= 1
        }
        return nil
    }
}

/// A text inside an image: UTF-8 that is neither copied nor owned.
public struct PackedText: @unchecked Sendable {
    public let start: UnsafePointer<UInt8>
    public let count: Int

    @inlinable
    public init(start: UnsafePointer<UInt8>, count: Int) {
        self.start = start
        self.count = count
    }

    /// A text of the program.
    @inlinable
    public init(_ text: StaticString) {
        self.init(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    @inlinable
    public var utf8: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start, count: count)
    }

    @inlinable
    public var isEmpty: Bool { count == 0 }

    /// The text as a string, copied.
    public var string: String {
        String(decoding: utf8, as: UTF8.self)
    }

    /// Bytewise order, in which the image's tables are sorted: negative, zero or positive.
    public func compare(_ other: UnsafeBufferPointer<UInt8>) -> Int {
        let shared = min(count, other.count)
        var index = 0
        while index < shared {
            let difference = Int(start[index]) - Int(other[index])
            if difference != 0 { return difference }
            index += 1
        }
        return count - other.count
    }
}
