/// A row of a table, or a group of its columns: a struct whose properties are all `PackedColumn`s or groups.
///
/// The struct is the only declaration of a table. Swift lays out properties of bytes in their order without gaps, so a
/// row in memory has the bytes of a row in an image, and nothing is decoded until a property is read.
@usableFromInline
package protocol PackedRow: Sendable {
    /// The columns in order, each with what it may contain.
    var columns: [Column] { get }
}

/// A row of a table image.
@usableFromInline
package protocol TableRow: PackedRow {
    static var table: TableID { get }
}

extension PackedRow {
    /// The size of a row in bytes.
    @inlinable @_transparent
    package static var width: Int { MemoryLayout<Self>.size }

    /// Makes a row whose columns are all 0. No row has more than 32 bytes.
    package init() {
        let zeros: StaticString = "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
        precondition(Self.width <= zeros.utf8CodeUnitCount)
        self.init(at: zeros.utf8Start)
    }

    /// Reads the row at an address.
    @inlinable @_transparent
    package init(at start: UnsafePointer<UInt8>) {
        self = UnsafeRawPointer(start).assumingMemoryBound(to: Self.self).pointee
    }
}
