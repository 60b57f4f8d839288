import PackedTables

/// Which rows of an image's tables a slice keeps, and the numbers that they have there: rows keep their order.
struct KeptRows {
    private var flags: [[Bool]]

    init(_ image: PackedImage) {
        flags = TableID.allCases.map { Array(repeating: false, count: $0.isPool ? 0 : image.rowCount(of: $0)) }
    }

    func contains(_ table: TableID, _ row: Int) -> Bool { flags[Int(table.rawValue)][row] }

    /// Keeps a row; false where it was kept before.
    mutating func insert(_ table: TableID, _ row: Int) -> Bool {
        if contains(table, row) { return false }
        flags[Int(table.rawValue)][row] = true
        return true
    }

    /// The kept rows of a table, in order.
    func rows(of table: TableID) -> [Int] {
        flags[Int(table.rawValue)].indices.filter { contains(table, $0) }
    }

    /// For each table and each old number, one past the last among them, how many rows before it are kept.
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
