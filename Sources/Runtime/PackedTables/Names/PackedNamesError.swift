/// The reason why bytes are not an image of currency names that this version can use.
package enum PackedNamesError: Error, Equatable, Sendable {
    /// The header is wrong, or the length or the checksum in it.
    case header(ImageHeaderError)
    /// The byte at this offset is not ASCII. An image of names is all ASCII.
    case notASCII(offset: Int)
    /// The index of locales and currencies is not a valid table image.
    case badIndex(PackedImageError)
    /// A table is outside of the image, or does not have the required number of rows.
    case badTable(PackedNamesTable)
    /// A row contains a value that is not allowed there.
    case badRow(PackedNamesTable, row: Int)
    /// A record cannot be read. Its locale and its currency are rows of the index.
    case badRecord(locale: Int, currency: Int)
}
