import CurrencyReader

/// A character that HTML writes as a name or a number: "&minus;", "&#8722;", "&#x2212;".
///
/// See https://html.spec.whatwg.org/multipage/syntax.html#character-references.
struct Entity {
    let scalar: UInt32

    /// Nil for tags, and for names of characters that do not matter beside amounts.
    init?(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        guard bytes.first == UInt8(ascii: "&") else { return nil }
        let name = String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
        if name.hasPrefix("#x") || name.hasPrefix("#X"), let scalar = UInt32(name.dropFirst(2), radix: 16) {
            self.scalar = scalar
        } else if name.hasPrefix("#"), let scalar = UInt32(name.dropFirst()) {
            self.scalar = scalar
        } else {
            switch name {
            case "minus": scalar = 0x2212
            case "ndash": scalar = 0x2013
            case "hyphen", "dash": scalar = 0x2010
            case "nbsp": scalar = 0xA0
            case "ensp": scalar = 0x2002
            case "emsp": scalar = 0x2003
            case "thinsp": scalar = 0x2009
            default: return nil
            }
        }
    }
}
