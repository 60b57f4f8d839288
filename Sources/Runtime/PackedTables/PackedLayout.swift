/// The layout of an image, which the writer, the reader and the check follow. Only the `TableRow` of each table
/// declares its columns.
///
///     header    magic "CFT1", version, total length, CRC-32 of everything after the checksum
///     directory for each table: offset, bytes
///     tables    rows of fixed width, or text
///
/// Whole numbers are packed seven bits to a byte (`PackedInteger`). Texts are in pools, in the form of `PooledText`.
@usableFromInline
package enum PackedLayout {
    package static let magic: [UInt8] = [0x43, 0x46, 0x54, 0x31]  // CFT1
    /// Changes whenever the form of a table changes. An image of another version is rejected.
    package static let version = 7

    /// The offset of the directory, where the bytes that the checksum covers begin.
    @inlinable @_transparent
    package static var directoryOffset: Int { ImageHeader.magicLength + ImageHeader.width }
    package static var headerLength: Int { directoryOffset + TableID.allCases.count * DirectoryEntry.width }
}
