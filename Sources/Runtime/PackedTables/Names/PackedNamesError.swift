/// Why bytes are not an image of currency names that this version can use.
package enum PackedNamesError: Error, Equatable, Sendable {
    /// Fewer bytes than a header has, or than the header says.
    case truncated(bytes: Int, expected: Int)
    /// More bytes than the header says.
    case trailingBytes(bytes: Int, expected: Int)
    /// The bytes do not begin as an image of names does.
    case notAnImage
    /// The image was written for another version of the layout.
    case wrongVersion(found: Int, expected: Int)
    /// The bytes do not match the checksum.
    case wrongChecksum
    /// The byte at this offset is not ASCII, as all of an image of names is.
    case notASCII(offset: Int)
    /// The index of locales and currencies is not a valid table image.
    case badIndex(PackedImageError)
    /// A table lies outside of the image, or has another number of rows than it must have.
    case badTable(PackedNamesTable)
    /// A row that holds a value that it may not hold.
    case badRow(PackedNamesTable, row: Int)
    /// A record that cannot be read, by the rows of its locale and its currency in the index.
    case badRecord(locale: Int, currency: Int)
}
