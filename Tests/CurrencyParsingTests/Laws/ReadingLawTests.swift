import CurrencyFormat
import CurrencyLaws
import Testing

/// The laws of reading amounts in all locales, with few texts each; the program `round-trip --laws` checks many.
struct ReadingLawTests {
    static let seed: UInt64 = 20_261_127

    @Test(arguments: 0..<8)
    func lawsHoldInAllLocales(part: Int) throws {
        let identifiers = CurrencyData.bundled.localeIdentifiers
        var (texts, certain) = (0, 0)
        var broken: [String: [String]] = [:]
        for index in stride(from: part, to: identifiers.count, by: 8) {
            let locale = try LocaleIdentifier(identifiers[index])
            let parser = CurrencyParser(locale: locale, data: .bundled)
            var laws = ReadingLaws(locale, parser, seed: Self.seed)
            laws.check(texts: 1)
            (texts, certain) = (texts + laws.texts, certain + laws.certain)
            broken.merge(laws.broken) { $0 + $1 }
        }
        for (law, violations) in broken.sorted(by: { $0.key < $1.key }) {
            Issue.record("\(violations.count) times: \(law)\n\(violations.prefix(5).joined(separator: "\n"))")
        }
        #expect(texts > 20_000 && certain > texts / 4, "\(certain) of \(texts)")
    }
}
