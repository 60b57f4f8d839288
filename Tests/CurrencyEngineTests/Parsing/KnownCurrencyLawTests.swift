import CurrencyFormat
import CurrencyNames
import TestSupport
import Testing

/// Knowing the currency never makes a parser stricter: whatever the open parser attributes to a currency, alone or among
/// candidates, the parser of that currency reads, with the same amount.
struct KnownCurrencyLawTests {
    /// What people put around a number: § is a symbol, and ¶ the code.
    static let shapes = [
        "§5", "§ 5", "5§", "5 §", "-5 §", "§-5", "5- §", "§5 ¶", "¶ §5", "§.5", "§ 5.-", "5k §", "§ 1.234",
        "§ 1,234.5", "1.234,50 §", "§: 1 234", "5 §\n", "§5/-",
    ]

    @Test
    func whatTheOpenParserAttributesIsRead() throws {
        let seed: UInt64 = 4217
        var random = SplitMix64(printing: seed)
        let data = CurrencyData.bundled
        let codes = data.currencyCodes
        let colloquial = EverydayAmountTests.rows.map { row in
            row.text.filter { !$0.isNumber && !" -–−+(),./".contains($0) || $0 == "." }
        }
        var attributed = 0
        for identifier in data.localeIdentifiers {
            let locale = try LocaleIdentifier(identifier)
            var open = CurrencyParser(locale: locale, data: data)
            for round in 0..<6 {
                open.selection = round % 3 == 0 ? .all : round % 3 == 1 ? .current : .preferred
                let code = codes[random.below(codes.count)]
                let style = CurrencyStyle(currency: code, locale: locale, data: data)
                let other = CurrencyStyle(
                    currency: code, locale: try LocaleIdentifier(data.localeIdentifiers[random.below(700)]), data: data)
                let displays: [CurrencyDisplay] = [.symbol, .narrowSymbol, .code, .formalSymbol, .variantSymbol]
                let source = random.below(2) == 0 ? style : other
                var symbol = source.display(displays[random.below(displays.count)]).format(1)
                symbol.removeAll { $0.isNumber || ".,٫٬$".contains($0) && $0 != "$" }
                if random.below(4) == 0 { symbol = colloquial[random.below(colloquial.count)] }
                let text = String(
                    Self.shapes[random.below(Self.shapes.count)].map {
                        $0 == "§" ? symbol : $0 == "¶" ? code.description : String($0)
                    }.joined())
                guard let parsed = try? open.parse(text) else { continue }
                for candidate in parsed.candidates.map(\.currency) + (parsed.currency.map { [$0] } ?? []) {
                    attributed += 1
                    let known = CurrencyParser(CurrencyStyle(currency: candidate, locale: locale, data: data))
                    let amount = try? known.parse(text).amount
                    #expect(
                        amount == parsed.amount, "seed \(seed), \(identifier), \(candidate): \(text.debugDescription)")
                }
            }
        }
        #expect(attributed > 2000, "\(attributed)")
    }

    /// A currency is certain only where the locale writes it so, its region uses it, its code or name stands there, or no
    /// other currency in use is written so.
    @Test
    func noWrongCurrencyIsCertain() throws {
        let data = CurrencyData.bundled
        var severalReadings = 0
        for identifier in data.localeIdentifiers {
            let locale = try LocaleIdentifier(identifier)
            let parser = CurrencyParser(locale: locale, data: data)
            for symbol in ["$", "£", "¥", "kr", "Rs.", "Fr.", "元", "C$", "Bs.", "₩", "руб.", "lei"] {
                let text = "\(symbol) 5"
                let preferred = parser.currencies(in: text)
                let all = parser.currencies(in: text, .current)
                if preferred.count != 1 { severalReadings += 1 }
                guard preferred.count == 1, all.count > 1 else { continue }
                let certain = preferred[0]
                let day = try #require(CalendarDate(year: 2026, month: 2, day: 1))
                let region = try data.currency(of: locale, on: day)
                let isWritten = certain.evidence == .symbol && certain.locale == data.locale(for: locale)
                #expect(isWritten || certain.currency == region, "\(identifier) \(text): \(certain.currency)")
            }
        }
        #expect(severalReadings > 1000, "\(severalReadings)")
    }
}
