import FormattedNumbers
import Testing

/// The table of `SignStyle` for all kinds of numbers, with the colors.
struct SignStyleTests {
    @Test(arguments: [
        (SignStyle.noSign, ["10", "10", "0", "0", "0", "NaN", "∞", "∞"]),
        (.default, ["10", "-10", "0", "0", "0", "NaN", "∞", "-∞"]),
        (.plusMinus, ["+10", "-10", "0", "0", "0", "NaN", "+∞", "-∞"]),
        (.triangles, ["▲10", "▼10", "0", "0", "0", "NaN", "▲∞", "▼∞"]),
    ])
    func signsAreThoseOfTheTable(_ style: SignStyle, _ texts: [String]) throws {
        let numbers = ["10", "-10", "0", "-0", "-0.00001", "NaN", "Infinity", "-Infinity"]
        let tones: [NumberTone] = [
            .positive, .negative, .neutral, .neutral, .neutral, .neutral, .positive, .negative,
        ]
        for (index, number) in numbers.enumerated() {
            let amount = try DecimalValue(number)
            let quantity = FormattedQuantity(amount, signStyle: style)
            #expect(quantity.formattedString == texts[index], "\(number)")
            #expect(quantity.tone == tones[index], "\(number)")
            #expect(quantity.sign + FormattedQuantity(amount, signStyle: .noSign).formattedString == texts[index])
            let sign = quantity.sign
            let plain = texts[index].dropFirst(sign.count)
            #expect(FormattedMoney(amount, signStyle: style).formattedString == "\(sign)USD \(plain)", "\(number)")
        }
    }

    /// The Swedish minus sign is U+2212; triangles do not depend on the locale.
    @Test func signsAreThoseOfTheLocale() {
        let value = FormattedQuantity(-10, signStyle: .plusMinus).locale(.swedishSweden)
        #expect(value.formattedString == "\u{2212}10")
        #expect(value.sign == "\u{2212}")
        #expect(FormattedQuantity(-10, signStyle: .triangles).locale(.swedishSweden).formattedString == "▼10")
    }

    /// The displayed number decides: without fraction digits 0.4 is zero, and 0.6 is one.
    @Test func tonesAreThoseOfRoundedNumbers() throws {
        var value = FormattedMoney(0.4, signStyle: .triangles)
        value.roundingCutoffs = try RoundingCutoffs([RoundingCutoff(minimum: 0, decimalPlaces: 0)])
        #expect(value.formattedString == "USD 0")
        #expect(value.textColor == .neutral)
        value.number = 0.6
        #expect(value.formattedString == "▲USD 1")
        #expect(value.textColor == .green)
    }
}
