import CurrencyCore
import LDMLSyntax
import PackedTables

// The characters that lenient parsing treats as the same, from Unicode's classes and CLDR's lenient sets:
//
//     space        General_Category Zs without U+1680, which looks like a dash; and the tab
//     apostrophe   ' ‘ ’ ‛ ʼ ՚ ᾽ ᾿ ＇
//     comma        , ، ⹁ ︐ ︑ ﹐ ﹑ ， 、 ､
//     period       . ․ 。 ︒ ﹒ ． ｡
//     minus        - ‐ ‑ ‒ – ⁻ ₋ − ➖ ﹣ －
//     plus         + ⁺ ₊ ➕ ﬩ ﹢ ＋
//     parentheses  ( ) ﹙ ﹚ （ ）
//     bidi mark    Bidi_Control: marks, embeddings, overrides, isolates
//     digit        General_Category Nd
//
// Some commas and periods end clauses in Chinese and Japanese: see `isListMark`. A tab separates two cells, and
// never sets off groups.
//
// See https://www.unicode.org/reports/tr35/tr35-general.html#Parse_Lenient.

/// A scalar of a text and its class in lenient parsing.
package struct LenientScalar {
    package enum Class {
        case digit, space, apostrophe, comma, period, minus, plus, opening, closing, bidiMark, other
    }

    package var scalar: UInt32
    /// The length in the text, in bytes.
    package var length: Int
    package var kind: Class
    package var digit: UInt8 = 0
    /// The zero of the digit's script.
    var zero: UInt32 = 0

    /// Reads the scalar at an offset; nil at the end, and if the bytes are not UTF-8.
    package init?(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) {
        guard offset < text.count else { return nil }
        let byte = text[offset]
        if byte.isDigit {
            self.init(ascii: byte - 0x30)
        } else {
            self.init(other: text, at: offset)
        }
    }

    /// Whether it may set off a group of digits: any space that is no tab and not as wide as a letter, which parts two columns.
    package var isNarrowSpace: Bool {
        kind == .space && scalar != 0x09 && !(0x2000...0x2005 ~= scalar) && scalar != 0x3000
    }

    /// Whether a text has a digit of any script, without which it has no amount.
    package static func hasDigit(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.indices.contains { offset in
            switch text[offset] {
            case 0x30...0x39: true
            // The first bytes of digits outside ASCII.
            case 0xD9, 0xDB, 0xDF, 0xE0, 0xE1, 0xEA, 0xEF, 0xF0: LenientScalar(text, at: offset)?.kind == .digit
            default: false
            }
        }
    }

    private init(ascii digit: UInt8) {
        (scalar, length, kind, self.digit, zero) = (UInt32(digit) + 0x30, 1, .digit, digit, 0x30)
    }

    private init?(other text: UnsafeBufferPointer<UInt8>, at offset: Int) {
        guard let (scalar, length) = Self.decode(text, at: offset) else { return nil }
        self.scalar = scalar
        self.length = length
        kind = Self.kind(scalar)
        if kind == .other, scalar >= 0x660, let number = GeneralCategory.decimalDigit(scalar) {
            (kind, digit, zero) = (.digit, number.value, number.zero)
        }
    }

    package static func decode(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int
    ) -> (scalar: UInt32, length: Int)? {
        guard offset < text.count else { return nil }
        let lead = text[offset]
        if lead < 0x80 { return (UInt32(lead), 1) }
        guard lead >= 0xC2, lead <= 0xF4 else { return nil }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard offset + length <= text.count else { return nil }
        var scalar = UInt32(lead) & (0xFF >> UInt32(length + 1))
        for index in 1..<length {
            guard text[offset + index] & 0xC0 == 0x80 else { return nil }
            scalar = scalar << 6 | UInt32(text[offset + index] & 0x3F)
        }
        let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
        guard scalar >= least, scalar <= 0x10_FFFF, scalar & 0x1F_F800 != 0xD800 else { return nil }
        return (scalar, length)
    }

    /// The class of a scalar. A digit outside ASCII counts as any other scalar.
    package static func kind(_ scalar: UInt32) -> Class {
        switch scalar {
        case 0x30...0x39: .digit
        case 0x09, 0x20: .space
        case 0x27, 0x2018, 0x2019, 0x201B, 0x2BC, 0x55A, 0x1FBD, 0x1FBF, 0xFF07: .apostrophe
        case 0x2C, 0x60C, 0x2E41, 0xFE10, 0xFE11, 0xFE50, 0xFE51, 0xFF0C, 0x3001, 0xFF64: .comma
        case 0x2E, 0x2024, 0x3002, 0xFE12, 0xFE52, 0xFF0E, 0xFF61: .period
        case 0x2D, 0x2010...0x2013, 0x207B, 0x208B, 0x2212, 0x2796, 0xFE63, 0xFF0D: .minus
        case 0x2B, 0x207A, 0x208A, 0x2795, 0xFB29, 0xFE62, 0xFF0B: .plus
        case 0x28, 0xFE59, 0xFF08: .opening
        case 0x29, 0xFE5A, 0xFF09: .closing
        // Most calls are for ASCII letters and signs.
        case 0..<0x80: .other
        case 0x1680: .other
        case _ where UnicodeProperty.isSpaceSeparator(scalar): .space
        case _ where UnicodeProperty.isBidiControl(scalar): .bidiMark
        default: .other
        }
    }

    /// Whether a comma or period ends a clause or separates a list in Chinese and Japanese: ， 、 。 and their other widths.
    package var isListMark: Bool {
        switch scalar {
        case 0x3001, 0x3002, 0xFE10...0xFE12, 0xFE50...0xFE52, 0xFF0C, 0xFF61, 0xFF64: true
        default: false
        }
    }

    /// Whether it is a minus, an em dash or a horizontal bar.
    package var isDash: Bool { kind == .minus || scalar == 0x2014 || scalar == 0x2015 }

    /// The length of a dash at an offset.
    static func dashLength(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        LenientScalar(text, at: offset).flatMap { $0.isDash ? $0.length : nil }
    }

    /// The length of a commercial minus at an offset, the minus of invoices: ⁒ or "./.".
    ///
    /// See https://www.unicode.org/charts/PDF/U2000.pdf.
    package static func commercialMinusLength(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        guard offset + 3 <= text.count else { return nil }
        let bytes = (text[offset], text[offset + 1], text[offset + 2])
        return bytes == (0x2E, 0x2F, 0x2E) || bytes == (0xE2, 0x81, 0x92) ? 3 : nil
    }
}
