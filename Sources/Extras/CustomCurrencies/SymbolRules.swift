import CurrencyCore

// What may stand for a currency beside a number:
//
//     USDC  pts  ₿  ⭐  zlatý    a text with a letter or a symbol
//     "" " pts" "pts "          refused: empty, or spaces at an end, which belong to the pattern
//     M5  一  +  ¤  ∞  ()       refused: digits, nothing but signs, mathematics and punctuation
//     "\u{200F}p"  ＡＢ  ﬁ       refused: marks that nobody sees, other forms of characters (NFKC)

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
            if isDigit(scalar) { throw .digit(text, offset: offset) }
            if isInvisible(scalar) || isEnd && isSpace(scalar) { throw .invisible(text, offset: offset) }
            if isOtherForm(scalar) { throw .otherForm(text, offset: offset) }
            if isSymbol(scalar) { names = true }
            offset += UTF8.width(scalar)
        }
        if !names { throw .noSymbol(text) }
    }

    /// The text without the selectors of a character's look, which no reader tells apart.
    static func withoutSelectors(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !(0xFE00...0xFE0F).contains($0.value) }))
    }

    /// Decimal digits, and those of the numbering system hanidec.
    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        GeneralCategory.isDecimalDigit(scalar.value) || "〇一二三四五六七八九".unicodeScalars.contains(scalar)
    }

    /// Whether a scalar can stand for a currency: a letter, or a symbol that is no sign. ¤ stands for any currency.
    private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
        if GeneralCategory.isLetter(scalar.value) { return true }
        if "+<=>^`|~±×÷¤".unicodeScalars.contains(scalar) || isMathematical(scalar) || isSpace(scalar) { return false }
        return GeneralCategory.isSymbolOrSeparator(scalar.value)
    }

    /// Whether a scalar is in the block of mathematical operators, which begins with ∀ and has − and ∞.
    private static func isMathematical(_ scalar: Unicode.Scalar) -> Bool { (0x2200...0x22FF).contains(scalar.value) }

    /// Whether NFKC replaces a scalar, regardless of its case: Ａ by A, ﬁ by fi, ™ by TM. Spaces have a rule of their own.
    private static func isOtherForm(_ scalar: Unicode.Scalar) -> Bool {
        if isSpace(scalar) { return false }
        return scalar.properties.lowercaseMapping.unicodeScalars.contains { scalar in
            // NFKC_Casefold changes these four, because their case folds to several letters or another one, and leaves
            // out selectors.
            if "ßςΐΰ".unicodeScalars.contains(scalar) || (0xFE00...0xFE0F).contains(scalar.value) { return false }
            return scalar.properties.changesWhenNFKCCaseFolded
        }
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
