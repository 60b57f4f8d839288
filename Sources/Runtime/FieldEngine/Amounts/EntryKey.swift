// Keys of a field of amounts:
//
//     digit       any decimal digit of Unicode, and those of the locale
//     decimal     . , and their other widths, U+066B, and the format's own decimal separator
//     minus       any minus of lenient parsing
//     the rest    is no key

/// What a typed character means to a field of amounts.
enum EntryKey: Hashable {
    case digit(UInt8)
    case decimal
    case minus

    /// nil where the character means nothing.
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

    /// The keys of a text; what is none is passed over.
    static func keys(_ text: String, _ notation: NumberNotation) -> [EntryKey] {
        text.unicodeScalars.compactMap { EntryKey($0, notation) }
    }
}
