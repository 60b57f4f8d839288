/// Reads the JSON of a request: an object of lists of texts and of single texts. Every text keeps its position, which
/// Foundation's decoder does not report.
///
/// See <https://www.rfc-editor.org/rfc/rfc8259>.
struct RequestReader {
    enum Value {
        case text(PlacedText)
        case list([PlacedText])
    }

    private let bytes: [UInt8]
    private var index = 0
    private var place = TextPlace(line: 1, column: 1)

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The members of the object, in the file's order.
    mutating func members() throws(RequestError) -> [(key: PlacedText, value: Value)] {
        var members: [(key: PlacedText, value: Value)] = []
        skipSpaces()
        try expect("{", "an object")
        while !takes("}") {
            if !members.isEmpty { try expect(",", "a comma or the end of the object") }
            let key = try text("a key between quotation marks")
            if members.contains(where: { $0.key.text == key.text }) {
                throw RequestError(place: key.place, message: "\"\(key.text)\" stands here twice")
            }
            try expect(":", "a colon")
            members.append((key, try value()))
        }
        guard index == bytes.count else { throw error("the end of the file") }
        return members
    }

    private mutating func value() throws(RequestError) -> Value {
        guard takes("[") else { return .text(try text("a text or a list of texts")) }
        var list: [PlacedText] = []
        while !takes("]") {
            if !list.isEmpty { try expect(",", "a comma or the end of the list") }
            list.append(try text("a text between quotation marks"))
        }
        return .list(list)
    }

    /// A text without escapes, because no identifier needs any.
    private mutating func text(_ expected: String) throws(RequestError) -> PlacedText {
        let start = place
        guard next == UInt8(ascii: "\"") else { throw error(expected) }
        advance()
        let first = index
        while let byte = next, byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\") || byte < 0x20 { throw error("a text of letters, digits and hyphens") }
            advance()
        }
        guard next != nil else { throw error("a quotation mark") }
        let text = String(decoding: bytes[first..<index], as: UTF8.self)
        advance()
        skipSpaces()
        return PlacedText(text: text, place: start)
    }

    // MARK: Bytes

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func advance() {
        if next == UInt8(ascii: "\n") {
            place = TextPlace(line: place.line + 1, column: 1)
        } else {
            place.column += 1
        }
        index += 1
    }

    private mutating func skipSpaces() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { advance() }
    }

    private mutating func takes(_ character: Unicode.Scalar) -> Bool {
        guard let byte = next, UInt32(byte) == character.value else { return false }
        advance()
        skipSpaces()
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar, _ expected: String) throws(RequestError) {
        if !takes(character) { throw error(expected) }
    }

    private func error(_ expected: String) -> RequestError {
        RequestError(place: place, message: "expected \(expected)")
    }
}
