import CurrencyParsing
import TestSupport

/// A text that a locale's style writes, with the amount that it means.
struct OwnText {
    let text: String
    let amount: DecimalValue
    let currency: CurrencyCode
    /// The parser of the style that wrote the text.
    let parser: CurrencyParser
    let isCompact: Bool

    /// Formats a random amount in one of the currencies that texts of the locale are likely to have.
    init(_ locale: LocaleIdentifier, isNegative: Bool, _ random: inout SplitMix64) {
        let data = CurrencyData.bundled
        let region = CalendarDate(year: 2026, month: 11, day: 1).flatMap { try? data.currency(of: locale, on: $0) }
        let codes = ["EUR", "USD", "JPY", "KWD", "CHF"].map { CurrencyCode(literal: $0) }
        let currency = random.below(2) == 0 ? region ?? codes[0] : random.element(of: codes + [region ?? codes[0]])
        var style = CurrencyStyle(currency: currency, locale: locale, data: data)
        style = style.display(random.element(of: [.symbol, .symbol, .code, .narrowSymbol]))
        self.currency = currency
        let magnitude: DecimalValue
        var unscaled: DecimalValue?
        let plain = style
        let wantsCompact = random.below(4) == 0
        if wantsCompact {
            style = style.compact()
            let (digit, power) = (DecimalValue(1 + random.below(9)), random.below(13))
            magnitude = digit.scaled(byPowerOfTen: power)
            unscaled = digit.scaled(byPowerOfTen: power % 3)
        } else {
            let digits = data.facts(of: currency)?.minorUnit ?? 2
            let units = 1 + random.below([10, 1_000, 100_000, 100_000_000][random.below(4)])
            magnitude = DecimalValue(units).scaled(byPowerOfTen: 0 - random.below(2) * digits)
        }
        let amount = isNegative ? magnitude.negated : magnitude
        text = style.format(amount)
        // What was left out in writing is not meant.
        let own = (try? style.plan.parse(text)) ?? amount
        // In some languages, compact notation has no word for a thousand, or none for one: 1000 is "1 USD" in Venetian.
        let small = unscaled.map { isNegative ? $0.negated : $0 }
        let same = small.map(style.format) == text ? small : nil
        let other = wantsCompact ? same ?? (try? plain.plan.parse(text)) : nil
        isCompact = wantsCompact && other == nil
        self.amount = other ?? own
        parser = CurrencyParser(other == nil || same != nil ? style : plain)
    }

    /// The text before, of and behind the number, without the blanks between them; nil if nothing is in digits.
    var parts: (front: String, number: String, behind: String)? {
        guard let first = text.firstIndex(where: \.isNumber), let last = text.lastIndex(where: \.isNumber) else {
            return nil
        }
        let end = text.index(after: last)
        return (Self.trimmed(text[..<first]), String(text[first..<end]), Self.trimmed(text[end...]))
    }

    /// The offset in bytes of the first digit.
    var numberStart: Int { text.prefix { !$0.isNumber }.utf8.count }

    private static func trimmed(_ text: Substring) -> String {
        let isBlank = { (character: Character) in character.isWhitespace }
        return String(text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
}
