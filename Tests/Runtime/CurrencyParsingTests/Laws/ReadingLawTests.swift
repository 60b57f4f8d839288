import CurrencyFormat
import CurrencyLaws
import Testing

/// The laws of reading amounts in all locales, with few texts in each; the program `round-trip --laws` checks many.
struct ReadingLawTests {
    static let locales = CurrencyData.bundled.localeIdentifiers.compactMap { try? LocaleIdentifier($0) }

    @Test func lawsHoldInAllLocales() async {
        let tally = await withTaskGroup(of: LawTally.self) { group in
            for start in stride(from: 0, to: Self.locales.count, by: 32) {
                group.addTask {
                    ReadingLaws.check(
                        Self.locales[start..<min(start + 32, Self.locales.count)], texts: 1, seed: 20_261_127)
                }
            }
            return await group.reduce(into: LawTally()) { $0.add($1) }
        }
        for (law, texts) in tally.broken {
            let examples = texts.prefix(5).joined(separator: "\n")
            #expect(texts.isEmpty, "\(law): \(texts.count)\n\(examples)")
        }
        #expect(tally.texts > 80_000 && tally.certain > tally.texts / 4, "\(tally.certain) of \(tally.texts)")
    }
}
