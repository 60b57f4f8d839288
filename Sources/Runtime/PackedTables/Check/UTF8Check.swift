/// Checks for well-formed UTF-8.
package enum UTF8Check {
    /// The offset of the first byte that is not part of well-formed UTF-8.
    package static func firstInvalidByte(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var index = 0
        while index < bytes.count {
            let lead = bytes[index]
            if lead < 0x80 {
                index += 1
                continue
            }
            guard let (length, lowest, highest) = sequence(lead), index + length <= bytes.count,
                (lowest...highest).contains(bytes[index + 1])
            else { return index }
            for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return index }
            index += length
        }
        return nil
    }

    /// The length of a sequence and the range of its second byte, given its lead byte.
    ///
    /// See table 3-7 of the Unicode Standard.
    private static func sequence(_ lead: UInt8) -> (length: Int, lowest: UInt8, highest: UInt8)? {
        switch lead {
        case 0xC2...0xDF: (2, 0x80, 0xBF)
        case 0xE0: (3, 0xA0, 0xBF)
        case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80, 0xBF)
        case 0xED: (3, 0x80, 0x9F)
        case 0xF0: (4, 0x90, 0xBF)
        case 0xF1...0xF3: (4, 0x80, 0xBF)
        case 0xF4: (4, 0x80, 0x8F)
        default: nil
        }
    }
}
