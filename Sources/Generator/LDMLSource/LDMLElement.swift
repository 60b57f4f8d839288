import LocaleModel
import MarkupDocument

/// An element in an LDML file that knows its position, so that every error can state it.
struct LDMLElement {
    /// The file's path inside the publication.
    let file: String
    /// The locale of the file, if it has one.
    let locale: String?
    /// The XPath of this element, with the attributes that distinguish it from its siblings.
    let path: String
    /// The lowest status of this element and its ancestors.
    let draft: DraftStatus
    private let element: MarkupElement

    /// Reads a file of the publication.
    ///
    /// - Parameter wanted: The names of the root's children to read.
    init(
        directory: String, file: String, locale: String? = nil, root name: String, only wanted: Set<String>
    ) throws(ImportError) {
        let bytes = try UpstreamFile.contents(of: file, in: directory)
        try self.init(bytes, file: file, locale: locale, root: name, only: wanted)
    }

    /// Reads the bytes of a file.
    init(
        _ bytes: [UInt8], file: String, locale: String? = nil, root name: String, only wanted: Set<String>
    ) throws(ImportError) {
        let root = try MarkupElement.root(of: bytes, file: file, doctype: .named, only: wanted)
        guard root.name == name else {
            throw .malformed(file: file, locale: locale, field: "root element", value: root.name, expected: name)
        }
        self.init(root, file: file, locale: locale, path: "//\(name)", draft: .approved)
    }

    private init(_ element: MarkupElement, file: String, locale: String?, path: String, draft: DraftStatus) {
        self.element = element
        self.file = file
        self.locale = locale
        self.path = path
        self.draft = draft
    }

    var name: String { element.name }

    func attribute(_ name: String) -> String? {
        element.attributes.first { $0.name == name }?.value
    }

    /// The value of a required attribute.
    func requiredAttribute(_ name: String) throws(ImportError) -> String {
        guard let value = attribute(name) else { throw missing("@\(name)") }
        return value
    }

    /// The attributes that any element may have, and that do not affect its value.
    private static let commonAttributes: Set<String> = ["draft", "alt", "references", "validSubLocales", "standard"]

    /// Rejects unknown attributes.
    func checkAttributes(_ known: String...) throws(ImportError) {
        for (name, _) in element.attributes where !Self.commonAttributes.contains(name) && !known.contains(name) {
            throw .unknownField(file: file, locale: locale, field: "\(path)/@\(name)")
        }
    }

    /// The child elements, without those that LDML marks as proposals.
    func children() throws(ImportError) -> [LDMLElement] {
        var result: [LDMLElement] = []
        result.reserveCapacity(element.children.count)
        for child in element.children {
            var path = "\(self.path)/\(child.name)"
            var draft = self.draft
            var isProposal = false
            for (name, value) in child.attributes {
                switch name {
                case "draft":
                    guard let status = DraftStatus(rawValue: value) else {
                        throw .malformed(
                            file: file, locale: locale, field: "\(path)/@draft", value: value,
                            expected: DraftStatus.allCases.map(\.rawValue).joined(separator: ", "))
                    }
                    draft = min(draft, status)
                case "alt" where value.contains("proposed"):
                    isProposal = true
                case "references", "validSubLocales", "standard":
                    continue
                default:
                    path += "[@\(name)='\(value)']"
                }
            }
            if isProposal { continue }
            result.append(LDMLElement(child, file: file, locale: locale, path: path, draft: draft))
        }
        return result
    }

    /// The child elements with a name.
    func children(named name: String) throws(ImportError) -> [LDMLElement] {
        try children().filter { $0.name == name }
    }

    /// The only child element with a name; nil if there is none.
    func child(_ name: String) throws(ImportError) -> LDMLElement? {
        let found = try children(named: name)
        guard found.count < 2 else { throw .duplicate(file: file, locale: locale, field: "\(path)/\(name)") }
        return found.first
    }

    func requiredChild(_ name: String) throws(ImportError) -> LDMLElement {
        guard let child = try child(name) else { throw missing(name) }
        return child
    }

    /// The text of an element that contains nothing else, as written.
    func text() throws(ImportError) -> String {
        if let child = element.children.first {
            throw .unknownField(file: file, locale: locale, field: "\(path)/\(child.name)")
        }
        return element.text
    }
}

extension LDMLElement {
    func missing(_ name: String) -> ImportError {
        .missing(file: file, locale: locale, field: "\(path)/\(name)")
    }

    /// The error for an element that this reader does not know.
    var unknown: ImportError {
        .unknownField(file: file, locale: locale, field: path)
    }

    func malformed(_ value: String, expected: String) -> ImportError {
        .malformed(file: file, locale: locale, field: path, value: value, expected: expected)
    }

    func malformed(attribute name: String, expected: String) -> ImportError {
        .malformed(
            file: file, locale: locale, field: "\(path)/@\(name)", value: attribute(name) ?? "", expected: expected)
    }

    func integer(attribute name: String, in range: ClosedRange<Int>) throws(ImportError) -> Int {
        guard let value = Int(try requiredAttribute(name)), range.contains(value) else {
            throw malformed(
                attribute: name, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return value
    }

    /// The identifiers in an attribute that lists locales, in BCP 47 spelling.
    func identifiers(attribute name: String) throws(ImportError) -> [String] {
        try requiredAttribute(name).split(whereSeparator: \.isWhitespace).map { LDMLIdentifier.bcp47(String($0)) }
    }
}
