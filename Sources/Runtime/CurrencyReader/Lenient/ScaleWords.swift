import CurrencyCore
import CurrencyEngine
import LDMLSyntax
import PackedTables

// In "1,5 Mio. €", "$3.5 million" and "₹2 crore", the words come from CLDR's long and short compact patterns.
// Data/Decisions/currencyForms.json records others, for some languages or for all, as lines of language or "*", word and
// power of ten. Long words also count without the marks of their letters, as many write them: "5 milhoes".

/// The words of a locale that multiply a number by a power of ten.
package struct ScaleWords: Sendable {
    private struct Word {
        var text: [UInt8]
        var power: Int
    }

    private var words: [Word] = []
    /// Whether the locale writes such words in front of numbers: "milioni 5" in Swahili.
    package private(set) var precedeNumbers = false
    private let tag: LanguageTag
    /// The endings of long words: "15 miljoonan dollarin".
    private let endings: NameEndings

    /// - Parameter leads: The first bytes of the words that are needed; others may be left out.
    init(_ locale: LocaleIdentifier, _ data: CurrencyData, beginningWith leads: [ClosedRange<UInt8>] = [0...255]) {
        tag = locale.tag
        endings = NameEndings(of: locale.tag.language)
        let row = LocaleLookup(image: data.image).row(for: locale.tag)
        let tables = SystemTables(data.image, locale: row, locale.numberingSystem)
        for kind in CompactPatterns.Kind.allCases {
            CompactPatterns.forEachScale(tables, kind) { pattern, power in
                let before = Self.firstByte(ofWord: pattern.prefix)
                if before != nil { precedeNumbers = true }
                let first = before ?? Self.firstByte(ofWord: pattern.suffix)
                if let first, leads.contains(where: { $0.contains(first) }) { add(Self.word(pattern), power) }
            }
        }
        addRecorded(locale.tag.language, leads)
    }

    /// The longest word at an offset; nil if there is none. A word of several powers, or of another one in another case, is
    /// doubtful: in English texts, "mil" is a million, or the thousand of Spanish.
    ///
    /// Words may follow one another, the smaller one first: "5千万", "5 thousand crore", "5 тыс. млрд".
    package func match(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> ScaleWord? {
        guard var word = single(text, at: offset) else { return nil }
        let end = offset + word.length
        let start = end + (word.spacing != .none && end < text.count && text[end] == 0x20 ? 1 : 0)
        if let next = single(text, at: start), word.multiplies(next) {
            word.length = start + next.length - offset
            word.hasPeriod = next.hasPeriod
            word.multiply(next)
        }
        return word
    }

    private func single(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> ScaleWord? {
        let letter = LenientText.marksEnd(text, offset)
        guard letter < text.count else { return nil }
        var best: (length: Int, isExact: Bool, words: [Word])?
        for place in words.indices where CaseFolding.mayBeSameLetter(words[place].text[0], text[letter]) {
            let word = words[place]
            guard let (length, isExact) = endings.length(ofName: word.text, in: text, at: offset) else { continue }
            if let best, length < best.length || length == best.length && best.isExact && !isExact { continue }
            let isSame = best.map { $0.length == length && $0.isExact == isExact } ?? false
            best = (length, isExact, (isSame ? best?.words ?? [] : []) + [word])
        }
        guard let best, !isInitial(text, offset..<(offset + best.length)) else { return nil }
        var end = offset + best.length
        if end < text.count, text[end] == UInt8(ascii: "."), LenientScalar(text, at: end + 1)?.kind != .digit {
            end += 1
        }
        let spacing = WordBoundary.spacing(text, at: offset)
        let all = best.words.map { word in
            ScaleWord(
                length: end - offset, power: word.power, spacing: spacing,
                written: text[offset..<(offset + best.length)], word.text, tag)
        }
        // The last one has the larger power, or is a recorded word.
        var word = all.last { $0.isUsed } ?? all[0]
        word.hasPeriod = text[end - 1] == UInt8(ascii: ".")
        if let other = all.first(where: { $0.isUsed && $0.power != word.power }) { word.doubtPower(other.power) }
        return word
    }

    /// Whether a letter is the first of several, followed by a period or a mask: "$500 M.N." is pesos of the nation, and
    /// "AED 8.00 T***" is a name.
    private func isInitial(_ text: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
        guard LenientScalar.decode(text, at: word.lowerBound)?.length == word.count, word.upperBound < text.count else {
            return false
        }
        // One or two asterisks end emphasis: "*$3000 M*", "$1.2**M**".
        return text[word.upperBound...].starts(with: "***".utf8)
            || text[word.upperBound] == UInt8(ascii: ".")
                && WordBoundary.startsWithWordLetter(text, at: word.upperBound + 1)
    }

    /// The first byte of the word in an affix; nil if there is none.
    private static func firstByte(ofWord affix: NumberPattern.Affix) -> UInt8? {
        for case .literal(let text) in AffixTokens(affix) {
            var index = 0
            while let scalar = LenientScalar(text, at: index) {
                if scalar.kind != .space, scalar.kind != .bidiMark { return text[index] }
                index += scalar.length
            }
        }
        return nil
    }

    /// The text of a pattern besides its digits and the currency, without the period that ends it.
    private static func word(_ pattern: NumberPattern) -> [UInt8] {
        var word = LenientText.normalized(pattern.wordText)[...]
        while word.first == 0x20 { word.removeFirst() }
        while word.last == 0x20 || word.last == UInt8(ascii: ".") { word.removeLast() }
        return Array(word)
    }

    private mutating func add(_ text: [UInt8], _ power: Int) {
        if text.isEmpty || words.contains(where: { $0.text == text && $0.power == power }) { return }
        words.append(Word(text: text, power: power))
    }

    private mutating func addRecorded(_ language: Subtag, _ leads: [ClosedRange<UInt8>]) {
        for line in DecisionLines(CurrencyForms.scaleWords) {
            let word = line.field(1)
            let isForAll = line.field(0).elementsEqual("*".utf8)
            guard leads.contains(where: { $0.contains(word[0]) }),
                isForAll || Subtag(ascii: line.field(0)) == language
            else { continue }
            // Tongan's "k" is a hundred thousand.
            if isForAll, words.contains(where: { $0.text.elementsEqual(word) }) { continue }
            add(Array(word), line.number(2))
        }
        for line in leads.lazy.flatMap({ DecisionLines(ReadingDecisions.allScaleWords, beginningWith: $0) })
        where line.field(0).count > 4 && line.has([language], in: 2) {
            add(Array(line.field(0)), line.number(1))
        }
    }
}
