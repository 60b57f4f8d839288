/// The letters of a word in Latin, Greek, Cyrillic or Armenian, which nearly all words of most texts consist of.
package struct LetterRun {
    package private(set) var end: Int
    /// A hash of the letters in lowercase: FNV-1a, over scalars instead of bytes.
    private(set) var hash: UInt32 = 0x811C_9DC5
    /// Whether no letter, mark or invisible character of another kind follows, so that the word ends there.
    package private(set) var isWhole = false

    package init(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) {
        end = offset
        while end < text.count {
            let byte = text[end]
            if byte.isLetter {
                add(UInt32(byte | 0x20), length: 1)
            } else if byte < 0x80 {
                isWhole = true
                return
            } else if let (letter, length) = Self.letter(text, at: end) {
                add(CaseFolding.folded(letter), length: length)
            } else {
                isWhole = Self.endsWord(text, at: end)
                return
            }
        }
        isWhole = true
    }

    private mutating func add(_ letter: UInt32, length: Int) {
        hash = (hash ^ letter) &* 0x0100_0193
        end += length
    }

    /// A letter of two bytes, or of three in Vietnamese.
    private static func letter(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int
    ) -> (scalar: UInt32, length: Int)? {
        switch text[offset] {
        case 0xC3...0xC9, 0xCE...0xD4:
            guard let (scalar, length) = LenientScalar.decode(text, at: offset) else { return nil }
            return switch scalar {
            case 0xD7, 0xF7, 0x384, 0x385, 0x387, 0x3A2, 0x3F6, 0x482...0x489, 0x530: nil
            default: (scalar, length)
            }
        case 0xE1: return LenientScalar.decode(text, at: offset).flatMap { 0x1E00...0x1EFF ~= $0.scalar ? $0 : nil }
        default: return nil
        }
    }

    /// Whether a no-break space, a dash, a quote or an ellipsis is at an offset.
    private static func endsWord(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard let scalar = LenientScalar.decode(text, at: offset)?.scalar else { return false }
        return scalar == 0xA0 || scalar == 0xAB || scalar == 0xBB || 0x2010...0x2027 ~= scalar || scalar == 0x202F
    }
}
