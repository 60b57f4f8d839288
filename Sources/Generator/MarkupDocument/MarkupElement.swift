import CLibXML2
import LocaleModel

/// An element of an XML document as a value, for the readers of XML publications.
public struct MarkupElement: Sendable {
    /// The name of the element.
    public var name: String
    /// The attributes, in the document's order.
    public var attributes: [(name: String, value: String)] = []
    /// The elements directly inside, in the document's order.
    public var children: [MarkupElement] = []
    /// The text directly inside, without that of its children.
    public var text = ""
    /// The line, counted from 1.
    public var line: Int
}

/// The document type that a document may declare. A DTD or an entity is never loaded.
public enum DoctypePolicy: Sendable {
    /// There is no DOCTYPE.
    case refused
    /// The document may name an external DTD. It declares nothing itself, and uses only XML's entities.
    case named
}

extension MarkupElement {
    /// libxml2 must be initialized once, before threads share it.
    private static let initialized: Void = cxml_initialize()

    /// Parses a document and returns its outermost element.
    ///
    /// The document is UTF-8, whatever it declares, and no element has more attributes than `AttributeLimit` allows.
    ///
    /// - Parameters:
    ///   - file: The name of the document in errors.
    ///   - doctype: The document type that the document may declare.
    ///   - wanted: The names of the root's children to return; nil for all. The others are only checked to be
    ///     well-formed.
    public static func root(
        of bytes: [UInt8], file: String, doctype: DoctypePolicy, only wanted: Set<String>? = nil
    ) throws(ImportError) -> MarkupElement {
        _ = initialized
        if let line = AttributeLimit.lineBeyond(in: bytes) {
            throw .unreadable(
                file: file, reason: "line \(line): an element has more than \(AttributeLimit.count) attributes")
        }
        var error = cxml_error()
        let policy = doctype == .refused ? CXML_DOCTYPE_REFUSED : CXML_DOCTYPE_NAMED
        guard
            let document = bytes.withUnsafeBytes({ cxml_document_parse($0.baseAddress, $0.count, policy, &error) })
        else {
            throw .unreadable(file: file, reason: reason(of: error))
        }
        defer { cxml_document_free(document) }
        guard let root = cxml_document_root(document) else {
            throw .unreadable(file: file, reason: "the document has no element")
        }
        return try element(at: root, file: file, only: wanted)
    }

    private static func reason(of error: cxml_error) -> String {
        let message = withUnsafeBytes(of: error.message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return error.line > 0 ? "line \(error.line): \(message)" : message
    }

    /// libxml2 rejects documents with more than 256 levels, so the recursion is bounded.
    private static func element(
        at node: OpaquePointer, file: String, only wanted: Set<String>? = nil
    ) throws(ImportError) -> MarkupElement {
        var element = MarkupElement(name: string(cxml_node_name(node)), line: cxml_node_line(node))
        if let namespace = cxml_node_namespace(node) {
            let field = "line \(element.line): namespace \(String(cString: namespace)) of \(element.name)"
            throw .unknownField(file: file, locale: nil, field: field)
        }
        var attribute = cxml_node_first_attribute(node)
        while let current = attribute {
            let name = String(cString: cxml_attribute_name(current))
            element.attributes.append((name, String(cString: cxml_attribute_value(current))))
            attribute = cxml_attribute_next(current)
        }
        var child = cxml_node_first_child(node)
        while let current = child {
            if let text = cxml_node_text(current) {
                element.text += String(cString: text)
            } else if wanted?.contains(string(cxml_node_name(current))) ?? true {
                element.children.append(try Self.element(at: current, file: file))
            }
            child = cxml_node_next_sibling(current)
        }
        return element
    }

    private static func string(_ pointer: UnsafePointer<CChar>?) -> String {
        pointer.map { String(cString: $0) } ?? ""
    }
}
