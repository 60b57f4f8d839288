import CurrencyCore

extension CurrencyLocale {
    /// Creates the case of an identifier in any spelling, or of the locale whose data it uses; nil if the text is not
    /// an identifier, or there is no data for the language.
    ///
    ///     CurrencyLocale("de-DE")             // .germanGermany
    ///     CurrencyLocale("de_DE.UTF-8")       // .germanGermany
    ///     CurrencyLocale("German")            // nil
    ///
    /// `LocaleIdentifier.init(_:)` reports what is wrong with a text.
    public init?(_ text: some StringProtocol) {
        // ICU takes an empty text for the root; here it is more likely that a text is missing.
        guard !text.isEmpty, let identifier = try? LocaleIdentifier(text) else { return nil }
        self.init(identifier)
    }
}
