import CurrencyParsing
import Testing

@testable import CurrencyEngine
@testable import CurrencyReader

/// What the fast path for plain amounts takes, and what it leaves to the general one, by the grammar in its file.
struct PlainAmountsTests {
    private func plain(_ text: String) -> Int64? {
        let parser = CurrencyParser(CurrencyStyle(.euro, locale: .germanGermany))
        return Array(text.utf8).withUnsafeBufferPointer { parser.plainMinorUnits($0) }
    }

    @Test(arguments: [
        ("1.234,56", 123_456), ("1234,56", 123_456), ("-1,50", -150), ("1,50 €", 150), ("1,50€", 150), ("€1,50", 150),
        ("€ 1,50", 150), ("-€1,50", -150), ("-€ 1,50", -150), ("€-1,50", -150), ("€ -1,50", -150), ("EUR 1,50", 150),
        ("1,50 EUR", 150), (" 1,50", 150), ("1,50 ", 150), ("\u{A0}1,50", 150), ("1,50\u{A0}", 150),
        ("\u{202F}1,50", 150), ("1,50\u{202F}", 150), (" \u{A0}\u{202F} 1,50 \u{202F}\u{A0} ", 150),
        ("1,50\u{A0}€\u{A0}", 150), ("€\u{202F}1,50", 150),
    ])
    func takes(text: String, units: Int64) {
        #expect(plain(text) == units)
    }

    /// A second sign, a second currency, a sign behind the number, other decimals, other signs of currencies.
    @Test(arguments: [
        "", " ", "-", "€", "€ ", "--1,50", "-€-1,50", "- 1,50", "€ 1,50 €", "1,50-", "1,5", "1", "1,505", "$1,50",
        "1,50 $", "x1,50", "1,50x", "+1,50",
    ])
    func leavesToTheGeneralWay(text: String) {
        #expect(plain(text) == nil)
    }
}
