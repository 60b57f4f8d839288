import CurrencyCore

extension Currency {
    /// Creates the currency with a code, in letters of either case; nil if neither ISO 4217 nor CLDR has the code.
    ///
    ///     Currency("eur")         // .euro
    ///     Currency("€")           // nil: it is no code
    ///
    /// To find symbols and names, use `CurrencyParser`.
    public init?(_ text: some StringProtocol) {
        guard let code = try? CurrencyCode(text) else { return nil }
        self.init(code)
    }
}
