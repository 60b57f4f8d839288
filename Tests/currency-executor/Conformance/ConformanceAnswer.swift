/// Writes an answer as one line of JSON.
struct ConformanceAnswer {
    private(set) var line: [UInt8] = []

    /// - Parameter label: The label of the request, or nil if it has none or is invalid.
    init(label: String?) {
        line.append(UInt8(ascii: "{"))
        guard let label else { return }
        append("label", label)
        line.append(UInt8(ascii: ","))
    }

    mutating func result(_ text: String) {
        append("result", text)
        line.append(UInt8(ascii: "}"))
    }

    /// A text, or `{"result":null}`.
    mutating func result(orNull text: String?) {
        if let text { result(text) } else { append(#""result":null}"#) }
    }

    /// Parts in ECMA-402's form: `[{"type":"integer","value":"1"}]`.
    mutating func result(_ parts: [(type: String, value: String)]) {
        result(parts.map { ($0.type, $0.value, nil) })
    }

    /// Parts of a range, with a source: `[{"type":"integer","value":"1","source":"startRange"}]`.
    mutating func result(_ parts: [(type: String, value: String, source: String?)]) {
        name("result")
        line.append(UInt8(ascii: "["))
        for (index, part) in parts.enumerated() {
            if index > 0 { line.append(UInt8(ascii: ",")) }
            line.append(UInt8(ascii: "{"))
            append("type", part.type)
            line.append(UInt8(ascii: ","))
            append("value", part.value)
            if let source = part.source {
                line.append(UInt8(ascii: ","))
                append("source", source)
            }
            line.append(UInt8(ascii: "}"))
        }
        line.append(contentsOf: "]}".utf8)
    }

    mutating func error(_ text: String) {
        append("error", text)
        line.append(UInt8(ascii: "}"))
    }

    /// Appends text verbatim.
    mutating func append(_ text: String) {
        line.append(contentsOf: text.utf8)
    }

    mutating func append(_ name: String, _ value: String) {
        self.name(name)
        quote(value)
    }

    private mutating func name(_ name: String) {
        quote(name)
        line.append(UInt8(ascii: ":"))
    }

    /// JSON requires escapes only for quotes, backslashes and control characters.
    mutating func quote(_ text: String) {
        line.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                line.append(UInt8(ascii: "\\"))
                line.append(byte)
            case 0..<0x20:
                line.append(contentsOf: "\\u00".utf8)
                line.append(byte >> 4 + 0x30)
                line.append(Array("0123456789abcdef".utf8)[Int(byte & 15)])
            default:
                line.append(byte)
            }
        }
        line.append(UInt8(ascii: "\""))
    }
}
