// Signs of currencies that are alike, after CLDR's lenient sets: $ ﹩ ＄, £ ₤ ￡, ¥ ￥, ₩ ￦. Its set of ₹ is left out,
// because that has the signs of other countries' rupees too.
//
// See https://www.unicode.org/reports/tr35/tr35-general.html#Parse_Lenient.

/// Texts of currencies, found in what people write: bidi marks do not count, and all spaces are alike, as are signs of
/// currencies in other widths.
enum LenientText {
    /// Whether a text is in its normalized form for certain.
    static func isNormalized(_ text: some Sequence<UInt8>) -> Bool { text.allSatisfy { $0 < 0x80 && $0 != 0x09 } }

    /// Whether a text has a character that is seen: one that is no space, mark of direction or invisible character.
    static func isVisible(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = 0
        while let scalar = LenientScalar(text, at: offset) {
            if scalar.kind != .bidiMark, scalar.kind != .space, InvisibleCharacter(rawValue: scalar.scalar) == nil {
                return true
            }
            offset += scalar.length
        }
        return offset < text.count
    }

    /// A text without bidi marks, with plain spaces, and with the first of signs that are alike.
    static func normalized(_ text: some Sequence<UInt8>) -> [UInt8] {
        let bytes = Array(text)
        if isNormalized(bytes) { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        bytes.withUnsafeBufferPointer { text in
            var offset = 0
            while offset < text.count {
                guard let scalar = LenientScalar(text, at: offset) else {
                    // Not UTF-8: such a byte matches only itself.
                    result.append(text[offset])
                    offset += 1
                    continue
                }
                switch scalar.kind {
                case .bidiMark: break
                case .space: result.append(0x20)
                default: append(otherForm(text, at: offset), text[offset..<(offset + scalar.length)])
                }
                offset += scalar.length
            }
        }
        return result

        func append(_ form: (sign: UInt32, length: Int)?, _ own: Slice<UnsafeBufferPointer<UInt8>>) {
            guard let form else { return result.append(contentsOf: own) }
            var sign = form.sign
            while sign != 0 {
                result.append(UInt8(truncatingIfNeeded: sign))
                sign >>= 8
            }
        }
    }

    /// The byte that a normalized text begins with where it stands at an offset.
    static func firstByte(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt8 {
        guard text[offset] >= 0xE2, let form = otherForm(text, at: offset) else { return text[offset] }
        return UInt8(truncatingIfNeeded: form.sign)
    }

    /// The bytes that texts may begin with whose normalized form begins with a byte: its own, and those of other forms.
    static func firstBytes(of byte: UInt8) -> [UInt8] {
        switch byte {
        case 0x24: [byte, 0xEF]
        case 0xC2: [byte, 0xE2, 0xEF]
        case 0xE2: [byte, 0xEF]
        default: [byte]
        }
    }

    /// Where the bidi marks at a place end.
    static func marksEnd(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
        var end = offset
        while end < text.count, text[end] >= 0xD8, let scalar = LenientScalar(text, at: end), scalar.kind == .bidiMark {
            end += scalar.length
        }
        return end
    }

    /// How many bytes a normalized text has where it stands at an offset; nil where it does not.
    static func length(
        of pattern: some Collection<UInt8>, in text: UnsafeBufferPointer<UInt8>, at start: Int,
        ignoresCase: Bool = false
    ) -> Int? {
        var offset = start
        // The bytes, still to be compared, of a sign that the text has in another form.
        var sign: UInt32 = 0
        // The first byte of a letter of two bytes, whose case may differ in either.
        var lead: UInt8 = 0
        for byte in pattern {
            if lead != 0 {
                let letter = UInt32(lead & 0x1F) << 6 | UInt32(byte & 0x3F)
                guard let (scalar, length) = LenientScalar.decode(text, at: offset),
                    CaseFolding.folded(scalar) == CaseFolding.folded(letter)
                else { return nil }
                offset += length
                lead = 0
                continue
            }
            if sign != 0 {
                guard sign & 0xFF == byte else { return nil }
                sign >>= 8
                continue
            }
            offset = marksEnd(text, offset)
            guard offset < text.count else { return nil }
            if byte == 0x20 {
                guard let scalar = LenientScalar(text, at: offset), scalar.kind == .space else { return nil }
                offset += scalar.length
                continue
            }
            if ignoresCase, CaseFolding.leads.contains(byte) {
                lead = byte
                continue
            }
            if text[offset] == byte || (ignoresCase && isSameLetter(text[offset], byte)) {
                offset += 1
                continue
            }
            guard text[offset] >= 0xE2, let form = otherForm(text, at: offset), form.sign & 0xFF == byte else {
                return nil
            }
            offset += form.length
            sign = form.sign >> 8
        }
        return offset == start ? nil : offset - start
    }

    /// The sign that stands at an offset in another form, as UTF-8 with the first byte lowest.
    private static func otherForm(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int
    ) -> (sign: UInt32, length: Int)? {
        guard let (scalar, length) = LenientScalar.decode(text, at: offset) else { return nil }
        return switch scalar {
        case 0xFE69, 0xFF04: (0x24, length)
        case 0x20A4, 0xFFE1: (0xA3C2, length)
        case 0xFFE5: (0xA5C2, length)
        case 0xFFE6: (0xA9_82E2, length)
        default: nil
        }
    }

    private static func isSameLetter(_ left: UInt8, _ right: UInt8) -> Bool {
        let folded = left | 0x20
        return folded == right | 0x20 && folded >= UInt8(ascii: "a") && folded <= UInt8(ascii: "z")
    }
}
