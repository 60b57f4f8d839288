/// An invisible character that is copied along with text and is not part of an amount.
public enum InvisibleCharacter: UInt32, Hashable, Sendable, CaseIterable {
    case softHyphen = 0xAD
    case zeroWidthSpace = 0x200B
    case zeroWidthNonJoiner = 0x200C
    case zeroWidthJoiner = 0x200D
    case wordJoiner = 0x2060
    case byteOrderMark = 0xFEFF
    /// Embeddings and overrides display the characters after them in another order. Embeddings are rejected inside a
    /// number, and overrides everywhere.
    case leftToRightEmbedding = 0x202A
    case rightToLeftEmbedding = 0x202B
    case leftToRightOverride = 0x202D
    case rightToLeftOverride = 0x202E
    /// Marks from right to left show the digits on both sides of them in another order. They are rejected inside a number.
    case rightToLeftMark = 0x200F
    case arabicLetterMark = 0x61C

    /// Whether it has no effect beside a number.
    var isMark: Bool { self == .rightToLeftMark || self == .arabicLetterMark }
    package var isOverride: Bool { self == .leftToRightOverride || self == .rightToLeftOverride }
}

extension InvisibleCharacter: CustomStringConvertible {
    /// The name of the character, in English.
    public var description: String {
        switch self {
        case .softHyphen: "soft hyphen (U+00AD)"
        case .zeroWidthSpace: "zero-width space (U+200B)"
        case .zeroWidthNonJoiner: "zero-width non-joiner (U+200C)"
        case .zeroWidthJoiner: "zero-width joiner (U+200D)"
        case .wordJoiner: "word joiner (U+2060)"
        case .byteOrderMark: "byte order mark (U+FEFF)"
        case .leftToRightEmbedding: "left-to-right embedding (U+202A)"
        case .rightToLeftEmbedding: "right-to-left embedding (U+202B)"
        case .leftToRightOverride: "left-to-right override (U+202D)"
        case .rightToLeftOverride: "right-to-left override (U+202E)"
        case .rightToLeftMark: "right-to-left mark (U+200F)"
        case .arabicLetterMark: "Arabic letter mark (U+061C)"
        }
    }
}
