import CurrencyCore

extension CurrencyLocale: LocaleIdentifierConvertible {
    /// The locale as an identifier.
    ///
    ///     CurrencyLocale.portugueseBrazil.identifier.description     // "pt-BR"
    ///
    /// `current` and `autoUpdating`, which need the module CurrencyFoundation, give the user's current locale.
    public var identifier: LocaleIdentifier {
        switch self {
        case ._current, ._autoUpdating: Self.user
        // Every other raw value is an identifier; a test goes through them all.
        default: LocaleIdentifier(canonical: Self.rawValues.bytes(at: ordinal))
        }
    }

    /// The locale as an identifier; the same as `identifier`.
    public var localeIdentifier: LocaleIdentifier { identifier }

    /// Makes the case of an identifier, or of the locale whose data it uses; nil if there is no data for the language.
    ///
    ///     CurrencyLocale(try LocaleIdentifier("de-DE"))       // .germanGermany
    ///     CurrencyLocale(try LocaleIdentifier("iw"))          // .hebrew: the language's code of today is he
    ///     CurrencyLocale(try LocaleIdentifier("klingon"))     // nil
    ///
    /// A case has no keywords; for `de-DE-u-nu-arab`, use the identifier itself.
    public init?(_ identifier: LocaleIdentifier) {
        if let locale = Self(canonical: LocaleIdentifier(tag: identifier.tag).description) {
            self = locale
            return
        }
        let match = CurrencyData.bundled.match(identifier)
        if match.isFallbackToRoot { return nil }
        self.init(canonical: match.found)
    }

    /// Makes the case of an identifier in any spelling, or of the locale whose data it uses; nil if the text is not an
    /// identifier, or there is no data for the language.
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

    /// The case with an identifier in BCP 47's spelling, without keywords.
    private init?(canonical identifier: String) {
        if identifier == "und" {
            self = .root
            return
        }
        // Raw values keep the spelling of old identifiers, with the one variant in capitals: `en_US_POSIX`.
        let subtags = identifier.split(separator: "-").map { $0 == "posix" ? "POSIX" : $0 }
        self.init(rawValue: subtags.joined(separator: "_"))
    }
}
