import CurrencyCore

/// The bidirectional classes that amounts need: some of the Unicode Bidirectional Algorithm's, with brackets separate.
///
/// See UAX #9, table 4: <https://www.unicode.org/reports/tr9/#Table_Bidirectional_Character_Types>.
enum DirectionClass {
    /// A letter or a direction mark: L, R, AL.
    case left, right, arabic
    /// A digit: EN, AN.
    case european, arabicNumber
    /// ES, ET, CS.
    case sign, currency, separator
    /// ( or ), which takes the direction of the enclosed text.
    case open, close
    /// NSM and BN.
    case mark
    /// WS, ON and all other classes.
    case neutral

    init(_ scalar: UInt32) {
        switch scalar {
        case 0x30...0x39, 0x6F0...0x6F9: self = .european
        case 0x660...0x669, 0x66B, 0x66C: self = .arabicNumber
        case 0x2B, 0x2D, 0x2212: self = .sign
        // Percent and permille signs, including Arabic ones, and the degree sign.
        case 0x25, 0x66A, 0xB0, 0x2030, 0x609, 0xA2...0xA5, 0x60B, 0x20A0...0x20CF: self = .currency
        case 0x24: self = .currency
        case 0x2C, 0x2E, 0x3A, 0x2F, 0xA0, 0x60C, 0x202F: self = .separator
        case 0x28: self = .open
        case 0x29: self = .close
        case 0x200E: self = .left
        case 0x200F: self = .right
        case 0x61C: self = .arabic
        case _ where scalar < 0x41: self = .neutral
        case _ where DisplayWidth.isMark(scalar): self = .mark
        // Blocks of Hebrew, N'Ko, Samaritan and others, followed by those of Arabic, Syriac and Thaana.
        case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x10800...0x10CFF, 0x10D40...0x10EBF, 0x1E800...0x1EC6F,
            0x1ECC0...0x1ECFF, 0x1ED50...0x1EDFF, 0x1EF00...0x1EFFF:
            self = .right
        case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF, 0x10D00...0x10D3F, 0x10EC0...0x10EFF,
            0x1EC70...0x1ECBF, 0x1ED00...0x1ED4F, 0x1EE00...0x1EEFF:
            self = .arabic
        case _ where GeneralCategory.isLetter(scalar) || GeneralCategory.isDecimalDigit(scalar): self = .left
        default: self = .neutral
        }
    }

    /// Whether a text with such a character belongs in a right-to-left paragraph.
    var isRightToLeft: Bool { self == .right || self == .arabic || self == .arabicNumber }
}
