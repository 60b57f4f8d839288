import LocaleResolution

/// The decisions on the names of cases.
public struct CaseNameDecisions: Sendable {
    /// The decisions on the names of locales.
    public var locales: LocaleNamingDecisions
    /// The decisions on the names of currencies.
    public var currencies: CurrencyNamingDecisions

    /// Creates decisions from both parts.
    public init(locales: LocaleNamingDecisions, currencies: CurrencyNamingDecisions) {
        self.locales = locales
        self.currencies = currencies
    }
}
