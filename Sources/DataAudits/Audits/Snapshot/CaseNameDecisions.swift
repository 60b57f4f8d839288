import LocaleResolution

/// What people decided of the names of cases.
public struct CaseNameDecisions: Sendable {
    public var locales: LocaleNamingDecisions
    public var currencies: CurrencyNamingDecisions

    public init(locales: LocaleNamingDecisions, currencies: CurrencyNamingDecisions) {
        self.locales = locales
        self.currencies = currencies
    }
}
