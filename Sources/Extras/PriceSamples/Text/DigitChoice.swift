import CurrencyFormat

// The fraction digits that a style may have, given those in the text:
//
//     currency's   amount   text       choices, the likeliest first
//     2            1.2      1.20       the currency's
//     2            5        5          the currency's, but none for whole numbers; none; up to two
//     2            1.2      1.2        up to two; one
//     2            4.99     5          none
//     2            1.23     1.230      three

/// A possible origin of a text's fraction digits.
struct DigitChoice {
    let digits: CurrencyDigits
    let trailingZeros: TrailingZeroDisplay

    private init(_ digits: CurrencyDigits, _ trailingZeros: TrailingZeroDisplay = .auto) {
        self.digits = digits
        self.trailingZeros = trailingZeros
    }

    private init(_ fraction: ClosedRange<Int>, _ trailingZeros: TrailingZeroDisplay = .auto) {
        self.init(.precision(.fraction(fraction)), trailingZeros)
    }

    /// The choices, the likeliest first.
    static func all(_ text: SampleText, _ amount: DecimalValue, _ facts: CurrencyFacts?) -> [DigitChoice] {
        let (shown, display) = (text.fractionDigits, facts?.displayDigits ?? 2)
        if shown == display { return [DigitChoice(.display)] }
        let isExact = amount.rounded(toFractionDigits: shown) == amount
        let isShortest = isExact && (shown == 0 || amount.rounded(toFractionDigits: shown - 1) != amount)
        var choices: [DigitChoice] = []
        if shown == 0, isExact { choices.append(DigitChoice(.display, .stripIfInteger)) }
        if shown == facts?.minorUnit { choices.append(DigitChoice(.iso)) }
        if shown == facts?.cashDigits { choices.append(DigitChoice(.cash)) }
        if shown > 0, shown < display, isShortest { choices.append(DigitChoice(0...display)) }
        choices.append(DigitChoice(shown...shown))
        if shown == 0, isExact { choices.append(DigitChoice(0...display)) }
        return choices
    }

    /// The choices, and those of writers that leave out zeros, the likeliest first. A text shows whether zeros are left
    /// out only if it has some.
    static func possible(_ text: SampleText, _ amount: DecimalValue, _ facts: CurrencyFacts?) -> [DigitChoice] {
        let choices = all(text, amount, facts)
        if text.fractionDigits == 0 { return choices }
        return choices + [
            DigitChoice(text.fractionDigits...text.fractionDigits, .stripIfInteger),
            DigitChoice(0...text.fractionDigits),
        ]
    }
}
