import PackedTables

/// The rows of an image's tables that a slice keeps, and their new numbers: rows keep their order.
struct KeptRows {
    private var flags: [[Bool]]

    init(_ image: PackedImage) {
        flags = PackedLayout.data.tables.map { Array(repeating: false, count: $0.isPool ? 0 : image.rowCount(of: $0)) }
    }

    func contains(_ table: TableID, _ row: Int) -> Bool { flags[Int(table.rawValue)][row] }

    /// Keeps a row; returns false if it was already kept.
    mutating func insert(_ table: TableID, _ row: Int) -> Bool {
        if contains(table, row) { return false }
        flags[Int(table.rawValue)][row] = true
        return true
    }

    /// The kept rows of a table, in order.
    func rows(of table: TableID) -> [Int] {
        flags[Int(table.rawValue)].indices.filter { contains(table, $0) }
    }

    /// The number of kept rows before each old number, including one past the last, for each table.
    var newNumbers: [[Int]] {
        flags.map { flags in
            var count = 0
            return [0]
                + flags.map { isKept in
                    if isKept { count += 1 }
                    return count
                }
        }
    }
}
