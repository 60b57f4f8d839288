// The keys of a field for amounts:
//
//     digit       any decimal digit of Unicode, and the locale's digits
//     decimal     . , and their variants of other widths, U+066B, and the format's decimal separator
//     minus       any minus that lenient parsing accepts
//     others      are not keys

/// The meaning of a typed character in a field for amounts.
enum EntryKey: Hashable {
    case digit(UInt8)
    case decimal
    case minus

    /// Creates the key for a character; nil if the character is not a key.
    init?(_ scalar: Unicode.Scalar, _ notation: NumberNotation) {
        if let digit = notation.digit(scalar) {
            self = .digit(digit)
            return
        }
        if notation.decimal == [scalar] || scalar.value == 0x66B {
            self = .decimal
            return
        }
        switch LenientScalar.kind(scalar.value) {
        case .comma, .period: self = .decimal
        case .minus: self = .minus
        default: return nil
        }
    }

    /// The keys in a text; other characters are ignored.
    static func keys(_ text: String, _ notation: NumberNotation) -> [EntryKey] {
        text.unicodeScalars.compactMap { EntryKey($0, notation) }
    }
}
