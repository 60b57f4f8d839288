// The letters in names and abbreviations of currencies, and their lowercase: Latin, Greek, Cyrillic and Armenian. Letters
// of Vietnamese have two or three bytes in UTF-8, and all others outside ASCII have two. Their lowercase has as many, so
// folding keeps the length of a text, except that the two letters I of Turkish both become an i: "BİN", "LİRASI".

/// Maps uppercase letters to lowercase.
package enum CaseFolding {
    /// The lowercase of a letter; any other scalar is returned as it is.
    package static func folded(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x41...0x5A: scalar + 0x20
        case 0xD7: scalar
        case 0xC0...0xDE: scalar + 0x20
        case 0x130, 0x131: 0x69
        case 0x100...0x137, 0x14A...0x177: scalar | 1
        case 0x139...0x148, 0x179...0x17E: scalar + (scalar & 1)
        case 0x386: 0x3AC
        case 0x388...0x38A: scalar + 0x25
        case 0x38C: 0x3CC
        case 0x38E, 0x38F: scalar + 0x3F
        case 0x391...0x3A9: scalar + 0x20
        // The sigma at the end of words.
        case 0x3C2: 0x3C3
        case 0x400...0x40F: scalar + 0x50
        case 0x410...0x42F: scalar + 0x20
        case 0x48A...0x4BF, 0x4D0...0x52F: scalar | 1
        case 0x531...0x556: scalar + 0x30
        case 0x1EA0...0x1EFF: scalar | 1
        default: scalar
        }
    }

    /// The lowercase of an ASCII letter; any other byte is returned as it is.
    package static func folded(byte: UInt8) -> UInt8 {
        byte.isCapital ? byte | 0x20 : byte
    }

    /// The first byte of the lowercase of a text's first letter, given the text's first two bytes.
    static func foldedLead(_ first: UInt8, _ second: UInt8) -> UInt8 {
        guard leads.contains(first) else { return folded(byte: first) }
        let letter = folded(UInt32(first & 0x1F) << 6 | UInt32(second & 0x3F))
        return UInt8(letter < 0x80 ? letter : 0xC0 | letter >> 6)
    }

    /// The first byte of the lowercase of the letter at an offset.
    package static func foldedLead(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt8 {
        foldedLead(text[offset], offset + 1 < text.count ? text[offset + 1] : 0)
    }

    /// The first bytes of two-byte letters that have case. Uppercase and lowercase may differ in the first byte too.
    static var leads: ClosedRange<UInt8> { 0xC3...0xD6 }

    /// The first bytes that the other case of a letter may have, given its own.
    package static func leads(of first: UInt8) -> [ClosedRange<UInt8>] {
        if first.isLetter { return [first & 0xDF...first & 0xDF, first | 0x20...first | 0x20] }
        return [leads.contains(first) ? leads : first...first]
    }

    /// Whether letters that begin with these bytes may be the same letter in two cases.
    package static func mayBeSameLetter(_ left: UInt8, _ right: UInt8) -> Bool {
        folded(byte: left) == folded(byte: right) || leads.contains(left) && leads.contains(right)
    }
}
