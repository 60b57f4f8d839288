import PackedTables

/// A character that HTML writes as a name or a number: "&minus;", "&#8722;", "&#x2212;".
///
/// See https://html.spec.whatwg.org/multipage/syntax.html#character-references.
struct CharacterReference {
    let scalar: UInt32
    let length: Int

    /// Nil if there is none at an offset, and for characters that begin tags or references, and names of other characters than
    /// minuses, blanks and signs of currencies.
    init?(_ text: UnsafeBufferPointer<UInt8>, at start: Int) {
        guard text[start] == UInt8(ascii: "&"),
            let end = (start..<min(text.count, start + Self.longest)).first(where: { text[$0] == UInt8(ascii: ";") })
        else { return nil }
        let name = text[(start + 1)..<end]
        length = end + 1 - start
        if name.first == UInt8(ascii: "#") {
            let digits = name.dropFirst()
            let isHexadecimal = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
            let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
            guard let scalar = UInt32(text, radix: isHexadecimal ? 16 : 10), Unicode.Scalar(scalar) != nil,
                scalar >= 0x20, ![0x26, 0x3C, 0x3E].contains(scalar)
            else { return nil }
            self.scalar = scalar
        } else if let named = Self.named.first(where: { name.elementsEqual($0.name.utf8) }) {
            scalar = named.scalar
        } else {
            return nil
        }
    }

    private static let longest = 10

    private static var named: [(name: String, scalar: UInt32)] {
        [
            ("minus", 0x2212), ("ndash", 0x2013), ("hyphen", 0x2010), ("dash", 0x2010), ("nbsp", 0xA0),
            ("ensp", 0x2002), ("emsp", 0x2003), ("thinsp", 0x2009), ("euro", 0x20AC), ("pound", 0xA3), ("yen", 0xA5),
            ("cent", 0xA2), ("dollar", 0x24),
        ]
    }
}
