import CurrencyCore

/// Tells for nearly all places of a text that no currency begins or ends there, by two bytes.
struct CurrencyTextFilter: Sendable {
    /// A bit for each pair of bytes.
    private struct Pairs: Sendable {
        private var words = [UInt64](repeating: 0, count: 1024)

        mutating func insert(_ first: UInt8, _ second: UInt8) {
            let pair = Int(first) << 8 | Int(second)
            words[pair >> 6] |= 1 << UInt64(pair & 63)
        }

        @inline(__always)
        func contains(_ first: UInt8, _ second: UInt8) -> Bool {
            let pair = Int(first) << 8 | Int(second)
            return words[pair >> 6] >> UInt64(pair & 63) & 1 != 0
        }
    }

    /// The longest text in bytes that is looked for in front of a number.
    static let longest = 16

    private var starts = Pairs()
    private var ends = Pairs()

    init(_ finder: CurrencyFinder) {
        for code in finder.data.currencyCodes { add(Array(code.description.utf8), ignoresCase: true) }
        finder.forEachIndexedText { add(Array($0), ignoresCase: $1) }
        // Signs in other widths.
        for second in UInt8.min...UInt8.max { starts.insert(0xEF, second) }
        for last: [UInt8] in [[0xBC, 0x84], [0xB9, 0xA9], [0xBF, 0xA1], [0xBF, 0xA5], [0xBF, 0xA6]] {
            ends.insert(last[0], last[1])
        }
    }

    @inline(__always)
    func mayStart(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        starts.contains(text[offset], offset + 1 < text.count ? text[offset + 1] : 0x20)
    }

    @inline(__always)
    func mayEnd(_ text: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
        var end = end
        // The period behind an abbreviation.
        if end > 1, text[end - 1] == UInt8(ascii: ".") {
            if ends.contains(text[end - 2], text[end - 1]) { return true }
            end -= 1
        }
        return ends.contains(end > 1 ? text[end - 2] : 0x20, text[end - 1])
    }

    private mutating func add(_ text: [UInt8], ignoresCase: Bool) {
        for (first, second) in Self.pairs(text[0], text.count > 1 ? text[1] : nil, ignoresCase) {
            starts.insert(first, second)
        }
        let last = text.count - 1
        if last == 0 {
            for first in UInt8.min...UInt8.max { ends.insert(first, text[0]) }
        } else {
            for (first, second) in Self.pairs(text[last - 1], text[last], ignoresCase) { ends.insert(first, second) }
        }
    }

    /// Two bytes in all cases; any second one where there is none.
    private static func pairs(_ first: UInt8, _ second: UInt8?, _ ignoresCase: Bool) -> [(UInt8, UInt8)] {
        guard let second else { return (UInt8.min...UInt8.max).map { (first, $0) } }
        if !ignoresCase { return [(first, second)] }
        if (0xC3...0xD5).contains(first), second & 0xC0 == 0x80 {
            // A letter of two bytes.
            let letter = CaseFolding.folded(UInt32(first & 0x1F) << 6 | UInt32(second & 0x3F))
            return ([0, 1, 32, 48, 80] as [UInt32]).compactMap { distance in
                let capital = letter - distance
                guard capital >= 0x80, CaseFolding.folded(capital) == letter else { return nil }
                return (UInt8(0xC0 | capital >> 6), UInt8(0x80 | capital & 0x3F))
            }
        }
        return cases(first).flatMap { first in cases(second).map { (first, $0) } }
    }

    private static func cases(_ byte: UInt8) -> [UInt8] {
        (byte | 0x20) &- 0x61 <= 25 ? [byte | 0x20, byte & 0xDF] : [byte]
    }
}
