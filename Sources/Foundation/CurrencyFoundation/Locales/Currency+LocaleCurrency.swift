import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension CurrencyCode {
    /// Creates the code for one of Foundation's currencies.
    ///
    ///     try CurrencyCode(Locale.Currency("eur"))     // EUR
    ///
    /// - Throws: `CurrencyCodeError` if the identifier is not three letters.
    public init(_ currency: Locale.Currency) throws(CurrencyCodeError) {
        try self.init(currency.identifier)
    }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Currency {
    /// Creates the case for one of Foundation's currencies; nil for those that neither ISO 4217 nor CLDR has.
    ///
    ///     Currency(Locale.Currency("EUR"))        // Currency.euro
    public init?(_ currency: Locale.Currency) {
        guard let code = try? CurrencyCode(currency) else { return nil }
        self.init(code)
    }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Locale.Currency {
    /// Creates Foundation's currency for a code.
    public init(_ code: CurrencyCode) {
        self.init(code.description)
    }

    /// Creates Foundation's currency for a case; XXX for `none`.
    ///
    ///     Locale.Currency(.euro).identifier       // "EUR"
    public init(_ currency: Currency) {
        self.init(currency.code)
    }
}
