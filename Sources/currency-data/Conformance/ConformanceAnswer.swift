/// Writes an answer as one line of JSON.
struct ConformanceAnswer {
    private(set) var line: [UInt8] = []

    /// - Parameter label: of the request; nil where it has none, or is none.
    init(label: String?) {
        line.append(UInt8(ascii: "{"))
        guard let label else { return }
        append("label", label.utf8)
        line.append(UInt8(ascii: ","))
    }

    mutating func result(_ text: UnsafeBufferPointer<UInt8>) {
        append("result", text)
        line.append(UInt8(ascii: "}"))
    }

    mutating func error(_ text: String) {
        append("error", text.utf8)
        line.append(UInt8(ascii: "}"))
    }

    private mutating func append(_ name: StaticString, _ value: some Collection<UInt8>) {
        quote(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        line.append(UInt8(ascii: ":"))
        quote(value)
    }

    /// JSON needs an escape for quotes, backslashes and control characters, and for nothing else.
    private mutating func quote(_ text: some Collection<UInt8>) {
        line.append(UInt8(ascii: "\""))
        for byte in text {
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
