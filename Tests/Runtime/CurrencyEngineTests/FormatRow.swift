import CurrencyFormat
import Testing

/// An amount, the options that differ from the defaults, the text of another implementation, and the reason for the
/// row.
struct FormatRow: CustomTestStringConvertible, Sendable {
    var locale: String
    var currency: String
    var amount: String
    var expected: String
    var reason: String
    var display = CurrencyDisplay.symbol
    var sign = CurrencySign.standard
    var signDisplay = SignDisplay.auto
    var grouping = GroupingStrategy.auto
    var digits = CurrencyDigits.display
    var rounding = RoundingMode.halfEven

    init(
        _ locale: String, _ currency: String, _ amount: String, _ expected: String, _ reason: String,
        display: CurrencyDisplay = .symbol, sign: CurrencySign = .standard, signDisplay: SignDisplay = .auto,
        grouping: GroupingStrategy = .auto, digits: CurrencyDigits = .display, rounding: RoundingMode = .halfEven
    ) {
        (self.locale, self.currency, self.amount) = (locale, currency, amount)
        (self.expected, self.reason) = (expected, reason)
        (self.display, self.sign, self.signDisplay) = (display, sign, signDisplay)
        (self.grouping, self.digits, self.rounding) = (grouping, digits, rounding)
    }

    var testDescription: String { "\(locale) \(currency) \(amount): \(reason)" }

    var style: CurrencyStyle {
        get throws {
            var style = CurrencyStyle(
                currency: try CurrencyCode(currency), locale: try LocaleIdentifier(locale), data: .bundled)
            (style.display, style.sign, style.signDisplay) = (display, sign, signDisplay)
            (style.grouping, style.digits, style.rounding) = (grouping, digits, rounding)
            return style
        }
    }

    var formatted: String {
        get throws { try style.format(DecimalValue(amount)) }
    }
}
