import CurrencyCore

extension CurrencyLocale {
    /// The locale as an identifier.
    ///
    ///     CurrencyLocale.portugueseBrazil.identifier.description     // "pt-BR"
    ///
    /// `current` and `autoUpdating` are the root here: this module never reads the user's settings. Module
    /// CurrencyFoundation puts the user's locale in their place.
    ///
    /// `englishUnitedStatesComputer`, which is `en_US_POSIX`, is formatted as `en`: cldr-json has no data of its own for
    /// it, and `CurrencyData.match(_:)` says that the variant is ignored.
    public var identifier: LocaleIdentifier {
        switch self {
        case .current, .autoUpdating: .root
        // Every other raw value is an identifier; a test goes through them all.
        default: LocaleIdentifier(canonical: Self.rawValueBytes(at: ordinal))
        }
    }
}
