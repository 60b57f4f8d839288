/// A character of a pattern's affix that is not quoted: one that stands for a symbol, or a plain one.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Pattern_Character_Definitions>.
enum PatternSymbol {
    case minus
    case plus
    case percent
    case perMille
    /// So many ¤ in a row.
    case currency(count: Int)
    /// A scalar of so many bytes.
    case text(length: Int)

    init(_ text: UnsafePointer<UInt8>, at index: Int, _ end: Int) {
        switch text[index] {
        case UInt8(ascii: "-"): self = .minus
        case UInt8(ascii: "+"): self = .plus
        case UInt8(ascii: "%"): self = .percent
        case 0xE2 where index + 2 < end && text[index + 1] == 0x80 && text[index + 2] == 0xB0: self = .perMille
        case 0xC2 where index + 1 < end && text[index + 1] == 0xA4:
            var count = 1
            while index + 2 * count + 1 < end, text[index + 2 * count] == 0xC2, text[index + 2 * count + 1] == 0xA4 {
                count += 1
            }
            self = .currency(count: count)
        default: self = .text(length: min(UTF8Scalar.length(text[index]), end - index))
        }
    }

    /// The bytes that it takes in the pattern.
    var length: Int {
        switch self {
        case .minus, .plus, .percent: 1
        case .perMille: 3
        case .currency(let count): 2 * count
        case .text(let length): length
        }
    }
}
