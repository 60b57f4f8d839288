import CurrencyCore

extension CurrencyLocale {
    /// Creates the case for an identifier in any spelling, or for the locale whose data it uses. Returns nil if the
    /// text is not an identifier or there is no data for its language.
    ///
    ///     CurrencyLocale("de-DE")             // .germanGermany
    ///     CurrencyLocale("de_DE.UTF-8")       // .germanGermany
    ///     CurrencyLocale("German")            // nil
    ///
    /// To find out what is wrong with a text, use `LocaleIdentifier.init(_:)`.
    public init?(_ text: some StringProtocol) {
        // ICU takes an empty text for the root; here it is more likely that a text is missing.
        guard !text.isEmpty, let identifier = try? LocaleIdentifier(text) else { return nil }
        self.init(identifier)
    }
}
