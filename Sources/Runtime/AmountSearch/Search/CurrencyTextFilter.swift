import CurrencyCore
import CurrencyReader

/// Uses two or three bytes to rule out, at nearly all offsets of a text, that a currency starts or ends there.
struct CurrencyTextFilter: Sendable {
    /// The longest currency text before a number that is looked up, in bytes.
    static let longest = 16

    private var starts = BytePairs()
    /// The starts of texts that do not begin with three ASCII letters.
    private var shortStarts = BytePairs()
    private var ends = BytePairs()
    /// A bit for each three ASCII letters that a text begins with, ignoring case.
    private var letters = [UInt64](repeating: 0, count: 512)

    init(_ finder: CurrencyFinder) {
        for code in finder.data.currencyCodes { add(Array(code.description.utf8), ignoresCase: true) }
        finder.forEachIndexedText { add(Array($0), ignoresCase: $1) }
        // Signs of other widths.
        for second in UInt8.min...UInt8.max {
            starts.insert(0xEF, second)
            shortStarts.insert(0xEF, second)
        }
        for last: [UInt8] in [[0xBC, 0x84], [0xB9, 0xA9], [0xBF, 0xA1], [0xBF, 0xA5], [0xBF, 0xA6]] {
            ends.insert(last[0], last[1])
        }
    }

    func mayStart(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        guard starts.contains(text, at: offset) else { return false }
        // A third letter cannot follow a text of one or two letters, because texts are whole words.
        guard offset + 2 < text.count, let three = Self.letters(text[offset], text[offset + 1], text[offset + 2])
        else { return shortStarts.contains(text, at: offset) }
        return letters[three >> 6] >> UInt64(three & 63) & 1 != 0
    }

    /// Three ASCII letters as a number, ignoring case; nil if one of them is not a letter.
    private static func letters(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int? {
        let (first, second, third) = (first | 0x20, second | 0x20, third | 0x20)
        guard first.isSmallLetter, second.isSmallLetter, third.isSmallLetter else { return nil }
        return Int(first & 31) << 10 | Int(second & 31) << 5 | Int(third & 31)
    }

    func mayEnd(_ text: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
        var end = end
        // The period after an abbreviation.
        if end > 1, text[end - 1] == UInt8(ascii: ".") {
            if ends.contains(text[end - 2], text[end - 1]) { return true }
            end -= 1
        }
        return ends.contains(end > 1 ? text[end - 2] : 0x20, text[end - 1])
    }

    private mutating func add(_ text: [UInt8], ignoresCase: Bool) {
        var pairs = BytePairs.pairs(text[0], text.count > 1 ? text[1] : nil, ignoresCase)
        // All spaces are alike.
        for (first, second) in pairs where second == 0x20 { pairs += [0xC2, 0xE2, 0xE3].map { (first, $0) } }
        starts.insert(pairs)
        if text.count > 2, let three = Self.letters(text[0], text[1], text[2]) {
            letters[three >> 6] |= 1 << UInt64(three & 63)
        } else {
            shortStarts.insert(pairs)
        }
        let last = text.count - 1
        if last == 0 {
            for first in UInt8.min...UInt8.max { ends.insert(first, text[0]) }
        } else {
            ends.insert(BytePairs.pairs(text[last - 1], text[last], ignoresCase))
        }
    }
}
