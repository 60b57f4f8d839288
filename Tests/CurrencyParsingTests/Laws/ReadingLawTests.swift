import CurrencyFormat
import CurrencyLaws
import Testing

/// The laws of reading amounts in all locales, with few texts in each; the program `round-trip --laws` checks many.
struct ReadingLawTests {
    static let locales = CurrencyData.bundled.localeIdentifiers.compactMap { try? LocaleIdentifier($0) }

    @Test(arguments: 0..<8)
    func lawsHoldInAllLocales(part: Int) {
        let locales = Self.locales[(part * Self.locales.count / 8)..<((part + 1) * Self.locales.count / 8)]
        let tally = ReadingLaws.check(locales, texts: 1, seed: 20_261_127)
        #expect(tally.broken.isEmpty, "\(tally.examples(5).joined(separator: "\n"))")
        #expect(tally.texts > 10_000 && tally.certain > tally.texts / 4, "\(tally.certain) of \(tally.texts)")
    }
}
