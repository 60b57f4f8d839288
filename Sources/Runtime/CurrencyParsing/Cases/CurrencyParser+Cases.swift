import CurrencyCore
import CurrencyFormat
import CurrencyReader

extension CurrencyParser {
    /// Creates a parser for amounts in a currency, with the bundled data.
    ///
    ///     try CurrencyParser(.euro, locale: .germanGermany).parse("1234,5 EUR").amount      // 1234.5
    ///
    /// - Parameters:
    ///   - currency: The currency of the amounts.
    ///   - locale: The locale in which they are written.
    ///   - names: The currency names to accept, such as those of the module CurrencyNames.
    ///   - conventions: What marks, signs and words mean in the text, such as `.statement(in:)`; nil for prose.
    public init(
        _ currency: Currency, locale: CurrencyLocale, names: CurrencyNames? = nil, conventions: AmountConventions? = nil
    ) {
        self.init(CurrencyStyle(currency, locale: locale), names: names, conventions: conventions)
    }

    /// Creates a parser for amounts in any currency, with the bundled data.
    ///
    ///     try CurrencyParser(locale: .germanGermany).parse("12,50 €").currency              // EUR
    ///
    /// - Parameters:
    ///   - locale: The locale in which the amounts are written.
    ///   - names: The currency names to accept, such as those of the module CurrencyNames.
    ///   - conventions: What marks, signs and words mean in the text, such as `.statement(in:)`; nil for prose.
    public init(locale: CurrencyLocale, names: CurrencyNames? = nil, conventions: AmountConventions? = nil) {
        self.init(locale: locale.identifier, data: .bundled, names: names, conventions: conventions)
    }
}

extension AmountConventions {
    /// Returns the conventions for bank statements in a locale's region and language; nil if none are recorded.
    ///
    ///     let parser = CurrencyParser(
    ///         .dollar, locale: .englishUnitedStates, conventions: .statement(in: .englishUnitedStates))
    ///     try parser.parse("1,234.56 DR").amount          // -1234.56
    public static func statement(in locale: CurrencyLocale) -> AmountConventions? {
        statement(in: locale.identifier, data: .bundled)
    }
}
