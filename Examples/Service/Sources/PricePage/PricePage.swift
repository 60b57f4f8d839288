import CurrencyFormat
import LocaleMatching

/// The price of a product in the format of the reader's locale.
public struct PricePage: Sendable {
    /// The supported locales. The first is for readers of all other languages.
    static let supported: [CurrencyLocale] = [
        .englishUnitedStates, .germanGermany, .arabicEgypt, .chineseTaiwan, .hebrewIsrael, .norwegianBokmal,
    ]
    private static let matcher = LocaleMatcher(supported)

    let locale: CurrencyLocale
    let price: String

    /// Chooses the locale for a request with this header.
    public init(acceptLanguage: String?) {
        let header = AcceptLanguage(ignoringMalformed: acceptLanguage ?? "")
        locale = Self.matcher.best(for: header)?.locale ?? Self.supported[0]
        price = CurrencyStyle(.euro, locale: locale).format(1234.5)
    }

    /// The language of the page, for the header `Content-Language`.
    public var language: String { locale.identifier.description }

    /// The page as JSON.
    public var json: String {
        "{\"locale\":\"\(language)\",\"rightToLeft\":\(locale.isRightToLeft),\"price\":\"\(price)\"}\n"
    }

    /// The page as HTML.
    public var html: String {
        let direction = locale.isRightToLeft ? "rtl" : "ltr"
        return "<!doctype html>\n<html lang=\"\(language)\" dir=\"\(direction)\"><body><p>\(price)</p></body></html>\n"
    }
}
