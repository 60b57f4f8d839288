/// A column of a table whose position in an image is known.
struct CheckedColumn {
    let column: Column
    private let table: TableID
    private let image: PackedImage
    private let start: UnsafePointer<UInt8>
    private let rowWidth: Int
    /// The number of rows that the column may point to.
    private let targets: Int

    /// The length that no chain of rows exceeds.
    private static let longestChain = 8

    init(_ column: Column, of table: TableID, in image: PackedImage) {
        self.column = column
        self.table = table
        self.image = image
        start = image.start(of: table) + column.offset
        rowWidth = table.rowWidth
        switch column.content {
        case .row(let target), .optionalRow(let target):
            // A row must not point to a sentinel, which only ends the run of the row before it.
            let hasSentinel = target.columns.contains { $0.endsWithSentinel }
            targets = max(0, image.rowCount(of: target) - (hasSentinel ? 1 : 0))
        case .firstRow(let target), .runStart(let target): targets = image.rowCount(of: target)
        case .number, .code, .text, .optionalText, .firstText: targets = 0
        }
    }

    private func value(_ row: Int) -> Int {
        PackedInteger.read(start + row * rowWidth, width: column.width)
    }

    func isValid(_ row: Int) -> Bool {
        let bytes = start + row * rowWidth
        for index in 0..<column.width where bytes[index] >= 0x80 { return false }
        let value = value(row)
        switch column.content {
        case .number(let least, let most): return value >= least && value <= most
        case .code: return PackedCode(packed: value).isValid
        case .text(let pool): return image.checkedText(value, in: pool) != nil
        case .optionalText(let pool): return value == 0 || image.checkedText(value - 1, in: pool) != nil
        case .firstText(let pool): return isFirstText(value, row, in: pool)
        case .row: return value < targets
        case .optionalRow: return value <= targets
        // Each run ends where the next row's run begins, so the first rows must not decrease.
        case .firstRow: return value <= targets && (row == 0 || value >= self.value(row - 1))
        case .runStart: return value + Int(bytes[column.width]) <= targets
        }
    }

    /// Whether a text begins at an offset of a pool, and the previous row's run ends there.
    private func isFirstText(_ offset: Int, _ row: Int, in pool: TableID) -> Bool {
        var current = row == 0 ? offset : value(row - 1)
        while current < offset, let text = image.checkedText(current, in: pool) {
            current += PooledText.length(of: text)
        }
        return current == offset && image.checkedText(offset, in: pool) != nil
    }

    /// Whether a chain of rows within the table ends with a row that points to itself.
    func chainEnds(_ row: Int) -> Bool {
        guard case .row(table) = column.content else { return true }
        var current = row
        for _ in 0...Self.longestChain {
            let next = value(current)
            if next == current { return true }
            current = next
        }
        return false
    }
}

extension PackedImage {
    /// The text at an offset of a pool, or nil if there is none.
    fileprivate func checkedText(_ offset: Int, in pool: TableID) -> PackedText? {
        let place = place(of: pool)
        guard offset < place.length,
            let text = PooledText.checkedText(at: start(of: pool) + offset, place.length - offset),
            UTF8Check.firstInvalidByte(text.utf8) == nil
        else { return nil }
        return text
    }
}
