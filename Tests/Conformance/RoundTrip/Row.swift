import CurrencyFormat
import CurrencyNames

/// A way to write a currency.
enum RowStyle: String, CaseIterable, Sendable {
    case standard, accounting, code, narrow, name, compact

    func style(_ currency: CurrencyCode, _ locale: LocaleIdentifier) -> CurrencyStyle {
        let style = CurrencyStyle(currency, locale: locale)
        return switch self {
        case .standard: style
        case .accounting: style.sign(.accounting)
        case .code: style.display(.code)
        case .narrow: style.display(.narrowSymbol)
        case .name: style.display(.name(.bundled))
        case .compact: style.compact()
        }
    }

    /// Amounts of all sizes. For compact notation, those with at most two significant digits.
    var amounts: [DecimalValue] {
        self == .compact ? Self.compactAmounts : Self.plainAmounts
    }

    private static let plainAmounts = decimals([
        "0", "1", "-1", "0.01", "-0.5", "2", "12.34", "-999.99", "1000", "-1234.56", "9999.5", "12345.67", "-100000",
        "1234567.891", "-9876543210.12", "99999999999999.99", "-123456789012345678901234.5",
    ])
    private static let compactAmounts = decimals([
        "0", "1", "-1", "12", "-99", "120", "1000", "1200", "-5600", "12000", "-340000", "1000000", "-1200000",
        "56000000", "780000000", "-1000000000", "2300000000", "45000000000", "670000000000", "1000000000000",
        "-8900000000000", "12000000000000", "340000000000000",
    ])

    private static func decimals(_ texts: [String]) -> [DecimalValue] {
        texts.map { text in
            guard let value = try? DecimalValue(text) else { preconditionFailure(text) }
            return value
        }
    }
}

/// A locale, a currency and a style.
struct Row: CustomStringConvertible {
    var locale: LocaleIdentifier
    var currency: CurrencyCode
    var style: RowStyle

    var localeAndStyle: String { "\(locale.description) \(style.rawValue)" }

    var description: String { "\(locale.description) \(currency) \(style.rawValue)" }
}
