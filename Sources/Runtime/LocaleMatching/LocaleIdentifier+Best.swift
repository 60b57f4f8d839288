import CurrencyCore

extension LocaleIdentifier {
    /// Returns the supported locale that serves an `Accept-Language` header best; nil if none is near enough.
    ///
    ///     let supported: [CurrencyLocale] = [.english, .german, .chineseTaiwan]
    ///     let match = LocaleIdentifier.best(of: supported, for: "de-AT,en;q=0.8")
    ///     match?.locale                                                               // .german
    ///     match?.distance                                                             // 4: another region
    ///     LocaleIdentifier.best(of: supported, for: "ja")?.locale ?? .english         // .english
    ///
    /// Malformed parts of the header are left out, as a request is no reason to fail; `AcceptLanguage.init(_:)` reports
    /// them. `LocaleMatcher` says how locales are found, and keeps what it prepared for many headers.
    ///
    /// - Complexity: O(*n* + *m*), for *n* supported locales and a header of *m* bytes, but for sorting and repeated
    ///   locales.
    public static func best<Supported: LocaleIdentifierConvertible>(
        of supported: [Supported], for header: some StringProtocol
    ) -> NearestLocale<Supported>? {
        LocaleMatcher(supported).best(for: AcceptLanguage(ignoringMalformed: header))
    }

    /// Returns the supported locale that serves a reader best, who understands some locales, the one that is preferred
    /// first; nil if none is near enough.
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

    /// How far a supported locale is from this one, which is desired: 0 if they are the same; nil if it is too far.
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
