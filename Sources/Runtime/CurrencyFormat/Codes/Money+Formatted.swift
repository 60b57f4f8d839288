import CurrencyCore
import CurrencyEngine

extension Money {
    /// Formats the amount.
    ///
    ///     let price = try Money("1234.50", .euro)
    ///     price.formatted(in: .germanGermany)                             // "1.234,50 €"
    ///     price.formatted(in: .germanGermany, spaces: .plain) == "1.234,50 €"     // true
    ///
    /// - Parameter spaces: Which spaces to write. CLDR's are mostly no-break spaces, such as the U+00A0 before this €, so
    ///   the text does not equal one with plain spaces.
    public func formatted(in locale: CurrencyLocale, spaces: SpaceStyle = .cldr) -> String {
        CurrencyStyle(currency, locale: locale).spaces(spaces).format(amount)
    }

    /// Formats the amount in any type of locale.
    ///
    ///     let locale = try LocaleIdentifier("hi-u-nu-deva")
    ///     Money(5, .indianRupee).formatted(in: locale)                    // "₹५.००"
    public func formatted(in locale: some LocaleIdentifierConvertible, spaces: SpaceStyle = .cldr) -> String {
        CurrencyStyle(currency, locale: locale).spaces(spaces).format(amount)
    }
}
