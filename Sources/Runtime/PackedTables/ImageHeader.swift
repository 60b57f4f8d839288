/// The header that follows the magic bytes of an image of tables or names.
@usableFromInline
package struct ImageHeader: PackedRow {
    /// The version of the layout.
    @OneByte @usableFromInline package var version = 0
    /// The length of the whole image in bytes.
    @ThreeBytes @usableFromInline package var length = 0
    /// CRC-32 of everything after the header: the lower 28 bits and the upper four, as an `Int` may have only 32 bits.
    @FourBytes @usableFromInline var lowerChecksum = 0
    @OneByte @usableFromInline var upperChecksum = 0

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.number(_version)
        columns.number(_length)
        columns.number(_lowerChecksum)
        columns.number(_upperChecksum, most: 0xF)
    }

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
    @ThreeBytes @usableFromInline package var offset = 0
    /// The length in bytes.
    @ThreeBytes @usableFromInline package var length = 0

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.number(_offset)
        columns.number(_length)
    }
}
