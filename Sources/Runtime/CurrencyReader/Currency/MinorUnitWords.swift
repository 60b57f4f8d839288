import CurrencyCore

// Words for minor units after an amount: "10 zł 50 gr", "5 บาท 25 สตางค์". Alone, many of these words mean something else, such
// as grams, so they are not currencies. Data/Decisions/currencyForms.json records them. The emitter writes each as a line
// of the word, a tab, the codes of which it is the minor unit of ISO 4217, and other units as in CurrencyForm.

/// Words for the minor units of currencies, which count only after an amount in the currency.
enum MinorUnitWords {
    /// The units that a word at an offset may name, and the end of the word.
    static func match(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int, _ data: CurrencyData
    ) -> (units: [CurrencyUnit], end: Int)? {
        guard offset < text.count else { return nil }
        var best: (line: DecisionLine, end: Int)?
        for leads in CaseFolding.leads(of: text[offset]) {
            for line in DecisionLines(CurrencyForms.minorUnits, beginningWith: leads) {
                guard
                    let (length, _) = WordBoundary.length(of: line.field(0), in: text, at: offset, ignoresCase: true),
                    offset + length > best?.end ?? 0
                else { continue }
                best = (line, offset + length)
            }
        }
        guard let best else { return nil }
        let units = CurrencyCode.all(in: best.line.field(1)).compactMap { code in
            data.facts(of: code)?.minorUnit.map { CurrencyUnit(currency: code, power: 0 - $0) }
        }
        let hasPeriod = best.end < text.count && text[best.end] == UInt8(ascii: ".")
        return (units + CurrencyUnit.others(best.line, from: 2), best.end + (hasPeriod ? 1 : 0))
    }
}
