import CurrencyFormat
import FieldEngine
import TestSupport
import Testing

struct PastedAmountTests {
    private static let pieces = [
        "1", "23", "456", "0", ".", ",", "'", " ", "\u{A0}", "-", "€", "$", "USD", "EUR", "kr", "abc", "K", "x", "Mio.",
        "%",
        "٣", "،", "٬", "\u{200B}",
    ]

    /// A letter that stops the locale's convention stops the others too, so that a field need not try them.
    @Test
    func otherConventionsStopWhereTheLocalesDoes() throws {
        var random = SplitMix64(printing: 20_261_122)
        var refused = 0
        for identifier in CurrencyData.bundled.localeIdentifiers {
            let currency = random.element(of: [Currency.euro, .dollar, .swedishKrona])
            let parser = CurrencyParser(currency, locale: try LocaleIdentifier(identifier))
            let text = (0..<(2 + random.below(6))).map { _ in random.element(of: Self.pieces) }.joined()
            do {
                _ = try parser.parse(text)
            } catch  where error.reason == .unexpectedText || error.reason == .abbreviation {
                let place = text.utf8.index(text.startIndex, offsetBy: error.offset)
                guard text.unicodeScalars[place].properties.isAlphabetic else { continue }
                refused += 1
                #expect(parser.readings(of: text).isEmpty, "\(identifier) \(currency) “\(text)”: \(error)")
            } catch {}
        }
        #expect(refused > 100)
    }
}
