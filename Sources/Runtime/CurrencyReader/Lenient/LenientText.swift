// Currency signs that are alike in CLDR's lenient sets: $ ﹩ ＄, £ ₤ ￡, ¥ ￥, ₩ ￦. The set of ₹ is left out, because it
// also has the signs of other countries' rupees.
//
// See https://www.unicode.org/reports/tr35/tr35-general.html#Parse_Lenient.
//
// India's letters with a dot below are two scalars in normalized text, and one on some keyboards: the ड़ of करोड़, ten million.
//
// See https://www.unicode.org/reports/tr15/#Primary_Exclusion_List_Table.

/// Finds texts of currencies in what people write. It ignores bidi marks, and treats as equal all spaces, currency signs of
/// different widths, and letters of one scalar or of two.
package enum LenientText {
    /// Whether a text is certainly in its normalized form.
    static func isNormalized(_ text: some Sequence<UInt8>) -> Bool { text.allSatisfy { $0 < 0x80 && $0 != 0x09 } }

    /// Whether a text has a visible character: one that is not a space, bidi mark or invisible character.
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

    /// A text without bidi marks, with plain spaces, and with the first of several signs that are alike.
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

        func append(_ form: (sign: UInt64, length: Int)?, _ own: Slice<UnsafeBufferPointer<UInt8>>) {
            guard let form else { return result.append(contentsOf: own) }
            var sign = form.sign
            while sign != 0 {
                result.append(UInt8(truncatingIfNeeded: sign))
                sign >>= 8
            }
        }
    }

    /// The first byte of a normalized text that matches at an offset.
    static func firstByte(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt8 {
        guard text[offset] >= 0xE2, let form = otherForm(text, at: offset) else { return text[offset] }
        return UInt8(truncatingIfNeeded: form.sign)
    }

    /// The first character of the normalized text that matches at an offset, in lowercase.
    static func firstScalar(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt32 {
        guard let scalar = LenientScalar.decode(text, at: offset)?.scalar else { return UInt32(text[offset]) }
        guard scalar >= 0x958, let form = otherForm(text, at: offset, true) else { return CaseFolding.folded(scalar) }
        let bytes = withUnsafeBytes(of: form.sign.littleEndian) { Array($0) }
        return bytes.withUnsafeBufferPointer { LenientScalar.decode($0, at: 0)?.scalar ?? 0 }
    }

    /// The first bytes of all texts whose normalized form begins with a byte: that byte, and those of other forms.
    static func firstBytes(of byte: UInt8) -> [UInt8] {
        switch byte {
        case 0x24: [byte, 0xEF]
        case 0xC2: [byte, 0xE2, 0xEF]
        case 0xE2: [byte, 0xEF]
        default: [byte]
        }
    }

    /// The end of the bidi marks at an offset.
    static func marksEnd(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
        var end = offset
        while end < text.count, text[end] >= 0xD8, let scalar = LenientScalar(text, at: end), scalar.kind == .bidiMark {
            end += scalar.length
        }
        return end
    }

    /// The end of the combining accents at an offset, as in text extracted from pages.
    private static func accentsEnd(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
        var end = offset
        while end + 1 < text.count, text[end] == 0xCC || text[end] == 0xCD && text[end + 1] < 0xB0 { end += 2 }
        return end
    }

    /// The length in bytes of a normalized text at an offset; nil if the text is not there.
    package static func length(
        of pattern: some Collection<UInt8>, in text: UnsafeBufferPointer<UInt8>, at start: Int,
        ignoresCase: Bool = false
    ) -> Int? {
        var offset = start
        // The remaining bytes of a sign that the text has in another form.
        var sign: UInt64 = 0
        // The first byte of a two-byte letter, whose case may differ in either byte.
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
                guard sign & 0xFF == UInt64(byte) else { return nil }
                sign >>= 8
                continue
            }
            offset = marksEnd(text, offset)
            if ignoresCase, byte < 0xCC { offset = accentsEnd(text, offset) }
            guard offset < text.count else { return nil }
            if byte == 0x20 {
                guard let scalar = LenientScalar(text, at: offset), scalar.kind == .space else { return nil }
                offset = Blanks.end(text, offset + scalar.length)
                continue
            }
            if ignoresCase, CaseFolding.leads.contains(byte) {
                lead = byte
                continue
            }
            if text[offset] == 0xC4 || text[offset] >= 0xE0, text[offset] <= 0xE1 || text[offset] != byte,
                let form = otherForm(text, at: offset, ignoresCase)
            {
                if form.sign & 0xFF != UInt64(byte) { return nil }
                offset += form.length
                sign = form.sign >> 8
                continue
            }
            guard
                text[offset] == byte
                    || (ignoresCase && CaseFolding.folded(byte: text[offset]) == CaseFolding.folded(byte: byte))
            else { return nil }
            offset += 1
        }
        return offset == start ? nil : offset - start
    }

    /// The normalized form of a sign or letter at an offset, as UTF-8 with the first byte lowest; nil if it has no other form.
    private static func otherForm(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int, _ ignoresCase: Bool = false
    ) -> (sign: UInt64, length: Int)? {
        guard let (scalar, length) = LenientScalar.decode(text, at: offset) else { return nil }
        let sign: UInt64? =
            switch scalar {
            // The capital i of Turkish, and Vietnamese capitals, which have three bytes.
            case 0x130: ignoresCase ? 0x69 : nil
            case 0x1EA0...0x1EFF: ignoresCase ? bytes(CaseFolding.folded(scalar)) : nil
            case 0xFE69, 0xFF04: 0x24
            case 0x20A4, 0xFFE1: 0xA3C2
            case 0xFFE5: 0xA5C2
            case 0xFFE6: 0xA9_82E2
            case 0x958...0x95F: withDot([0x15, 0x16, 0x17, 0x1C, 0x21, 0x22, 0x2B, 0x2F][Int(scalar - 0x958)], 0x900)
            case 0x9DC, 0x9DD, 0x9DF: withDot([0x21, 0x22, 0, 0x2F][Int(scalar - 0x9DC)], 0x980)
            case 0xA33: withDot(0x32, 0xA00)
            case 0xA36: withDot(0x38, 0xA00)
            case 0xA59, 0xA5A, 0xA5B, 0xA5E: withDot([0x16, 0x17, 0x1C, 0, 0, 0x2B][Int(scalar - 0xA59)], 0xA00)
            case 0xB5C, 0xB5D: withDot(scalar == 0xB5C ? 0x21 : 0x22, 0xB00)
            default: nil
            }
        return sign.map { ($0, length) }
    }

    /// A letter of a script, given the script's first scalar, followed by the script's dot below.
    private static func withDot(_ letter: UInt32, _ script: UInt32) -> UInt64 {
        bytes(script + letter) | bytes(script + 0x3C) << 24
    }

    /// The three bytes of a scalar from U+0800 on, the first one lowest.
    private static func bytes(_ scalar: UInt32) -> UInt64 {
        let (second, third) = (0x80 | scalar >> 6 & 0x3F, 0x80 | scalar & 0x3F)
        return UInt64(0xE0 | scalar >> 12 | second << 8 | third << 16)
    }
}
