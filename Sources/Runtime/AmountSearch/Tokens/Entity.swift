import CurrencyReader

/// A character that HTML writes as a name or a number: "&minus;", "&#8722;", "&#x2212;".
///
/// See https://html.spec.whatwg.org/multipage/syntax.html#character-references.
struct Entity {
    let scalar: UInt32

    /// Nil for tags, and for names of characters that are neither a minus nor a blank.
    init?(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        guard bytes.first == UInt8(ascii: "&") else { return nil }
        let name = bytes.dropFirst().dropLast()
        if name.first == UInt8(ascii: "#") {
            let digits = name.dropFirst()
            let isHexadecimal = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
            let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
            guard let scalar = UInt32(text, radix: isHexadecimal ? 16 : 10) else { return nil }
            self.scalar = scalar
        } else if let named = Self.named.first(where: { name.elementsEqual($0.name.utf8) }) {
            scalar = named.scalar
        } else {
            return nil
        }
    }

    private static var named: [(name: String, scalar: UInt32)] {
        [
            ("minus", 0x2212), ("ndash", 0x2013), ("hyphen", 0x2010), ("dash", 0x2010), ("nbsp", 0xA0),
            ("ensp", 0x2002),
            ("emsp", 0x2003), ("thinsp", 0x2009),
        ]
    }
}
