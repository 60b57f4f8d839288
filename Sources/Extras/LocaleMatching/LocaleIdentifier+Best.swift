import CurrencyCore

extension LocaleIdentifier {
    /// Returns the supported locale that best matches an `Accept-Language` header; nil if none is near enough.
    ///
    ///     let supported: [CurrencyLocale] = [.english, .german, .chineseTaiwan]
    ///     let match = LocaleIdentifier.best(of: supported, for: "de-AT,en;q=0.8")
    ///     match?.locale                                                               // .german
    ///     match?.distance                                                             // 4: another region
    ///     LocaleIdentifier.best(of: supported, for: "ja")?.locale ?? .english         // .english
    ///
    /// Malformed parts of the header are left out, because a request should not make a service fail;
    /// `AcceptLanguage.init(_:)` reports them. `LocaleMatcher` describes how locales are found. Use it for many
    /// headers, because it prepares the supported locales only once.
    ///
    /// - Complexity: O(*n* + *m*) for *n* supported locales and a header of *m* bytes, except for sorting and repeated
    ///   locales.
    public static func best<Supported: LocaleIdentifierConvertible>(
        of supported: [Supported], for header: some StringProtocol
    ) -> NearestLocale<Supported>? {
        LocaleMatcher(supported).best(for: AcceptLanguage(ignoringMalformed: header))
    }

    /// Returns the supported locale that best matches the locales that a reader understands, the preferred one first;
    /// nil if none is near enough.
    ///
    ///     let supported = try ["he", "nb", "sr-Cyrl-RS"].map { try LocaleIdentifier($0) }
    ///     let match = LocaleIdentifier.best(of: supported, for: [try LocaleIdentifier("no")])
    ///     match?.locale.description               // "nb"
    ///     match?.distance                         // 1
    ///
    /// - Complexity: O(*n*) in the number of supported locales, for each of the first ten desired ones.
    public static func best<Supported: LocaleIdentifierConvertible>(
        of supported: [Supported], for desired: [some LocaleIdentifierConvertible]
    ) -> NearestLocale<Supported>? {
        LocaleMatcher(supported).best(for: desired)
    }

    /// Returns the distance of a supported locale from this desired one: 0 if they are the same, nil if it is too far.
    ///
    ///     let austria = try LocaleIdentifier("de-AT")
    ///     austria.distance(to: CurrencyLocale.germanGermany)      // 4
    ///     austria.distance(to: CurrencyLocale.french)             // nil
    ///
    /// See <https://www.unicode.org/reports/tr35/#LanguageMatching>.
    public func distance(to supported: some LocaleIdentifierConvertible) -> Int? {
        LocaleMatcher([supported]).best(for: [self])?.distance
    }
}
