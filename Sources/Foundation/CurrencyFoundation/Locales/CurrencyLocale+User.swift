import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension CurrencyLocale {
    /// The user's locale at the time of the call.
    ///
    ///     let style = CurrencyStyle(.euro, locale: .current)
    ///     style.locale == LocaleIdentifier.user                       // true
    ///
    /// A style keeps the locale that it was created with. If a program links only FoundationEssentials, every user has
    /// `en_001`.
    public static var current: CurrencyLocale { ._current }

    /// The user's locale as it changes, for types that look it up at each call: the formats of this module and
    /// CurrencyText's formatter.
    ///
    ///     let format = CurrencyFormatStyle<Decimal>(.euro, locale: .autoUpdating)
    ///     format.configuration.locale.locale == .autoupdatingCurrent   // true
    ///
    /// A `CurrencyStyle` keeps the locale that the user has when the style is created.
    public static var autoUpdating: CurrencyLocale { ._autoUpdating }
}

extension CurrencyLocale: UserLocaleSource {
    package static var user: LocaleIdentifier { LocaleIdentifier.user }
}
