// Forced inlining holds the budgets of resolving: the place of a table is then a constant.

/// A table image in memory. It gives access to rows and texts by table, without checks.
///
/// The bytes must be an image that `PackedCheck` has checked or that the emitter made. They are never copied.
/// Each access is a few loads and shifts, without allocation, cache or lock.
@usableFromInline
package struct PackedImage: @unchecked Sendable {
    // Unchecked, because the bytes are constant for as long as any image over them is in use.
    @usableFromInline let base: UnsafePointer<UInt8>
    /// The image's length in bytes.
    @usableFromInline package let count: Int

    @inlinable
    package init(uncheckedBase base: UnsafePointer<UInt8>, count: Int) {
        self.base = base
        self.count = count
    }

    /// The position of a table.
    @inlinable @_transparent
    func place(of table: TableID) -> DirectoryEntry {
        let place = Int(truncatingIfNeeded: table.rawValue) &* DirectoryEntry.width
        return DirectoryEntry(at: base + PackedLayout.directoryOffset + place)
    }

    /// The first byte of a table.
    @inlinable @_transparent
    package func start(of table: TableID) -> UnsafePointer<UInt8> {
        base + place(of: table).offset
    }

    /// The length of a table in bytes.
    @inlinable @_transparent
    package func byteCount(of table: TableID) -> Int {
        place(of: table).length
    }

    /// The number of rows in a table; for a pool, the number of bytes.
    package func rowCount(of table: TableID) -> Int {
        byteCount(of: table) / table.rowWidth
    }

    /// The number of rows in a table.
    @inlinable @_transparent
    package func rowCount<Row: TableRow>(of _: Row.Type) -> Int {
        byteCount(of: Row.table) / Row.width
    }

    /// The rows of a table. This is faster than single rows if you read many.
    @inlinable @_transparent
    package func rows<Row: TableRow>(of _: Row.Type) -> PackedRows<Row> {
        PackedRows(start: start(of: Row.table), count: rowCount(of: Row.self))
    }

    /// A row of a table. Only properties that are read have a cost.
    @inlinable
    package subscript<Row: TableRow>(_: Row.Type, row: Int) -> Row {
        @_transparent get { Row(at: start(of: Row.self, row)) }
    }

    /// The row that a reference points to.
    @inlinable
    package subscript<Row: TableRow>(reference: RowReference<Row>) -> Row {
        @_transparent get { self[Row.self, reference.index] }
    }

    @inlinable @_transparent
    func start<Row: TableRow>(of _: Row.Type, _ row: Int) -> UnsafePointer<UInt8> {
        start(of: Row.table) + row * Row.width
    }

    /// The characters of the code that a row begins with. Each character is one byte of the row.
    @inlinable @_transparent
    package func code<Row: TableRow>(of _: Row.Type, _ row: Int) -> PackedText {
        PackedText(start: start(of: Row.self, row), count: PackedCode.width)
    }

    /// The text that a reference points to.
    @inlinable @_transparent
    package func text<Pool>(_ reference: TextReference<Pool>) -> PackedText {
        PooledText.text(at: start(of: Pool.table) + reference.packed)
    }

    /// All bytes of the image.
    @inlinable
    package var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: base, count: count)
    }
}

extension PackedImage {
    /// The row with an identifier, by a binary search in a table that is sorted by identifier up to its sentinels.
    @inlinable
    package func row<Row: TableRow>(
        of identifier: UnsafeBufferPointer<UInt8>, in _: Row.Type, sentinels: Int = 0,
        _ identifierOfRow: (Row) -> TextReference<Identifiers>
    ) -> Int? {
        let rows = rows(of: Row.self)
        let end = rows.count - sentinels
        let row = rows.first(0..<end) { text(identifierOfRow($0)).compare(identifier) >= 0 }
        return row < end && text(identifierOfRow(rows[row])).compare(identifier) == 0 ? row : nil
    }
}
