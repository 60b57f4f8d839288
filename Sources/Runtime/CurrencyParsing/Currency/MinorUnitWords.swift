import CurrencyCore

// Words for hundredths after an amount: "10 zł 50 gr", "5 บาท 25 สตางค์". Alone, many of these words mean something else, such
// as grams, so they are not currencies. Data/Decisions/currencyForms.json records them. The emitter writes each as a line
// of the word, a tab and the codes without separators.

/// Words for the hundredths of currencies, which count only after an amount in the currency.
enum MinorUnitWords {
    /// The currencies whose hundredth a word at an offset may name, and the end of the word.
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
