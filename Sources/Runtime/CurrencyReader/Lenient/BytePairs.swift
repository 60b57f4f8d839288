/// A set of byte pairs, one bit for each: the starts, or the ends, of many texts.
package struct BytePairs: Sendable {
    private var words = [UInt64](repeating: 0, count: 1024)

    package init() {}

    package mutating func insert(_ first: UInt8, _ second: UInt8) {
        let pair = Int(first) << 8 | Int(second)
        words[pair >> 6] |= 1 << UInt64(pair & 63)
    }

    package mutating func insert(_ pairs: [(UInt8, UInt8)]) {
        for (first, second) in pairs { insert(first, second) }
    }

    package func contains(_ first: UInt8, _ second: UInt8) -> Bool {
        let pair = Int(first) << 8 | Int(second)
        return words[pair >> 6] >> UInt64(pair & 63) & 1 != 0
    }

    /// Whether the set contains the two bytes at an offset. The end of the text counts as a space.
    package func contains(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        contains(text[offset], offset + 1 < text.count ? text[offset + 1] : 0x20)
    }

    /// The two bytes in all cases of their letters, if case is ignored. If the second byte is nil, all possible ones.
    package static func pairs(_ first: UInt8, _ second: UInt8?, _ ignoresCase: Bool) -> [(UInt8, UInt8)] {
        let firsts = ignoresCase ? cases(first) : [first]
        guard let second else { return firsts.flatMap { first in (UInt8.min...UInt8.max).map { (first, $0) } } }
        if !ignoresCase { return [(first, second)] }
        if CaseFolding.leads.contains(first), second & 0xC0 == 0x80 {
            // A letter of two bytes.
            let letter = CaseFolding.folded(UInt32(first & 0x1F) << 6 | UInt32(second & 0x3F))
            return ([0, 1, 32, 37, 38, 48, 63, 64, 80] as [UInt32]).compactMap { distance in
                let capital = letter - distance
                guard capital >= 0x80, CaseFolding.folded(capital) == letter else { return nil }
                return (UInt8(0xC0 | capital >> 6), UInt8(0x80 | capital & 0x3F))
            }
        }
        return firsts.flatMap { first in cases(second).map { (first, $0) } }
    }

    private static func cases(_ byte: UInt8) -> [UInt8] {
        byte.isLetter ? [byte | 0x20, byte & 0xDF] : [byte]
    }
}
