extension PackedNamesError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .header(let error): error.description(of: "image of names")
        case .notASCII(let offset): "the image of names is not ASCII at byte \(offset)"
        case .badIndex(let error): "the index of the image of names cannot be used: \(error.description)"
        case .badTable(let table):
            "table \(table.name) lies outside the image of names or has the wrong number of rows"
        case .badRow(let table, let row): "table \(table.name) of the image of names: row \(row) cannot be used"
        case .badRecord(let locale, let currency):
            "the image of names has no readable record for locale \(locale) and currency \(currency) of its index"
        }
    }
}

extension PackedNamesTable {
    /// The name of the case. Embedded Swift keeps no names, so it uses the case's number.
    fileprivate var name: String {
        #if hasFeature(Embedded)
            "\(rawValue)"
        #else
            String(describing: self)
        #endif
    }
}
