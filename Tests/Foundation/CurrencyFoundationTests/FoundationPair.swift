import CurrencyFoundation
import Foundation
import TestSupport

/// One amount in one format, written by both engines.
struct FoundationPair: CustomStringConvertible {
    var locale = "en-US"
    var currency = "EUR"
    var amount = "1234.5"
    var options: [String: String] = [:]

    static let locales = [
        "en-US", "en-GB", "en-IN", "en-DE", "en-CA", "en-ZA", "de", "de-AT", "de-CH", "fr", "fr-CA", "fr-CH", "es",
        "es-MX", "es-AR", "es-419", "it", "it-CH", "pt-BR", "pt-PT", "nl", "sv", "da", "nb", "fi", "is", "pl", "cs",
        "sk", "hu", "ro", "bg", "hr", "sr", "sr-Latn", "sl", "uk", "ru", "el", "tr", "ar", "ar-EG", "ar-SA", "he",
        "fa", "hi", "bn", "mr", "ta", "th", "vi", "ja", "ko", "zh-Hans", "zh-Hant-HK", "zh-Hant", "sw", "am",
        "ne", "my", "km", "ka", "hy", "et", "lv", "lt", "ca", "eu", "gl", "ga", "cy", "af", "zu", "rm", "gsw",
    ]

    static let currencies = [
        "EUR", "USD", "GBP", "JPY", "CHF", "INR", "CNY", "KRW", "BRL", "MXN", "RUB", "TRY", "SEK", "NOK", "DKK", "PLN",
        "CZK", "HUF", "ISK", "CLP", "KWD", "BHD", "TND", "AUD", "CAD", "NZD", "ZAR", "ILS", "AED", "EGP", "THB", "VND",
        "IDR", "TWD", "HKD", "SGD", "PHP", "UAH", "RSD", "XAF", "CRC", "UYU", "CVE", "XXX", "BGN",
    ]

    /// The values of each option. The first is the default and is chosen half of the time.
    static let choices: [(name: String, values: [String])] = [
        ("presentation", ["standard", "narrow", "isoCode", "fullName"]),
        (
            "sign",
            ["automatic", "never", "always", "exceptZero", "accounting", "accountingAlways", "accountingExceptZero"]
        ),
        ("grouping", ["automatic", "never"]),
        ("precision", ["default", "fraction", "fractionRange", "significant", "significantRange", "integer", "both"]),
        ("rounding", ["default", "up", "down", "towardZero", "awayFromZero", "toNearestOrAwayFromZero"]),
        ("increment", ["none", "5", "25"]),
        ("decimalSeparator", ["automatic", "always"]),
        ("scale", ["1", "100", "0.5", "0.001"]),
        ("notation", ["automatic", "compactName"]),
    ]

    init(
        locale: String = "en-US", currency: String = "EUR", amount: String = "1234.5", options: [String: String] = [:]
    ) {
        self.locale = locale
        self.currency = currency
        self.amount = amount
        self.options = options
    }

    /// A pair with mostly default options, so that options occur alone and in combination.
    init(using random: inout SplitMix64) {
        locale = Self.locales.randomElement(using: &random) ?? ""
        currency = Self.currencies.randomElement(using: &random) ?? ""
        for choice in Self.choices where Int.random(in: 0..<4, using: &random) == 0 {
            options[choice.name] = choice.values.dropFirst().randomElement(using: &random)
        }
        let digits = Int.random(in: 1...Int.random(in: 1...20, using: &random), using: &random)
        var text = (0..<digits).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
        let places = min(Int.random(in: 0...5, using: &random), digits - 1)
        if places > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -places)) }
        amount = Bool.random(using: &random) ? text : "-" + text
    }

    var description: String {
        let options = options.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return ([locale, currency, amount] + options).joined(separator: " ")
    }
}
