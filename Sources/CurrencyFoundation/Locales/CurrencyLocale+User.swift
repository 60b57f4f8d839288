import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension CurrencyLocale {
    /// The user's locale, when it is asked for.
    ///
    ///     let style = CurrencyStyle(.euro, locale: .current)
    ///     style.locale == LocaleIdentifier.user                       // true
    ///
    /// A style is made for the locale that the user has then. Where a program links FoundationEssentials alone, every
    /// user has `en_001`.
    public static var current: CurrencyLocale { ._current }

    /// The user's locale, followed as it changes, by what looks it up at each call: the formats of this module, and
    /// CurrencyText's formatter.
    ///
    ///     let format = CurrencyFormatStyle<Decimal>(.euro, locale: .autoUpdating)
    ///     format.configuration.locale.locale == .autoupdatingCurrent   // true
    ///
    /// A `CurrencyStyle` is made for the locale that the user has then.
    public static var autoUpdating: CurrencyLocale { ._autoUpdating }
}

extension CurrencyLocale: UserLocaleSource {
    package static var user: LocaleIdentifier { LocaleIdentifier.user }
}
