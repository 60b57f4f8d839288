import CurrencyEngine

/// The engine's output around the digits of an amount, with a gap for the currency.
struct AmountShape: Hashable, Sendable {
    /// A text, or two with the currency between them.
    struct Affix: Hashable, Sendable {
        var before = PageText("")
        var after: PageText?

        /// - Parameter symbol: The currency that the shape leaves out. Any other currency is part of the shape.
        init(_ parts: ArraySlice<FormattedPart>, of number: FormattedNumber, without symbol: String) {
            var texts = [""]
            for part in parts {
                let text = number.text(of: part)
                if part.kind == .currency, texts.count == 1, text.utf8.elementsEqual(symbol.utf8) {
                    texts.append("")
                } else {
                    texts[texts.count - 1] += text
                }
            }
            before = PageText(texts[0])
            after = texts.count > 1 ? PageText(texts[1]) : nil
        }

        var value: PageValue {
            after.map { .texts([before.string, $0.string]) } ?? .text(before.string)
        }
    }

    var prefix: Affix
    var suffix: Affix
    var negativePrefix: Affix
    var negativeSuffix: Affix

    var value: PageValue {
        .list([prefix.value, suffix.value, negativePrefix.value, negativeSuffix.value])
    }
}

/// The notation of an amount's digits.
struct NumberNotation: Hashable, Sendable {
    /// The ten digits.
    var digits: PageText
    var decimal: PageText
    var group: PageText
    /// The number of digits in the last group and in the groups before it; 0 for no groups.
    var primary: Int
    var secondary: Int
    /// The minimum number of digits before the first separator.
    var minimum: Int

    var value: PageValue {
        .list([
            .text(digits.string), .text(decimal.string), .text(group.string), .number(primary), .number(secondary),
            .number(minimum),
        ])
    }
}

/// The number of fraction digits of an amount, and its rounding step in units of the last.
struct AmountPrecision: Hashable, Sendable {
    var digits: Int
    var step: Int

    var value: PageValue { .numbers([digits, step]) }
}
