/// The reason why bytes are not a table image that this version can use.
package enum PackedImageError: Error, Equatable, Sendable {
    /// The header is wrong, or the length or the checksum in it.
    case header(ImageHeaderError)
    /// The bytes at this offset are not well-formed UTF-8. An image is all UTF-8.
    case notUTF8(offset: Int)
    /// A table is outside of the image, or does not have the required number of rows.
    case badTable(TableID)
    /// The column at this byte of this row contains a value that is not allowed there.
    case badValue(TableID, row: Int, column: Int)
    /// A record of names cannot be read. Its locale and its currency are rows of their tables.
    case badRecord(locale: Int, currency: Int)
}

extension PackedImageError: CustomStringConvertible {
    package var description: String { description(of: "image") }

    /// - Parameter image: What the bytes should be: an image, or an image of names.
    package func description(of image: StaticString) -> String {
        switch self {
        case .header(let error): error.description(of: image)
        case .notUTF8(let offset): "the \(image) is not UTF-8 at byte \(offset)"
        case .badTable(let table):
            "table \(table.name) lies outside the \(image) or has the wrong number of rows"
        case .badValue(let table, let row, let column):
            "table \(table.name), row \(row): the value at byte \(column) of the row is invalid for its column"
        case .badRecord(let locale, let currency):
            "the \(image) has no readable record for locale \(locale) and currency \(currency)"
        }
    }
}

extension TableID {
    /// The name of the case. Embedded Swift keeps no names, so it uses the case's number.
    var name: String {
        #if hasFeature(Embedded)
            "\(rawValue)"
        #else
            String(describing: self)
        #endif
    }
}
