import CurrencyCore
import PackedTables

// "€5 Mrd" in an English text: no word of English, and yet the amount is not five euros. All languages' words are looked
// up behind an amount. Those in Latin letters count where a region of their language has the currency, since "bin" is a
// thousand in Turkish and a bin elsewhere. The emitter writes the table, sorted by word: the word in small letters, tab,
// power of ten, tab, languages.

/// The words of all languages that multiply a number.
enum ForeignScaleWords {
    /// The longest word at an offset and the powers of ten that it may stand for behind an amount of some currencies; nil
    /// where there is none.
    static func match(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int, _ currencies: [CurrencyCode], _ data: CurrencyData
    ) -> (end: Int, powers: [Int])? {
        guard offset < text.count, isLetter(text, offset) else { return nil }
        var best: (end: Int, powers: [Int])?
        let lead = CaseFolding.foldedLead(text, at: offset)
        DecisionLine.forEach(of: ReadingDecisions.allScaleWords, beginningWith: lead...lead) { line in
            let word = line.field(0)
            guard let length = LenientText.length(of: word, in: text, at: offset, ignoresCase: true),
                WordBoundary.isBoundary(text, at: offset + length), offset + length >= best?.end ?? 0
            else { return }
            let isLatin = word[0] < 0xCD
            guard !isLatin || hasRegion(line, with: currencies, data) else { return }
            if offset + length > best?.end ?? 0 { best = (offset + length, []) }
            // The languages of a line begin with English, where it has the word.
            let isEnglish = line.field(2).starts(with: "en".utf8)
            let place = isEnglish ? 0 : best?.powers.count ?? 0
            best?.powers.insert(line.number(1), at: place)
        }
        guard var best else { return nil }
        if best.end < text.count, text[best.end] == UInt8(ascii: ".") { best.end += 1 }
        return best
    }

    private static func isLetter(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        text[offset] >= 0xC3 || text[offset].isLetter
    }

    /// Whether a region of one of a line's languages has one of some currencies.
    private static func hasRegion(_ line: DecisionLine, with currencies: [CurrencyCode], _ data: CurrencyData) -> Bool {
        let image = data.image
        return (0..<LocaleLookup(image: image).localeCount).contains { row in
            let tag = LanguageTag(canonical: image.text(image[LocaleRow.self, row].identifier).utf8)
            guard line.has([tag.language], in: 2), let region = tag.region,
                let currency = data.firstCurrency(ofRegion: region)
            else { return false }
            return currencies.contains(currency)
        }
    }
}
