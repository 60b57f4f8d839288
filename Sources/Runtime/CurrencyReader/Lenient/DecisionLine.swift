import PackedTables

/// A line of a generated table: texts separated by tabs.
package struct DecisionLine {
    package let bytes: UnsafeBufferPointer<UInt8>

    /// The text of a column, counted from 0; empty if the line has fewer columns.
    package func field(_ column: Int) -> UnsafeBufferPointer<UInt8> {
        var start = 0
        for _ in 0..<column where start < bytes.count { start = Self.end(of: bytes, at: 0x09, from: start) + 1 }
        if start >= bytes.count { return UnsafeBufferPointer(rebasing: bytes[0..<0]) }
        return UnsafeBufferPointer(rebasing: bytes[start..<Self.end(of: bytes, at: 0x09, from: start)])
    }

    /// The offset of the next separator, or the length of the text.
    // Written as a loop: in debug builds, `firstIndex` and `prefix` took two thirds of the time of lenient parsing.
    private static func end(of text: UnsafeBufferPointer<UInt8>, at separator: UInt8, from start: Int) -> Int {
        var end = start
        while end < text.count, text[end] != separator { end += 1 }
        return end
    }

    /// The number in the digits of a column.
    package func number(_ column: Int) -> Int { field(column).reduce(0) { $0 * 10 + Int($1) - 0x30 } }

    /// Whether a column, a list separated by commas, contains one of some subtags.
    package func has(_ subtags: [Subtag], in column: Int) -> Bool {
        let text = field(column)
        var start = 0
        while start < text.count {
            let end = Self.end(of: text, at: UInt8(ascii: ","), from: start)
            if let subtag = Subtag(ascii: UnsafeBufferPointer(rebasing: text[start..<end])), subtags.contains(subtag) {
                return true
            }
            start = end + 1
        }
        return false
    }
}
