import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension CurrencyLocale {
    /// The case of one of Foundation's locales, or else the one of the locale that serves it; nil for identifiers that
    /// cannot be read, and where the data has nothing for the language.
    ///
    ///     CurrencyLocale(Locale(identifier: "de_AT"))       // CurrencyLocale.germanAustria
    ///     CurrencyLocale(Locale(identifier: "zh_TW"))       // CurrencyLocale.chineseTraditional
    ///
    /// The case says nothing of keywords: for `de_AT@numbers=arab` use `LocaleIdentifier`.
    public init?(_ locale: Locale) {
        guard let identifier = try? LocaleIdentifier(locale) else { return nil }
        self.init(identifier)
    }

    /// The locale of Foundation.
    ///
    ///     CurrencyLocale.germanAustria.locale.identifier      // "de_AT"
    ///
    /// `current` is the user's locale now, `autoUpdating` follows the user's settings.
    public var locale: Locale {
        switch self {
        case ._current: .current
        case ._autoUpdating: .autoupdatingCurrent
        default: Locale(identifier)
        }
    }
}
