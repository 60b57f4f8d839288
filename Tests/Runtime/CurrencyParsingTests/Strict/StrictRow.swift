import CurrencyFormat
import Testing

/// A style and a text, and what strict parsing makes of it.
struct StrictRow: CustomTestStringConvertible, Sendable {
    var locale: String
    var currency: String
    var text: String
    var reason: String
    var change: @Sendable (CurrencyStyle) -> CurrencyStyle = { $0 }

    var testDescription: String { "\(locale) \(currency) \"\(text)\": \(reason)" }

    var plan: FormatPlan {
        get throws {
            let style = CurrencyStyle(try CurrencyCode(currency), locale: try LocaleIdentifier(locale))
            return change(style).plan
        }
    }
}
