import CurrencyCore

extension CurrencyLocale {
    /// The locale as an identifier.
    ///
    ///     CurrencyLocale.portugueseBrazil.identifier.description     // "pt-BR"
    ///
    /// `current` and `autoUpdating` are the root here: this module never reads the user's settings. Module
    /// CurrencyFoundation puts the user's locale in their place.
    public var identifier: LocaleIdentifier {
        switch self {
        case .current, .autoUpdating: .root
        // Every other raw value is an identifier; a test goes through them all.
        default: LocaleIdentifier(canonical: Self.rawValueBytes(at: ordinal))
        }
    }
}
