/// The layouts of images, which the writer, the reader and the check follow. Only the `TableRow` of each table declares
/// its columns.
///
///     header    magic, version, total length, CRC-32 of everything after the checksum
///     directory for each table: offset, bytes
///     tables    rows of fixed width, or bytes such as texts
///
/// Whole numbers are packed seven bits to a byte (`PackedInteger`). Texts are in pools, in the form of `PooledText`.
@usableFromInline
package enum PackedLayout: Sendable {
    /// An image of `CurrencyData`.
    case data
    /// An image of `CurrencyNames`. It also has the tables of `data` that find locales and currencies; the others have
    /// no rows, or a single one.
    case names

    package var magic: [UInt8] {
        switch self {
        case .data: [0x43, 0x46, 0x54, 0x31]  // CFT1
        case .names: [0x43, 0x46, 0x4E, 0x31]  // CFN1
        }
    }

    /// Changes whenever the form of a table changes. An image of another version is rejected.
    package var version: Int {
        switch self {
        case .data: 7
        case .names: 2
        }
    }

    /// The tables, in the order of the image.
    package var tables: [TableID] {
        TableID.allCases.filter { self == .names || $0.rawValue <= TableID.notationText.rawValue }
    }

    /// The offset of the directory, where the bytes that the checksum covers begin.
    @inlinable @_transparent
    package static var directoryOffset: Int { ImageHeader.magicLength + ImageHeader.width }
    package var headerLength: Int { Self.directoryOffset + tables.count * DirectoryEntry.width }
}
