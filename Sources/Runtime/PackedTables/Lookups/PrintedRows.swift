/// A generated table of letters and digits: one text with rows of equal length, sorted by their first columns.
///
///     "ar fa he "     three rows of three characters; spaces fill up shorter values
package struct PrintedRows {
    private let start: UnsafePointer<UInt8>
    private let width: Int
    package let count: Int

    package init(_ text: StaticString, width: Int) {
        start = text.utf8Start
        self.width = width
        count = text.utf8CodeUnitCount / width
    }

    /// The row that begins with these columns; nil if there is none. A missing subtag is spaces.
    ///
    /// - Complexity: A binary search.
    package func row(of columns: (subtag: Subtag?, width: Int)...) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            let order = compare(middle, columns)
            if order == 0 { return middle }
            if order < 0 { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// Compares the beginning of a row with columns: negative if it is less, zero if it is the same.
    private func compare(_ row: Int, _ columns: [(subtag: Subtag?, width: Int)]) -> Int {
        var place = row * width
        for column in columns {
            for index in 0..<column.width {
                let byte = column.subtag?[index] ?? 0
                let difference = Int(start[place]) - Int(byte == 0 ? 0x20 : byte)
                if difference != 0 { return difference }
                place += 1
            }
        }
        return 0
    }

    /// The subtag in a column; nil if the column is all spaces.
    package func subtag(_ row: Int, at column: Int, width columnWidth: Int) -> Subtag? {
        var bits: UInt64 = 0
        for index in 0..<columnWidth {
            let byte = start[row * width + column + index]
            if byte != 0x20 { bits |= UInt64(byte) << UInt64(8 * index) }
        }
        return bits == 0 ? nil : Subtag(bits: bits)
    }

    /// The number in a column of two base-64 digits.
    package func number(_ row: Int, at column: Int) -> Int {
        let digits = start + row * width + column
        return (Int(digits[0]) - 0x30) << 6 | (Int(digits[1]) - 0x30)
    }

    /// The number in a column of two decimal digits.
    package func decimal(_ row: Int, at column: Int) -> Int {
        let digits = start + row * width + column
        return (Int(digits[0]) - 0x30) * 10 + Int(digits[1]) - 0x30
    }
}
