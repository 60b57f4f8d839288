import CurrencyParsing
import TestSupport

// The laws of finding currencies in a locale:
//
//     known       knowing the currency never makes a parser stricter: if an open parser attributes a text to a currency,
//                 alone or as a candidate, the parser of that currency reads the same amount
//     certain     a currency is certain only if the locale writes it so, its region uses it, its code or name is in the
//                 text, or no other currency in use is written so

/// The number of checks of the laws, and the violations.
public struct CurrencyLaws: Sendable {
    /// The number of currencies attributed to texts.
    public private(set) var attributed = 0
    /// The number of symbols shared by several currencies in a locale, none of which is certain.
    public private(set) var uncertain = 0
    /// Descriptions of the violations.
    public private(set) var broken: [String] = []
    private let data = CurrencyData.bundled

    /// Makes counts of zero.
    public init() {}

    /// Adds the counts of another run.
    public mutating func add(_ other: CurrencyLaws) {
        attributed += other.attributed
        uncertain += other.uncertain
        broken += other.broken
    }

    /// Ways to combine a number with a currency: § stands for the symbol, ¶ for the code.
    private static let shapes = [
        "§5", "§ 5", "5§", "5 §", "-5 §", "§-5", "5- §", "§5 ¶", "¶ §5", "§.5", "§ 5.-", "5k §", "§ 1.234",
        "§ 1,234.5", "1.234,50 §", "§: 1 234", "5 §\n", "§5/-",
    ]

    /// Informal currency names, and common mistakes.
    private static let colloquial = [
        "EUR", "$", "kr", "CHF", "Fr.", "SFr.", "Rs", "Rs.", "R$", "円", "US$", "£", "AED", "ج.م.", "Ft", "€", "CR",
        "DR", "O", "Mio.€", "zł", "złotych", "about$", "₹lakh", "c", "USDe", "A$", "₹", "KSh", "руб.", "РУБ", "р.",
        "元", "RMB", "원", "TL", "Tk", "đ", "Bs.", "C$", "грн.", "din.", "lei", "Kč", "جنيه", "درهم", "USD$", "$USD",
        "Rs.INR", "eur", "$k", "£m", "$million", "bn", "MIOEUR", "crore", "k€", "p", "dollars", "euros", "",
    ]

    /// Checks with random texts that the parser of a currency reads what an open parser attributes to that currency.
    public mutating func checkKnown(_ locale: LocaleIdentifier, _ parser: CurrencyParser, texts: Int, seed: UInt64) {
        var random = SplitMix64(seed: seed, for: [locale.description])
        let (codes, locales) = (data.currencyCodes, data.localeIdentifiers)
        let displays: [CurrencyDisplay] = [.symbol, .narrowSymbol, .code, .formalSymbol, .variantSymbol]
        var open = parser
        for round in 0..<texts {
            open.selection = round % 3 == 0 ? .all : round % 3 == 1 ? .current : .preferred
            let code = random.element(of: codes)
            let other = (try? LocaleIdentifier(random.element(of: locales))) ?? locale
            let style = CurrencyStyle(currency: code, locale: random.below(2) == 0 ? locale : other, data: data)
            var symbol = style.display(random.element(of: displays)).format(1)
            symbol.removeAll { $0.isNumber || ".,٫٬".contains($0) }
            if random.below(4) == 0 { symbol = random.element(of: Self.colloquial) }
            let text = random.element(of: Self.shapes).map {
                $0 == "§" ? symbol : $0 == "¶" ? code.description : String($0)
            }.joined()
            guard let parsed = try? open.parse(text) else { continue }
            for candidate in parsed.candidates.map(\.currency) + (parsed.currency.map { [$0] } ?? []) {
                attributed += 1
                let known = CurrencyParser(CurrencyStyle(currency: candidate, locale: locale, data: data))
                let amount = try? known.parse(text).amount
                if amount != parsed.amount {
                    broken.append(
                        "seed \(seed), \(locale), \(candidate) reads \(amount?.description ?? "nothing") instead of "
                            + "\(parsed.amount): \(text.debugDescription)")
                }
            }
        }
    }

    /// Checks that an open parser is certain of a currency only with a reason.
    public mutating func checkCertain(_ locale: LocaleIdentifier, _ parser: CurrencyParser) {
        let day = CalendarDate(year: 2026, month: 2, day: 1)
        let region = day.flatMap { try? data.currency(of: locale, on: $0) }
        for symbol in ["$", "£", "¥", "kr", "Rs.", "Fr.", "元", "C$", "Bs.", "₩", "руб.", "lei"] {
            let text = "\(symbol) 5"
            let preferred = parser.currencies(in: text)
            if preferred.count != 1 { uncertain += 1 }
            guard preferred.count == 1, parser.currencies(in: text, .current).count > 1 else { continue }
            let certain = preferred[0]
            let isWritten = certain.evidence == .symbol && certain.locale == data.locale(for: locale)
            if !isWritten, certain.currency != region { broken.append("\(locale) \(text): \(certain.currency)") }
        }
    }
}
