/// The header that follows the magic bytes of an image of tables or names.
@usableFromInline
package struct ImageHeader: PackedRow {
    /// The version of the layout.
    @OneByte @usableFromInline package var version: Int
    /// The length of the whole image in bytes.
    @ThreeBytes @usableFromInline package var length: Int
    /// CRC-32 of everything after the header: the lower 21 bits and the upper eleven, as an `Int` may have only 32 bits.
    @ThreeBytes @usableFromInline var lowerChecksum: Int
    @TwoBytes @usableFromInline var upperChecksum: Int

    @usableFromInline package var columns: [Column] {
        [Column(_version), Column(_length), Column(_lowerChecksum), Column(_upperChecksum, most: 0x7FF)]
    }

    /// Both kinds of images begin with four letters.
    @inlinable @_transparent static var magicLength: Int { 4 }
}

extension ImageHeader {
    /// Stores the checksum of everything after the header.
    package mutating func putChecksum(of bytes: UnsafeBufferPointer<UInt8>) {
        let checksum = Checksum.crc32(bytes)
        lowerChecksum = Int(checksum & 0x1F_FFFF)
        upperChecksum = Int(checksum >> 21)
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
    @ThreeBytes @usableFromInline package var offset: Int
    /// The length in bytes.
    @ThreeBytes @usableFromInline package var length: Int

    @usableFromInline package var columns: [Column] {
        [Column(_offset), Column(_length)]
    }
}

extension ImageHeader {
    /// Checks the header of an image, the image's length and its checksum.
    ///
    /// - Parameter length: The length of the magic bytes, the header and the directory.
    /// - Returns: The start of the image.
    package static func check(
        of bytes: UnsafeBufferPointer<UInt8>, magic: [UInt8], version: Int, length: Int
    ) throws(ImageHeaderError) -> UnsafePointer<UInt8> {
        guard let base = bytes.baseAddress, bytes.count >= length else {
            throw .truncated(bytes: bytes.count, expected: length)
        }
        for (index, byte) in magic.enumerated() where bytes[index] != byte { throw .notAnImage }
        let header = ImageHeader(at: base + magicLength)
        guard header.version == version else { throw .wrongVersion(found: header.version, expected: version) }
        guard bytes[..<length].allSatisfy({ $0 < 0x80 }) else { throw .notAnImage }
        guard bytes.count >= header.length else { throw .truncated(bytes: bytes.count, expected: header.length) }
        guard bytes.count == header.length else {
            throw .trailingBytes(bytes: bytes.count, expected: header.length)
        }
        let checked = UnsafeBufferPointer(rebasing: bytes[(magicLength + width)...])
        guard header.hasChecksum(of: checked) else { throw .wrongChecksum }
        return base
    }
}
