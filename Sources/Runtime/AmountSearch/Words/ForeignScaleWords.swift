import CurrencyCore
import CurrencyReader
import PackedTables

// "€5 Mrd" in an English text is not five euros, although "Mrd" is not an English word. After an amount, the words of all
// languages are looked up. Short words in Latin letters count only if a region of their language has the currency, since
// "bin" is a thousand in Turkish and a bin elsewhere; abbreviations without a vowel always count. The emitter writes the
// table, sorted by word: the word in lowercase, with and without diacritics, tab, power of ten, tab, languages.

/// The words of all languages that multiply a number.
enum ForeignScaleWords {
    struct Match {
        var end: Int
        /// Empty if words that follow one another do not multiply.
        var powers: [Int]
        /// Whether it is a short word in Latin letters, which may be another word in the text's language.
        var isShort: Bool
    }

    /// The longest word at an offset, and the powers of ten that it may stand for after an amount in some currencies; nil if
    /// there is none. A short word counts, too, if it has no vowel or the text's language has other letters. Han and Hangul
    /// words may follow one another, the smaller one first: "5百万".
    static func match(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int, _ currencies: [CurrencyCode], _ contents: SearchContents
    ) -> Match? {
        var best: Match?
        for (line, end) in words(text, at: offset) {
            let isShort = isLatin(line) && line.field(0).count <= 4 && !isAbbreviation(line)
            guard WordBoundary.isBoundary(text, at: end), end >= best?.end ?? 0,
                !isShort || !contents.isLatin || hasNoVowel(line)
                    || hasRegion(line, with: currencies, contents.reader.finder.data)
            else { continue }
            if end > best?.end ?? 0 { best = Match(end: end, powers: [], isShort: isShort) }
            // The languages of a line begin with English, if English has the word.
            let isEnglish = line.field(2).starts(with: "en".utf8)
            let place = isEnglish ? 0 : best?.powers.count ?? 0
            if best?.powers.contains(line.number(1)) == false { best?.powers.insert(line.number(1), at: place) }
        }
        guard var best else { return nil }
        if WordBoundary.spacing(text, at: offset) != .needed,
            let next = match(text, at: best.end, currencies, contents)
        {
            best.powers = best.powers.flatMap { power in next.powers.filter { $0 > power }.map { power + $0 } }
            best.end = next.end
        }
        if best.end < text.count, text[best.end] == UInt8(ascii: ".") { best.end += 1 }
        return best
    }

    /// Whether a word multiplies in some language.
    static func has(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let word = UnsafeBufferPointer(rebasing: word)
        return words(word, at: 0).contains { $0.end == word.count }
    }

    /// Whether a longer word begins with one that certainly multiplies, and so is probably an inflected form of it:
    /// "miljoonan" in Finnish, "милионами" in Bulgarian. The values of these forms are in no table.
    static func isForm(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        words(text, at: offset).contains { line, end in
            line.field(0).count > (isLatin(line) ? 5 : 6) && !WordBoundary.isBoundary(text, at: end)
        }
    }

    /// The power of ten of the longest word at an offset, or of the word whose form is there; the end of the word in the text;
    /// and whether it is an abbreviation. Nil if the word is short, and so may be another one.
    static func form(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int
    ) -> (power: Int, end: Int, isAbbreviation: Bool)? {
        var best: (power: Int, end: Int, isAbbreviation: Bool)?
        for (line, end) in words(text, at: offset) where end > best?.end ?? 0 {
            let isWord = WordBoundary.isBoundary(text, at: end)
            let isLong = line.field(0).count > (isWord ? 4 : isLatin(line) ? 5 : 6)
            if isLong || isWord && (!isLatin(line) || isAbbreviation(line)) {
                best = (line.number(1), end, isWord && isAbbreviation(line))
            }
        }
        guard var best else { return nil }
        best.end = NumberWords.wordEnd(text, best.end) ?? best.end
        if best.end < text.count, text[best.end] == UInt8(ascii: ".") { best.end += 1 }
        return best
    }

    /// The lines whose words are at an offset of the text, and the ends of the words in the text.
    private static func words(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int
    ) -> [(line: DecisionLine, end: Int)] {
        guard offset < text.count else { return [] }
        let lead = CaseFolding.foldedLead(text, at: offset)
        return DecisionLines(ReadingDecisions.allScaleWords, beginningWith: lead...lead).compactMap { line in
            if differs(line, text, at: offset) { return nil }
            return LenientText.length(of: line.field(0), in: text, at: offset, ignoresCase: true).map {
                (line, offset + $0)
            }
        }
    }

    /// Whether a line's word certainly differs from a text in its second or third byte. This spares most comparisons.
    private static func differs(_ line: DecisionLine, _ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        for index in 1...2 {
            let byte = line.bytes[index]
            guard byte != 0x09, offset + index < text.count else { return false }
            let other = text[offset + index]
            if byte < 0x80, other < 0x80, CaseFolding.folded(byte: byte) != CaseFolding.folded(byte: other) {
                return true
            }
        }
        return false
    }

    /// Whether a word is in Latin letters, which many languages share.
    private static func isLatin(_ line: DecisionLine) -> Bool { line.field(0)[0] < 0xCD }

    /// Whether it is three or four letters without a vowel, such as "mrd" and "mln", which are not words in any language.
    private static func isAbbreviation(_ line: DecisionLine) -> Bool {
        3...4 ~= line.field(0).count && hasNoVowel(line)
    }

    private static func hasNoVowel(_ line: DecisionLine) -> Bool {
        line.field(0).allSatisfy { $0.isLetter && !"aeiouy".utf8.contains($0) }
    }

    /// Whether a region of one of a line's languages uses one of some currencies.
    private static func hasRegion(_ line: DecisionLine, with currencies: [CurrencyCode], _ data: CurrencyData) -> Bool {
        let image = data.image
        let lookup = LocaleLookup(image: image)
        return (0..<lookup.localeCount).contains { row in
            let tag = LanguageTag(canonical: image.text(image[LocaleRow.self, row].identifier).utf8)
            guard line.has([tag.language], in: 2), let region = lookup.likelyRegion(of: tag),
                let currency = data.firstCurrency(ofRegion: region)
            else { return false }
            return currencies.contains(currency)
        }
    }
}
