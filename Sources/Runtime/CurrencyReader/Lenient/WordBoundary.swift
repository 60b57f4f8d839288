import CurrencyCore

// A text stands for a currency only as a whole word: the S of "SFr." is not a shilling, and the "R" of "Rs" is not a rand.
// Scripts that are written without spaces have no such boundaries: "5元整".

/// Finds the boundaries of words.
package enum WordBoundary {
    /// Whether no word continues across an offset.
    package static func isBoundary(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard offset > 0, let next = LenientScalar.decode(text, at: offset)?.scalar, isWordLetter(next),
            let previous = scalar(before: offset, text)
        else { return true }
        // Arabic joins a preposition to a code: "بـSAR 12.34".
        if isArabic(next) != isArabic(previous) { return true }
        return !isWordLetter(previous)
    }

    /// The length of a word in a text, in bytes, and whether its case matches.
    package static func length(
        of word: some Collection<UInt8>, in text: UnsafeBufferPointer<UInt8>, at offset: Int, ignoresCase: Bool
    ) -> (length: Int, isExact: Bool)? {
        let exact = LenientText.length(of: word, in: text, at: offset)
        let folded = { ignoresCase ? LenientText.length(of: word, in: text, at: offset, ignoresCase: true) : nil }
        guard let length = exact ?? folded(), isBoundary(text, at: offset + length) else { return nil }
        return (length, exact != nil)
    }

    /// Whether a text in Thai or Katakana has letters of its script around it, so that its one or two letters are part of a
    /// word: the บ of ครบ is not a baht, and レイ in レイヤー is not a leu.
    static func isInsideWord(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        func areOfWord(_ left: UInt32?, _ right: UInt32?) -> Bool {
            guard let left, let right else { return false }
            return isThai(left) && isThai(right) || 0x30A1...0x30FF ~= left && 0x30A1...0x30FF ~= right
        }
        let (first, next) = (
            LenientScalar.decode(text, at: range.lowerBound), LenientScalar.decode(text, at: range.upperBound)
        )
        return areOfWord(scalar(before: range.lowerBound, text), first?.scalar)
            || areOfWord(scalar(before: range.upperBound, text), next?.scalar)
    }

    /// Whether a scalar is a Thai letter, vowel or tone, and not a Thai digit or ฿.
    private static func isThai(_ scalar: UInt32) -> Bool { 0xE01...0xE3A ~= scalar || 0xE40...0xE4E ~= scalar }

    /// Whether the scalar before an offset is a letter.
    package static func endsWithLetter(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        scalar(before: offset, text).map(GeneralCategory.isLetter) ?? false
    }

    /// Whether the scalar at an offset is a letter.
    package static func startsWithLetter(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        LenientScalar.decode(text, at: offset).map { GeneralCategory.isLetter($0.scalar) } ?? false
    }

    /// Whether neither a letter of a word, nor a digit, nor an underscore is before an offset.
    package static func isFree(_ text: UnsafeBufferPointer<UInt8>, before offset: Int) -> Bool {
        guard offset > 0 else { return true }
        let byte = text[offset - 1]
        if byte < 0x80 { return !(byte.isLetter || byte.isDigit || byte == 0x5F) }
        return !endsWithWordLetter(text, at: offset)
    }

    /// Whether the scalar before an offset is a letter of a script that separates words.
    package static func endsWithWordLetter(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        scalar(before: offset, text).map(isWordLetter) ?? false
    }

    /// Whether the scalar at an offset is a letter of a script that separates words.
    package static func startsWithWordLetter(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        LenientScalar.decode(text, at: offset).map { isWordLetter($0.scalar) } ?? false
    }

    /// The scalar that ends at an offset; nil at the start, and if the bytes are not UTF-8.
    package static func scalar(before offset: Int, _ text: UnsafeBufferPointer<UInt8>) -> UInt32? {
        var start = offset - 1
        while start > 0, start > offset - 4, text[start] & 0xC0 == 0x80 { start -= 1 }
        guard start >= 0, let (scalar, length) = LenientScalar.decode(text, at: start), start + length == offset else {
            return nil
        }
        return scalar
    }

    private static func isArabic(_ scalar: UInt32) -> Bool { 0x600...0x6FF ~= scalar }

    private static func isWordLetter(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xA960...0xA97F,
            0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF66...0xFFDC, 0x20000...0x3FFFF:
            // Thai, Lao, Myanmar, Khmer, Han, Kana, Hangul.
            false
        case 0x300...0x36F: true
        // The danda ends a sentence.
        case 0x964, 0x965: false
        // The vowel signs of India's scripts are not letters by category.
        case 0x900...0xDFF: !GeneralCategory.isDecimalDigit(scalar)
        default: GeneralCategory.isLetter(scalar)
        }
    }
}
