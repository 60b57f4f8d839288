import LocaleModel
import MarkupDocument

/// An element of an LDML file that knows where it stands, so that every complaint can say so.
struct LDMLElement {
    /// The file's path inside the publication.
    let file: String
    /// The locale that the file is about, if it is about one.
    let locale: String?
    /// The XPath of this element, with the attributes that tell it from its siblings.
    let path: String
    /// The lowest status of this element and of those around it.
    let draft: DraftStatus
    private let element: MarkupElement

    /// Reads a file of the publication.
    ///
    /// - Parameter wanted: the names of the root's children that are wanted.
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

    /// The value of an attribute that must be there.
    func requiredAttribute(_ name: String) throws(ImportError) -> String {
        guard let value = attribute(name) else { throw missing("@\(name)") }
        return value
    }

    /// The attributes that any element may have, and which say nothing of its value.
    private static let commonAttributes: Set<String> = ["draft", "alt", "references", "validSubLocales", "standard"]

    /// Refuses attributes that the reader does not know.
    func checkAttributes(_ known: String...) throws(ImportError) {
        for (name, _) in element.attributes where !Self.commonAttributes.contains(name) && !known.contains(name) {
            throw .unknownField(file: file, locale: locale, field: "\(path)/@\(name)")
        }
    }

    /// The elements inside, without those that LDML says are proposals only.
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

    /// The elements of one name inside.
    func children(named name: String) throws(ImportError) -> [LDMLElement] {
        try children().filter { $0.name == name }
    }

    /// The one element of a name inside; nil where there is none.
    func child(_ name: String) throws(ImportError) -> LDMLElement? {
        let found = try children(named: name)
        guard found.count < 2 else { throw .duplicate(file: file, locale: locale, field: "\(path)/\(name)") }
        return found.first
    }

    func requiredChild(_ name: String) throws(ImportError) -> LDMLElement {
        guard let child = try child(name) else { throw missing(name) }
        return child
    }

    /// The text of an element that holds nothing else, as it is written.
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

    /// The complaint that this reader knows no such element.
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

    /// The words of an attribute that lists locales, as BCP 47 identifiers.
    func identifiers(attribute name: String) throws(ImportError) -> [String] {
        try requiredAttribute(name).split(whereSeparator: \.isWhitespace).map { LDMLIdentifier.bcp47(String($0)) }
    }
}
