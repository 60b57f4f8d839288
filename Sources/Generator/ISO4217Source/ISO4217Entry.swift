import LocaleModel
import MarkupDocument

/// An entry of a list: its elements by name, which must be known, unique and plain.
struct ISO4217Entry {
    /// An element's text, and whether the list marks it as a fund's name.
    struct Field {
        var text: String
        var isFund = false
    }

    let file: String
    /// The XPath of the entry.
    let place: String
    let line: Int
    private let fields: [String: Field]

    init(_ element: MarkupElement, file: String, place: String, fields known: Set<String>) throws(ImportError) {
        self.file = file
        self.place = place
        line = element.line
        try ISO4217List.checkText(of: element, file: file)
        try ISO4217List.checkNoAttributes(of: element, file: file)
        let entity = element.children.first { $0.name == "CtryNm" }.map { Self.collapsed($0.text) } ?? ""
        var fields: [String: Field] = [:]
        for child in element.children {
            let path = Self.path(child.name, entity: entity, line: child.line)
            guard known.contains(child.name), child.children.isEmpty else {
                let unknown = child.children.first.map { "\(path)/\($0.name)" } ?? path
                throw .unknownField(file: file, locale: nil, field: unknown)
            }
            guard fields[child.name] == nil else { throw .duplicate(file: file, locale: nil, field: path) }
            let isFund = try Self.isFund(child, path: path, file: file)
            fields[child.name] = Field(text: child.text, isFund: isFund)
        }
        self.fields = fields
    }

    /// The field's name for messages, with the entity and the line that identify the entry.
    func path(_ name: String) -> String {
        Self.path(name, entity: fields["CtryNm"].map { Self.collapsed($0.text) } ?? "", line: line)
    }

    private static func path(_ name: String, entity: String, line: Int) -> String {
        entity.isEmpty ? "line \(line): \(name)" : "\(entity), line \(line): \(name)"
    }

    /// Only a currency's name may have an attribute. `WAHR` is what a German spreadsheet writes for `true`; the
    /// list three of 2024 contains it.
    private static func isFund(
        _ element: MarkupElement, path: String, file: String
    ) throws(ImportError) -> Bool {
        guard let attribute = element.attributes.first else { return false }
        let field = "\(path) \(attribute.name)"
        guard element.name == "CcyNm", attribute.name == "IsFund", element.attributes.count == 1 else {
            throw .unknownField(file: file, locale: nil, field: field)
        }
        guard attribute.value == "true" || attribute.value == "WAHR" else {
            throw .malformed(file: file, locale: nil, field: field, value: attribute.value, expected: "true")
        }
        return true
    }
}

extension ISO4217Entry {
    /// Whether the entry has the element.
    func has(_ name: String) -> Bool {
        fields[name] != nil
    }

    /// The text of a required element, as written.
    func text(_ name: String) throws(ImportError) -> String {
        guard let field = fields[name], !field.text.isEmpty else {
            throw .missing(file: file, locale: nil, field: path(name))
        }
        return field.text
    }

    /// A name for people, with its spaces normalized: the lists have doubled, trailing and no-break spaces
    /// without meaning.
    func name(_ name: String) throws(ImportError) -> String {
        let text = Self.collapsed(try text(name))
        guard !text.isEmpty else { throw .missing(file: file, locale: nil, field: path(name)) }
        return text
    }

    var isFund: Bool {
        fields["CcyNm"]?.isFund ?? false
    }

    /// Three capital letters, as ISO 4217 has them.
    func currencyCode() throws(ImportError) -> String {
        try checked("Ccy", expected: "three capital letters") { bytes in
            bytes.count == 3 && bytes.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        }
    }

    /// Three digits, including leading zeros.
    func numericCode() throws(ImportError) -> String {
        try checked("CcyNbr", expected: "three digits") { bytes in
            bytes.count == 3 && bytes.allSatisfy(ISO4217Dates.isDigit)
        }
    }

    /// The number of fraction digits; nil for `N.A.`.
    func minorUnit() throws(ImportError) -> Int? {
        let text = try checked("CcyMnrUnts", expected: "one digit or N.A.") { bytes in
            bytes.elementsEqual("N.A.".utf8) || (bytes.count == 1 && bytes.allSatisfy(ISO4217Dates.isDigit))
        }
        return Int(text)
    }

    func withdrawalDate() throws(ImportError) -> String {
        let expected = "YYYY-MM, YYYY to YYYY, YYYY-YYYY or YYYY-MM to YYYY-MM"
        return try checked("WthdrwlDt", expected: expected) { bytes in
            ISO4217Dates.isWithdrawal(String(decoding: bytes, as: UTF8.self))
        }
    }

    private func checked(
        _ name: String, expected: String, _ isFine: (String.UTF8View) -> Bool
    ) throws(ImportError) -> String {
        let text = try text(name)
        guard isFine(text.utf8) else { throw malformed(name, value: text, expected: expected) }
        return text
    }

    func malformed(_ name: String, value: String, expected: String) -> ImportError {
        .malformed(file: file, locale: nil, field: path(name), value: value, expected: expected)
    }

    /// Replaces runs of white space with one space, and removes them at the ends.
    static func collapsed(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
