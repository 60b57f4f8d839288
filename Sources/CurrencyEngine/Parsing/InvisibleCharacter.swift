/// A character that nobody sees, which comes along when text is copied and is no part of an amount.
public enum InvisibleCharacter: UInt32, Hashable, Sendable, CaseIterable {
    case softHyphen = 0xAD
    case zeroWidthSpace = 0x200B
    case zeroWidthNonJoiner = 0x200C
    case zeroWidthJoiner = 0x200D
    case wordJoiner = 0x2060
    case byteOrderMark = 0xFEFF
}

extension InvisibleCharacter: CustomStringConvertible {
    public var description: String {
        switch self {
        case .softHyphen: "soft hyphen (U+00AD)"
        case .zeroWidthSpace: "zero-width space (U+200B)"
        case .zeroWidthNonJoiner: "zero-width non-joiner (U+200C)"
        case .zeroWidthJoiner: "zero-width joiner (U+200D)"
        case .wordJoiner: "word joiner (U+2060)"
        case .byteOrderMark: "byte order mark (U+FEFF)"
        }
    }
}
