import CurrencyCore

// What people write for hundredths behind an amount: "10 zł 50 gr", "5 บาท 25 สตางค์". Alone many of these words are something
// else, such as grams, so they are no currencies. Data/Decisions/currencyForms.json records them; the emitter writes each as
// a line of the word, a tab and the codes one after the other.

/// Words for the hundredths of currencies, which count behind an amount of the currency only.
enum MinorUnitWords {
    /// The currencies that a word at an offset may be the hundredth of, and where it ends.
    static func match(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (currencies: [CurrencyCode], end: Int)? {
        guard offset < text.count else { return nil }
        var best: (currencies: [CurrencyCode], end: Int)?
        for line in DecisionLines(CurrencyForms.minorUnits)
        where CaseFolding.mayBeSameLetter(line.bytes[0], text[offset]) {
            guard
                let (length, _) = WordBoundary.length(of: line.field(0), in: text, at: offset, ignoresCase: true),
                offset + length > best?.end ?? 0
            else { continue }
            best = (CurrencyCode.all(in: line.field(1)), offset + length)
        }
        if let end = best?.end, end < text.count, text[end] == UInt8(ascii: ".") { best?.end += 1 }
        return best
    }
}
