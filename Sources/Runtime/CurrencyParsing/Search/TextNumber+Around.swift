import CurrencyCore

// Signs, spaces and letters around numbers in running text.

extension TextNumber {
    /// The length of the minus or plus before an offset.
    static func signLength(_ text: UnsafeBufferPointer<UInt8>, before offset: Int) -> Int? {
        let place = marksStart(text, before: offset)
        guard place > 0 else { return nil }
        let byte = text[place - 1]
        if byte == 0x2D || byte == 0x2B { return 1 + offset - place }
        guard byte & 0xC0 == 0x80, let scalar = scalar(text, before: place) else { return nil }
        let kind = LenientScalar.kind(scalar)
        return kind == .minus || kind == .plus ? 3 + offset - place : nil
    }

    /// The start of the bidi marks before an offset.
    static func marksStart(_ text: UnsafeBufferPointer<UInt8>, before offset: Int) -> Int {
        var start = offset
        while start > 0, text[start - 1] & 0xC0 == 0x80, let scalar = scalar(text, before: start),
            LenientScalar.kind(scalar) == .bidiMark
        {
            start -= scalar < 0x800 ? 2 : 3
        }
        return start
    }

    /// The length of a space at an offset. A tab does not count.
    static func spaceLength(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        guard offset < text.count else { return nil }
        if text[offset] == 0x20 { return 1 }
        guard text[offset] >= 0xC2, let scalar = LenientScalar(text, at: offset), scalar.kind == .space else {
            return nil
        }
        return scalar.length
    }

    static func spaceLength(_ text: UnsafeBufferPointer<UInt8>, before offset: Int) -> Int? {
        guard offset > 0 else { return nil }
        if text[offset - 1] == 0x20 { return 1 }
        guard text[offset - 1] & 0xC0 == 0x80, let scalar = scalar(text, before: offset) else { return nil }
        guard LenientScalar.kind(scalar) == .space else { return nil }
        return scalar < 0x800 ? 2 : 3
    }

    /// The start of the digits that end at an offset.
    static func startOfDigits(_ text: UnsafeBufferPointer<UInt8>, before end: Int, notBefore taken: Int = 0) -> Int {
        var start = end
        while start > taken, text[start - 1].isDigit { start -= 1 }
        return start
    }

    /// The start of the word that ends at an offset, or a place in it if it is longer than a limit in bytes.
    static func startOfWord(_ text: UnsafeBufferPointer<UInt8>, before end: Int, notBefore taken: Int, _ limit: Int)
        -> Int
    {
        var start = end
        while start > taken, end - start < limit, text[start - 1] > 0x20 { start -= 1 }
        return start
    }

    static func skipSpace(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
        offset + (spaceLength(text, at: offset) ?? 0)
    }

    static func scalar(_ text: UnsafeBufferPointer<UInt8>, before offset: Int) -> UInt32? {
        if text[offset - 1] < 0x80 { return UInt32(text[offset - 1]) }
        return WordBoundary.scalar(before: offset, text)
    }

    /// Whether a quantity and an "x" end at an offset: "2x5,00 €", but not "0x50".
    static func isTimes(_ text: UnsafeBufferPointer<UInt8>, before offset: Int) -> Bool {
        guard offset > 1, text[offset - 1] | 0x20 == UInt8(ascii: "x"), text[offset - 2].isDigit else {
            return false
        }
        let isHexadecimal = text[offset - 2] == 0x30 && !isDigit(text, before: offset - 2)
        return !isHexadecimal
    }

    /// Whether a preposition of one letter ends at an offset, with or without an "and". Hebrew and Arabic join it to the next
    /// word: "ב-50 ₪" and "بـ75 ريال" are for 50 shekels and for 75 riyals.
    static func isPreposition(_ text: UnsafeBufferPointer<UInt8>, before offset: Int) -> Bool {
        let tatweel: UInt32 = 0x640
        var place = offset
        if WordBoundary.scalar(before: place, text) == tatweel { place -= 2 }
        switch WordBoundary.scalar(before: place, text) {
        case 0x5D1, 0x5D4, 0x5D5, 0x5DB, 0x5DC, 0x5DE, 0x628, 0x641, 0x643, 0x644, 0x648: place -= 2
        default: return false
        }
        switch WordBoundary.scalar(before: place, text) {
        case 0x5D5, 0x648: place -= 2
        default: break
        }
        return !WordBoundary.endsWithWordLetter(text, at: place)
    }

    /// Whether a letter, a digit or an underscore precedes an offset.
    static func isWord(_ text: UnsafeBufferPointer<UInt8>, before offset: Int) -> Bool {
        guard offset > 0 else { return false }
        let byte = text[offset - 1]
        if byte < 0x80 { return byte.isLetter || byte.isDigit || byte == 0x5F }
        return WordBoundary.endsWithWordLetter(text, at: offset)
    }
}
