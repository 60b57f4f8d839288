import CurrencyCore

extension CurrencyStyle {
    /// The side of the number on which the currency stands; nil if the style shows no currency.
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

    /// Returns the style with a symbol that the locale uses for no other current currency. Use it on pages that show
    /// more than one kind of dollar.
    ///
    ///     let style = CurrencyStyle(.dollar, locale: .englishUnitedStates)
    ///     style.format(5)                             // "$5.00"
    ///     try style.unambiguousSymbol().format(5)     // "US$5.00"
    ///
    /// The symbol is the `SymbolForm.unambiguous` of the style's locale, set as a custom text, so set the locale first.
    /// This call looks the symbol up once; formatting an amount does not look it up again.
    ///
    /// - Throws: `CurrencyDataError` if the data is a slice that lacks a currency.
    /// - Complexity: A few searches for each currency. Keep the style or its plan instead of calling this repeatedly.
    public func unambiguousSymbol() throws(CurrencyDataError) -> Self {
        let symbol = try options.data.symbol(of: currency, .unambiguous, in: options.locale)
        return display(.custom(symbol))
    }

    /// Returns the style with a symbol that the locale uses for none of the other currencies on a page.
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
