extension PackedImageError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .header(let error): error.description
        case .notUTF8(let offset): "the image is not UTF-8 at byte \(offset)"
        case .badTable(let table):
            "table \(table.name) lies outside the image or has the wrong number of rows"
        case .badValue(let table, let row, let column):
            "table \(table.name), row \(row): the value at byte \(column) of the row is invalid for its column"
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
