import CurrencyCore
import PackedTables

// "1,5 Mio. €", "$3.5 million", "₹2 crore": the words are those of CLDR's compact patterns, long and short, and for some
// languages others that are recorded in Data/Decisions/currencyForms.json, as lines of language, word and power of ten.

/// The words of a locale that multiply a number by a power of ten.
struct ScaleWords: Sendable {
    private struct Word {
        var text: [UInt8]
        var power: Int
    }

    private var words: [Word] = []

    /// - Parameter mayBegin: Whether words that begin with a byte are wanted; others may be left out.
    init(_ locale: LocaleIdentifier, _ data: CurrencyData, mayBegin: (UInt8) -> Bool = { _ in true }) {
        let row = LocaleLookup(image: data.image).row(for: locale.tag)
        let tables = SystemTables(data.image, locale: row, locale.numberingSystem)
        for kind in CompactPatterns.Kind.allCases {
            CompactPatterns.forEachScale(tables, kind) { pattern, power in
                if let first = Self.firstByte(ofWord: pattern.utf8), mayBegin(first) {
                    add(Self.word(pattern.utf8), power)
                }
            }
        }
        addRecorded(locale.tag.language, mayBegin)
    }

    /// The power of ten of the longest word at an offset; nil where there is none, or where words of several powers
    /// differ only in case.
    func match(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (length: Int, power: Int)? {
        var best: (length: Int, power: Int, isExact: Bool)?
        var isAmbiguous = false
        for word in words {
            let exact = LenientText.length(of: word.text, in: text, at: offset)
            guard var length = exact ?? LenientText.length(of: word.text, in: text, at: offset, ignoresCase: true),
                WordBoundary.isBoundary(text, at: offset + length)
            else { continue }
            if offset + length < text.count, text[offset + length] == UInt8(ascii: "."),
                LenientScalar(text, at: offset + length + 1)?.kind != .digit
            {
                length += 1
            }
            let isExact = exact != nil
            if let best, length < best.length || length == best.length && best.isExact && !isExact { continue }
            isAmbiguous =
                best.map { $0.length == length && $0.isExact == isExact && $0.power != word.power } ?? false
                || isAmbiguous && best?.length == length && best?.isExact == isExact
            best = (length, word.power, isExact)
        }
        guard let best, !isAmbiguous else { return nil }
        return (best.length, best.power)
    }

    /// The byte that the word of a pattern begins with; nil where there is none.
    private static func firstByte(ofWord pattern: UnsafeBufferPointer<UInt8>) -> UInt8? {
        var index = 0
        while let scalar = LenientScalar(pattern, at: index) {
            let isNoWord = scalar.scalar == 0x30 || scalar.scalar == 0x27 || scalar.scalar == 0xA4
            if !isNoWord, scalar.kind != .space, scalar.kind != .bidiMark { return pattern[index] }
            index += scalar.length
        }
        return nil
    }

    /// What a pattern has beside its digits and the currency, without the period that ends it.
    private static func word(_ pattern: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        var index = 0
        while index < pattern.count, pattern[index] != UInt8(ascii: ";") {
            // The currency sign is C2 A4.
            if index + 1 < pattern.count, pattern[index] == 0xC2, pattern[index + 1] == 0xA4 {
                index += 2
                continue
            }
            if pattern[index] != UInt8(ascii: "0"), pattern[index] != UInt8(ascii: "'") { bytes.append(pattern[index]) }
            index += 1
        }
        var word = LenientText.normalized(bytes)[...]
        while word.first == 0x20 { word.removeFirst() }
        while word.last == 0x20 || word.last == UInt8(ascii: ".") { word.removeLast() }
        return Array(word)
    }

    private mutating func add(_ text: [UInt8], _ power: Int) {
        if text.isEmpty || words.contains(where: { $0.text == text && $0.power == power }) { return }
        words.append(Word(text: text, power: power))
    }

    /// The first two bytes of all words, in all cases: they rule out nearly all places of a text.
    var starts: BytePairs {
        var starts = BytePairs()
        for word in words {
            let text = word.text
            for (first, second) in BytePairs.pairs(text[0], text.count > 1 ? text[1] : nil, true) {
                // Behind a word of one byte another letter would make another word.
                if text.count == 1, (second | 0x20) &- 0x61 <= 25 { continue }
                starts.insert(first, second)
            }
        }
        return starts
    }

    private mutating func addRecorded(_ language: Subtag, _ mayBegin: (UInt8) -> Bool) {
        let all = CurrencyForms.scaleWords
        let bytes = UnsafeBufferPointer(start: all.utf8Start, count: all.utf8CodeUnitCount)
        var start = 0
        func next(_ separator: UInt8) -> UnsafeBufferPointer<UInt8> {
            var end = start
            while bytes[end] != separator { end += 1 }
            defer { start = end + 1 }
            return UnsafeBufferPointer(rebasing: bytes[start..<end])
        }
        while start < bytes.count {
            let (owner, word, power) = (next(0x09), next(0x09), next(0x0A))
            if mayBegin(word[0]), Subtag(ascii: owner) == language {
                add(Array(word), power.reduce(0) { $0 * 10 + Int($1 &- 0x30) })
            }
        }
    }
}
