/// The rows of a table: where they stand is found once.
public struct PackedRows<Row: PackedRow> {
    @usableFromInline let start: UnsafePointer<UInt8>
    public let count: Int

    @inlinable @inline(__always)
    init(start: UnsafePointer<UInt8>, count: Int) {
        self.start = start
        self.count = count
    }

    /// Rows that are no table of an image, such as those of a literal.
    @inlinable @inline(__always)
    public init(start: UnsafePointer<UInt8>, byteCount: Int) {
        self.init(start: start, count: byteCount / Row.width)
    }

    @inlinable @inline(__always)
    public subscript(row: Int) -> Row {
        Row(at: start + row &* Row.width)
    }

    /// The first row of a range of which something is true that, in the order of the rows, stays true.
    @inlinable @inline(__always)
    public func first(_ range: Range<Int>, where isReached: (Row) -> Bool) -> Int {
        var low = range.lowerBound
        var high = range.upperBound
        while low < high {
            let middle = (low &+ high) >> 1
            if isReached(self[middle]) { high = middle } else { low = middle &+ 1 }
        }
        return low
    }

    /// The first row of a range of which something is true.
    @inlinable @inline(__always)
    public func row(_ range: Range<Int>, where isWanted: (Row) -> Bool) -> Int? {
        var row = range.lowerBound
        while row < range.upperBound {
            if isWanted(self[row]) { return row }
            row &+= 1
        }
        return nil
    }

    /// The row of a range with a code, where the table is sorted by the first code of its rows.
    @inlinable @inline(__always)
    public func row(of code: PackedCode, in range: Range<Int>) -> Int? {
        let codes = start + (Row.placeOfCode ?? 0)
        var low = range.lowerBound
        var high = range.upperBound
        let order = code.order
        while low < high {
            let middle = (low &+ high) >> 1
            let found = PackedCode.order(at: codes + middle &* Row.width)
            if found == order { return middle }
            if found < order { low = middle &+ 1 } else { high = middle }
        }
        return nil
    }
}
