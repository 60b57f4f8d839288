import CurrencyCore

// What may stand for a currency beside a number:
//
//     USDC  pts  ₿  ⭐  Kč.      a text with a letter or a symbol
//     "" " pts" "pts "          refused: empty, or spaces at an end, which belong to the pattern
//     M5  +  ()  "\u{200F}x"    refused: digits, nothing but signs and punctuation, marks that nobody sees

/// The rules for the texts of custom currencies.
enum SymbolRules {
    /// Whether a text is a code: ASCII letters and digits, and between them `.`, `-`, `_`; at least one letter.
    static func isCode(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        let isLetter = { (byte: UInt8) in (0x41...0x5A).contains(byte & ~0x20) }
        let isLetterOrDigit = { (byte: UInt8) in isLetter(byte) || (0x30...0x39).contains(byte) }
        guard let first = bytes.first, let last = bytes.last, isLetterOrDigit(first), isLetterOrDigit(last) else {
            return false
        }
        return bytes.contains(where: isLetter) && bytes.allSatisfy { isLetterOrDigit($0) || ".-_".utf8.contains($0) }
    }

    static func checkSymbol(_ text: String) throws(CustomCurrencyError) {
        if text.utf8.isEmpty { throw .emptySymbol }
        var offset = 0
        var names = false
        for scalar in text.unicodeScalars {
            let isEnd = offset == 0 || offset + UTF8.width(scalar) == text.utf8.count
            if GeneralCategory.isDecimalDigit(scalar.value) { throw .digit(text, offset: offset) }
            if isInvisible(scalar) || isEnd && isSpace(scalar) { throw .invisible(text, offset: offset) }
            if isSymbol(scalar) { names = true }
            offset += UTF8.width(scalar)
        }
        if !names { throw .noSymbol(text) }
    }

    /// Whether a scalar can stand for a currency: a letter, or a symbol that is no sign.
    private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
        if GeneralCategory.isLetter(scalar.value) { return true }
        if "+<=>^`|~±−".unicodeScalars.contains(scalar) || isSpace(scalar) { return false }
        return GeneralCategory.isSymbolOrSeparator(scalar.value)
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Controls, and marks that order or join characters. U+200D joins emoji, and is refused with them.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: true
        default: false
        }
    }
}
