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

    /// The columns of a row to search for: at most sixteen characters, the first one highest.
    package struct Key: Comparable {
        private var high: UInt64 = 0
        private var low: UInt64 = 0

        package init() {}

        /// Appends a column. A missing subtag becomes spaces.
        package mutating func append(_ subtag: Subtag?, width: Int) {
            let bits = subtag?.bits ?? 0
            for index in 0..<width {
                let byte = UInt8(truncatingIfNeeded: bits >> UInt64(8 * index))
                append(byte == 0 ? 0x20 : byte)
            }
        }

        fileprivate mutating func append(_ byte: UInt8) {
            high = high << 8 | low >> 56
            low = low << 8 | UInt64(byte)
        }

        package static func < (left: Key, right: Key) -> Bool {
            left.high == right.high ? left.low < right.low : left.high < right.high
        }
    }

    /// The row that begins with a key of `keyWidth` characters; nil if there is none.
    ///
    /// - Complexity: A binary search.
    package func row(of key: Key, width keyWidth: Int) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            var found = Key()
            for index in 0..<keyWidth { found.append(start[middle * width + index]) }
            if found == key { return middle }
            if found < key { low = middle + 1 } else { high = middle }
        }
        return nil
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
