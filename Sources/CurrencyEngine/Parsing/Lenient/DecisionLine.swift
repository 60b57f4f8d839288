import PackedTables

/// A line of a generated table: texts with tabs between them.
struct DecisionLine {
    private let bytes: UnsafeBufferPointer<UInt8>

    /// The text of a column, counted from 0; empty where the line has fewer.
    func field(_ column: Int) -> UnsafeBufferPointer<UInt8> {
        var rest = bytes[...]
        for _ in 0..<column {
            guard let tab = rest.firstIndex(of: 0x09) else { return UnsafeBufferPointer(rebasing: bytes[0..<0]) }
            rest = rest[(tab + 1)...]
        }
        return UnsafeBufferPointer(rebasing: rest.prefix { $0 != 0x09 })
    }

    /// The number that a column's digits make.
    func number(_ column: Int) -> Int { field(column).reduce(0) { $0 * 10 + Int($1 &- 0x30) } }

    /// Whether a column has one of some subtags, between commas.
    func has(_ subtags: [Subtag], in column: Int) -> Bool {
        field(column).split(separator: UInt8(ascii: ",")).contains { field in
            Subtag(ascii: field).map(subtags.contains) ?? false
        }
    }

    /// Calls a closure with each line of a table, each of which ends with a line feed.
    static func forEach(of table: StaticString, _ body: (DecisionLine) -> Void) {
        let all = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
        var start = 0
        while start < all.count {
            var end = start
            while end < all.count, all[end] != 0x0A { end += 1 }
            body(DecisionLine(bytes: UnsafeBufferPointer(rebasing: all[start..<end])))
            start = end + 1
        }
    }
}
