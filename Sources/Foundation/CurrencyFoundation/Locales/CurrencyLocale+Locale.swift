import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension CurrencyLocale {
    /// Creates the case for one of Foundation's locales, or for the locale whose data it uses. Returns nil for
    /// malformed identifiers and for languages without data.
    ///
    ///     CurrencyLocale(Locale(identifier: "de_AT"))       // CurrencyLocale.germanAustria
    ///     CurrencyLocale(Locale(identifier: "zh_TW"))       // CurrencyLocale.chineseTaiwan
    ///
    /// A case has no keywords. For `de_AT@numbers=arab`, use `LocaleIdentifier`.
    public init?(_ locale: Locale) {
        guard let identifier = try? LocaleIdentifier(locale) else { return nil }
        self.init(identifier)
    }

    /// Foundation's locale.
    ///
    ///     CurrencyLocale.germanAustria.locale.identifier      // "de_AT"
    ///
    /// `current` is the user's current locale, and `autoUpdating` follows the user's settings.
    public var locale: Locale {
        switch self {
        case ._current: .current
        case ._autoUpdating: .autoupdatingCurrent
        default: Locale(identifier)
        }
    }
}
