import CLibXML2
import LocaleModel

/// An element of an XML document as a value: what the readers of the lists look at.
struct MarkupElement {
    var name: String
    /// In the document's order.
    var attributes: [(name: String, value: String)] = []
    var children: [MarkupElement] = []
    /// The text directly inside, without that of its children.
    var text = ""
    /// One-based.
    var line: Int
}

extension MarkupElement {
    /// libxml2 wants to be initialised once, before threads share it.
    private static let initialized: Void = cxml_initialize()

    /// The outermost element of a document.
    ///
    /// - Parameter file: the name that errors give the document.
    static func root(of bytes: [UInt8], file: String) throws(ImportError) -> MarkupElement {
        _ = initialized
        var error = cxml_error()
        guard let document = bytes.withUnsafeBytes({ cxml_document_parse($0.baseAddress, $0.count, &error) }) else {
            throw .unreadable(file: file, reason: reason(of: error))
        }
        defer { cxml_document_free(document) }
        guard let root = cxml_document_root(document) else {
            throw .unreadable(file: file, reason: "the document has no element")
        }
        return try element(at: root, file: file)
    }

    private static func reason(of error: cxml_error) -> String {
        let message = withUnsafeBytes(of: error.message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return error.line > 0 ? "line \(error.line): \(message)" : message
    }

    /// libxml2 refuses documents nested deeper than 256 elements, so the recursion has a bound.
    private static func element(at node: OpaquePointer, file: String) throws(ImportError) -> MarkupElement {
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
            } else {
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
