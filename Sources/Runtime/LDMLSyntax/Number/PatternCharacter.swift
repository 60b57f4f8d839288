/// The meaning of an unquoted character in a number pattern.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Pattern_Character_Definitions>.
enum PatternCharacter: Equatable {
    /// `0` to `9`.
    case numeral(UInt8)
    /// `#`.
    case optionalDigit
    /// `@`.
    case significantDigit
    /// `,`.
    case group
    /// `.`.
    case decimal
    /// `;`, between the subpatterns.
    case subpatternSeparator
    /// `*`, before the padding character.
    case padding
    /// `'`.
    case quote
    case minus
    case plus
    case percent
    case perMille
    /// `¤`.
    case currency
    /// Any other character, which stands for itself.
    case literal

    /// The character at an index of well-formed UTF-8.
    init(_ text: UnsafePointer<UInt8>, at index: Int, _ end: Int) {
        switch text[index] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .numeral(text[index] - UInt8(ascii: "0"))
        case UInt8(ascii: "#"): self = .optionalDigit
        case UInt8(ascii: "@"): self = .significantDigit
        case UInt8(ascii: ","): self = .group
        case UInt8(ascii: "."): self = .decimal
        case UInt8(ascii: ";"): self = .subpatternSeparator
        case UInt8(ascii: "*"): self = .padding
        case UInt8(ascii: "'"): self = .quote
        case UInt8(ascii: "-"): self = .minus
        case UInt8(ascii: "+"): self = .plus
        case UInt8(ascii: "%"): self = .percent
        // ¤ is C2 A4, ‰ is E2 80 B0.
        case 0xC2 where end - index >= 2 && text[index + 1] == 0xA4: self = .currency
        case 0xE2 where end - index >= 3 && text[index + 1] == 0x80 && text[index + 2] == 0xB0: self = .perMille
        default: self = .literal
        }
    }

    /// The character's length in bytes. It is 1 for a literal, for which it counts only the first byte.
    var length: Int {
        switch self {
        case .currency: 2
        case .perMille: 3
        default: 1
        }
    }
}
