import CurrencyCore

extension CurrencyStyle {
    /// On which side of the number the currency stands; nil if the style shows none.
    ///
    ///     CurrencyStyle(.euro, locale: .germanGermany).symbolSide                 // .after
    ///     CurrencyStyle(.euro, locale: .englishIreland).symbolSide                // .before
    ///
    /// - Precondition: `missingData` is nil, as for `plan`.
    public var symbolSide: SymbolSide? {
        let parts = plan.formatParts(1 as DecimalValue).parts
        guard let symbol = parts.firstIndex(where: { $0.kind == .currency }),
            let number = parts.firstIndex(where: { $0.kind == .integer })
        else { return nil }
        return symbol < number ? .before : .after
    }

    /// Returns the style with a symbol that the locale writes for no other current currency, for pages that show several
    /// dollars.
    ///
    ///     let style = CurrencyStyle(.dollar, locale: .englishUnitedStates)
    ///     style.format(5)                             // "$5.00"
    ///     try style.unambiguousSymbol().format(5)     // "US$5.00"
    ///
    /// The symbol is that of `SymbolForm.unambiguous` in the style's locale, as a custom text: set the locale first. It is looked up
    /// once, by this call, and not for each amount.
    ///
    /// - Throws: `CurrencyDataError` if the data is a slice that lacks a currency.
    /// - Complexity: a few searches for each currency: keep the style, or its plan.
    public func unambiguousSymbol() throws(CurrencyDataError) -> Self {
        let symbol = try options.data.symbol(of: currency, .unambiguous, in: options.locale)
        return display(.custom(symbol))
    }

    /// Returns the style with a symbol that the locale writes for none of the other currencies that a page shows.
    ///
    ///     let style = CurrencyStyle(.dollar, locale: .englishUnitedStates)
    ///     let (euro, canadian) = (Currency.euro.code, Currency.canadianDollar.code)
    ///     try style.unambiguousSymbol(among: [euro]).format(5)            // "$5.00"
    ///     try style.unambiguousSymbol(among: [euro, canadian]).format(5)  // "US$5.00"
    ///
    /// - Throws: `CurrencyDataError` if the data is a slice that lacks one of them.
    public func unambiguousSymbol(among currencies: [CurrencyCode]) throws(CurrencyDataError) -> Self {
        let symbol = try options.data.symbol(of: currency, among: currencies, in: options.locale)
        return display(.custom(symbol))
    }
}
