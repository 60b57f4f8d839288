/// Texts of currencies, found in what people write: bidi marks do not count, and all spaces are alike.
enum LenientText {
    /// A text without bidi marks and with plain spaces.
    static func normalized(_ text: some Sequence<UInt8>) -> [UInt8] {
        var result = String.UnicodeScalarView()
        for scalar in String(decoding: Array(text), as: UTF8.self).unicodeScalars {
            switch LenientScalar.kind(scalar.value) {
            case .bidiMark: break
            case .space: result.append(" ")
            default: result.append(scalar)
            }
        }
        return Array(String(result).utf8)
    }

    /// How many bytes at an offset are a text, which is normalized; nil where it does not stand there.
    static func length(
        of pattern: some Collection<UInt8>, in text: UnsafeBufferPointer<UInt8>, at start: Int,
        ignoresCase: Bool = false
    ) -> Int? {
        var offset = start
        for byte in pattern {
            while offset < text.count, text[offset] >= 0xD8, let scalar = LenientScalar(text, at: offset),
                scalar.kind == .bidiMark
            {
                offset += scalar.length
            }
            guard offset < text.count else { return nil }
            if byte == 0x20 {
                guard let scalar = LenientScalar(text, at: offset), scalar.kind == .space else { return nil }
                offset += scalar.length
                continue
            }
            guard text[offset] == byte || (ignoresCase && isSameLetter(text[offset], byte)) else { return nil }
            offset += 1
        }
        return offset == start ? nil : offset - start
    }

    private static func isSameLetter(_ left: UInt8, _ right: UInt8) -> Bool {
        let folded = left | 0x20
        return folded == right | 0x20 && folded >= UInt8(ascii: "a") && folded <= UInt8(ascii: "z")
    }
}
