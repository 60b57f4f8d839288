// Forced inlining and unchecked operators hold the budgets of resolving.

/// The rows of a table, each a struct of packed columns. The position of the table in the image is looked up once.
@usableFromInline
package struct PackedRows<Row> {
    @usableFromInline let start: UnsafePointer<UInt8>
    @usableFromInline package let count: Int

    @inlinable @_transparent
    init(start: UnsafePointer<UInt8>, count: Int) {
        self.start = start
        self.count = count
    }

    /// Makes rows that are not in an image, such as those of a literal.
    @inlinable @_transparent
    package init(start: UnsafePointer<UInt8>, byteCount: Int) {
        self.init(start: start, count: byteCount / MemoryLayout<Row>.size)
    }

    @inlinable
    package subscript(row: Int) -> Row {
        @_transparent get { UnsafeRawPointer(start).assumingMemoryBound(to: Row.self)[row] }
    }

    /// The first row of a range for which a condition holds, or the range's end, by a binary search. If the condition
    /// holds for a row, it must hold for all later rows.
    @inlinable @_transparent
    package func first(_ range: Range<Int>, where isReached: (Row) -> Bool) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) >> 1
            if isReached(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The first row from `start` on whose word is not less than `wanted`, or `end`, by a binary search. The word of a
    /// row is at its beginning in the image.
    @inlinable @_transparent
    package func first<Word: FixedWidthInteger>(
        from start: Int, to end: Int, notLessThan wanted: Word, word: (UnsafePointer<UInt8>) -> Word
    ) -> Int {
        var (low, count) = (start, end - start)
        while count > 0 {
            let half = count >> 1
            let middle = low &+ half
            if word(self.start + middle &* MemoryLayout<Row>.size) < wanted {
                low = middle &+ 1
                count = count &- half &- 1
            } else {
                count = half
            }
        }
        return low
    }

    /// The first row of a range for which a condition holds; nil if there is none.
    @inlinable @_transparent
    package func row(_ range: Range<Int>, where isWanted: (Row) -> Bool) -> Int? {
        var row = range.lowerBound
        while row < range.upperBound {
            if isWanted(self[row]) { return row }
            row &+= 1
        }
        return nil
    }

    /// The row with a code, by a binary search in a range of a table whose rows begin with a code and are sorted by it.
    @inlinable @_transparent
    package func row(of code: PackedCode, in range: Range<Int>) -> Int? {
        let (wanted, width) = (code.order, MemoryLayout<Row>.size)
        let row = first(from: range.lowerBound, to: range.upperBound, notLessThan: wanted) {
            PackedCode.order(at: $0, rowWidth: width)
        }
        guard row < range.upperBound else { return nil }
        return PackedCode.order(at: start + row &* width, rowWidth: width) == wanted ? row : nil
    }
}
