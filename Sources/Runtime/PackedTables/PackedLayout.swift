/// The layout of an image, which the writer, the reader and the check follow. The columns of each table are declared by
/// its `TableRow`, and nowhere else.
///
///     header    magic "CFT1", version, total length, CRC-32 of all that follows the checksum
///     directory for each table: offset, bytes
///     tables    rows of fixed width, or text
///
/// Whole numbers are packed seven bits to a byte (`PackedInteger`), texts in pools as `PooledText` says.
@usableFromInline
package enum PackedLayout {
    package static let magic: [UInt8] = [0x43, 0x46, 0x54, 0x31]  // CFT1
    /// Changes whenever a table's form changes: an image of another version is refused.
    package static let version = 7

    /// Where the directory begins, and with it the bytes that the checksum covers.
    @inlinable @_transparent
    package static var directoryOffset: Int { ImageHeader.magicLength + ImageHeader.width }
    package static var headerLength: Int { directoryOffset + TableID.allCases.count * DirectoryEntry.width }
}
