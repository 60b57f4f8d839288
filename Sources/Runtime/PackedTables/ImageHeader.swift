// Forced inlining holds the budgets of resolving.

/// The header that follows the magic bytes of an image of tables or names.
@usableFromInline
package struct ImageHeader: PackedRow {
    /// The version of the layout.
    @usableFromInline package var version = 0
    /// The length of the whole image in bytes.
    @usableFromInline package var length = 0
    /// CRC-32 of everything after the header: the lower 28 bits and the upper four, as an `Int` may have only 32 bits.
    @usableFromInline var lowerChecksum = 0
    @usableFromInline var upperChecksum = 0

    @inlinable @_transparent
    package init() {}

    @inlinable @_transparent
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&version, width: 1)
        columns.number(&length, width: 3)
        columns.number(&lowerChecksum, width: 4)
        columns.number(&upperChecksum, most: 0xF)
    }

    // A constant instead of a sum, because every access to a table needs it.
    @inlinable @_transparent package static var width: Int { 1 + 3 + 4 + 1 }

    /// Both kinds of images begin with four letters.
    @inlinable @_transparent static var magicLength: Int { 4 }
}

extension ImageHeader {
    /// Stores the checksum of everything after the header.
    package mutating func putChecksum(of bytes: UnsafeBufferPointer<UInt8>) {
        let checksum = Checksum.crc32(bytes)
        lowerChecksum = Int(checksum & 0xFFF_FFFF)
        upperChecksum = Int(checksum >> 28)
    }

    /// Whether the checksum is that of these bytes.
    func hasChecksum(of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var header = self
        header.putChecksum(of: bytes)
        return header.lowerChecksum == lowerChecksum && header.upperChecksum == upperChecksum
    }
}

/// The position of a table in an image.
@usableFromInline
package struct DirectoryEntry: PackedRow {
    /// The offset from the start of the image, in bytes.
    @usableFromInline package var offset = 0
    /// The length in bytes.
    @usableFromInline package var length = 0

    @inlinable @_transparent
    package init() {}

    @inlinable @_transparent
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&offset, width: Self.columnWidth)
        columns.number(&length, width: Self.columnWidth)
    }

    @inlinable @_transparent static var columnWidth: Int { 3 }
    // A constant, like the width of `ImageHeader`.
    @inlinable @_transparent package static var width: Int { 2 * columnWidth }

    /// Reads only the offset of an entry. Every access to a table needs it, and a debug build would read the whole entry.
    @inlinable @_transparent
    static func offset(at entry: UnsafePointer<UInt8>) -> Int { PackedInteger.read(entry, width: columnWidth) }

    /// Reads only the length of an entry.
    @inlinable @_transparent
    static func length(at entry: UnsafePointer<UInt8>) -> Int {
        PackedInteger.read(entry + columnWidth, width: columnWidth)
    }
}
