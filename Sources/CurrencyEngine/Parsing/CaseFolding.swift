// The letters that names and abbreviations of currencies are written with, and their small forms: Latin, Greek, Cyrillic
// and Armenian. All have two bytes in UTF-8, so folding keeps a text's length.

/// Small letters for capitals.
enum CaseFolding {
    /// The small letter of a scalar, or the scalar itself.
    static func folded(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x41...0x5A: scalar + 0x20
        case 0xD7: scalar
        case 0xC0...0xDE: scalar + 0x20
        case 0x100...0x137, 0x14A...0x177: scalar | 1
        case 0x139...0x148, 0x179...0x17E: scalar + (scalar & 1)
        case 0x391...0x3A9: scalar + 0x20
        case 0x400...0x40F: scalar + 0x50
        case 0x410...0x42F: scalar + 0x20
        case 0x48A...0x4BF, 0x4D0...0x52F: scalar | 1
        case 0x531...0x556: scalar + 0x30
        default: scalar
        }
    }

    /// The folded first byte of an ASCII text; any other byte is itself.
    static func folded(byte: UInt8) -> UInt8 {
        byte &- 0x41 <= 25 ? byte | 0x20 : byte
    }

    /// The first bytes of the letters of two bytes that have another case, which may differ in the first byte too.
    static var leads: ClosedRange<UInt8> { 0xC3...0xD6 }

    /// Whether a letter that begins with one byte may be the other case of one that begins with the other.
    static func mayBeSameLetter(_ left: UInt8, _ right: UInt8) -> Bool {
        folded(byte: left) == folded(byte: right) || leads.contains(left) && leads.contains(right)
    }
}
