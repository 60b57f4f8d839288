import LocaleModel
import MarkupDocument

/// The structure that both lists share: a root with a publication date around one table of entries.
///
///     <ISO_4217 Pblshd="2026-01-01">
///         <CcyTbl>                        list three: HstrcCcyTbl
///             <CcyNtry> ... </CcyNtry>    list three: HstrcCcyNtry
///
/// See <https://www.six-group.com/en/products-services/financial-information/data-standards.html>.
struct ISO4217List {
    var file: String
    /// The date as `YYYY-MM-DD`.
    var published: String
    var entries: [ISO4217Entry]

    /// - Parameters:
    ///   - table: The name of the table's element. `entry` is the name of each entry's element.
    ///   - fields: The names of an entry's elements; any other name is an error.
    init(directory: String, file: String, table: String, entry: String, fields: Set<String>) throws(ImportError) {
        let bytes = try UpstreamFile.contents(of: file, in: directory)
        try self.init(bytes, file: file, table: table, entry: entry, fields: fields)
    }

    /// Reads the bytes of a file.
    init(_ bytes: [UInt8], file: String, table: String, entry: String, fields: Set<String>) throws(ImportError) {
        let root = try MarkupElement.root(of: bytes, file: file, doctype: .refused)
        self.file = file
        guard root.name == "ISO_4217" else {
            throw .malformed(
                file: file, locale: nil, field: "root element", value: root.name, expected: "ISO_4217")
        }
        published = try Self.publicationDate(of: root, file: file)
        try Self.checkText(of: root, file: file)
        entries = try Self.entries(of: root, file: file, table: table, entry: entry, fields: fields)
    }

    private static func publicationDate(of root: MarkupElement, file: String) throws(ImportError) -> String {
        let field = "Pblshd"
        var date: String?
        for attribute in root.attributes {
            guard attribute.name == field else {
                throw .unknownField(file: file, locale: nil, field: attribute.name)
            }
            date = attribute.value
        }
        guard let date else { throw .missing(file: file, locale: nil, field: field) }
        guard ISO4217Dates.isDay(date) else {
            throw .malformed(file: file, locale: nil, field: field, value: date, expected: "a date YYYY-MM-DD")
        }
        return date
    }

    private static func entries(
        of root: MarkupElement, file: String, table: String, entry: String, fields: Set<String>
    ) throws(ImportError) -> [ISO4217Entry] {
        var found: MarkupElement?
        for child in root.children {
            guard child.name == table else {
                throw .unknownField(file: file, locale: nil, field: "line \(child.line): \(child.name)")
            }
            guard found == nil else { throw .duplicate(file: file, locale: nil, field: table) }
            found = child
        }
        guard let found else { throw .missing(file: file, locale: nil, field: table) }
        try checkText(of: found, file: file)
        try checkNoAttributes(of: found, file: file)
        guard !found.children.isEmpty else { throw .missing(file: file, locale: nil, field: "\(table)/\(entry)") }
        var entries: [ISO4217Entry] = []
        for (index, element) in found.children.enumerated() {
            guard element.name == entry else {
                throw .unknownField(file: file, locale: nil, field: "line \(element.line): \(element.name)")
            }
            let place = "/ISO_4217/\(table)/\(entry)[\(index + 1)]"
            entries.append(try ISO4217Entry(element, file: file, place: place, fields: fields))
        }
        return entries
    }

    static func checkNoAttributes(of element: MarkupElement, file: String) throws(ImportError) {
        if let attribute = element.attributes.first {
            let field = "line \(element.line): \(element.name) \(attribute.name)"
            throw .unknownField(file: file, locale: nil, field: field)
        }
    }

    /// An element with child elements must have no other text than white space.
    static func checkText(of element: MarkupElement, file: String) throws(ImportError) {
        let text = ISO4217Entry.collapsed(element.text)
        if !text.isEmpty {
            throw .malformed(
                file: file, locale: nil, field: "line \(element.line): \(element.name)", value: text,
                expected: "elements only")
        }
    }
}
