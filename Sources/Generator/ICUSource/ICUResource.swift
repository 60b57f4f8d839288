import LocaleModel

/// The content of a place in a resource bundle.
indirect enum ICUResource: Sendable {
    case string(String)
    /// A reference to another resource, such as `/LOCALE/NumberElements/latn/symbols`.
    case alias(String)
    case integer(Int32)
    case integers([Int32])
    case binary([UInt8])
    /// The entries in the bundle's order, which is that of the keys.
    case table([(key: String, value: ICUResource)])
    case array([ICUResource])
}

/// A resource together with its place, for errors.
struct ICUNode {
    /// The bundle's file in the publication.
    let file: String
    let locale: String?
    /// The keys and positions from the bundle's root, joined by slashes.
    let path: String
    let resource: ICUResource

    init(file: String, locale: String? = nil, path: String, resource: ICUResource) {
        self.file = file
        self.locale = locale
        self.path = path
        self.resource = resource
    }

    private func child(_ step: String, _ resource: ICUResource) -> ICUNode {
        ICUNode(file: file, locale: locale, path: path.isEmpty ? step : "\(path)/\(step)", resource: resource)
    }

    func string() throws(ImportError) -> String {
        guard case .string(let value) = resource else { throw malformed(expected: "a string") }
        return value
    }

    func integer() throws(ImportError) -> Int32 {
        guard case .integer(let value) = resource else { throw malformed(expected: "an integer") }
        return value
    }

    func integers(count: Int) throws(ImportError) -> [Int32] {
        guard case .integers(let values) = resource, values.count == count else {
            throw malformed(expected: "\(count) integers")
        }
        return values
    }

    func entries() throws(ImportError) -> [(key: String, node: ICUNode)] {
        guard case .table(let entries) = resource else { throw malformed(expected: "a table") }
        return entries.map { ($0.key, child($0.key, $0.value)) }
    }

    func elements() throws(ImportError) -> [ICUNode] {
        guard case .array(let elements) = resource else { throw malformed(expected: "an array") }
        return elements.enumerated().map { child(String($0.offset), $0.element) }
    }

    /// The entry of a table; it must exist.
    func entry(_ key: String) throws(ImportError) -> ICUNode {
        guard let entry = try entries().first(where: { $0.key == key }) else {
            throw .missing(file: file, locale: locale, field: path.isEmpty ? key : "\(path)/\(key)")
        }
        return entry.node
    }

    /// The strings of a table that contains only strings.
    func strings() throws(ImportError) -> [(key: String, value: String)] {
        var strings: [(key: String, value: String)] = []
        for (key, node) in try entries() {
            strings.append((key, try node.string()))
        }
        return strings
    }

    func malformed(expected: String) -> ImportError {
        .malformed(file: file, locale: locale, field: path, value: resource.summary, expected: expected)
    }

    var unknown: ImportError {
        .unknownField(file: file, locale: locale, field: path)
    }
}

extension ICUResource {
    /// The value, or its kind, for messages.
    var summary: String {
        switch self {
        case .string(let value): value
        case .alias(let target): "an alias of \(target)"
        case .integer(let value): String(value)
        case .integers(let values) where values.count > 8: "\(values.count) integers"
        case .integers(let values): values.map(String.init).joined(separator: ", ")
        case .binary: "binary data"
        case .table(let entries): "a table of \(entries.count)"
        case .array(let elements): "an array of \(elements.count)"
        }
    }
}
