import PackedTables

// A style with a currency or locale that a slice lacks is rejected when it is created, not when it formats.

extension CurrencyData {
    /// Returns the same code, or throws an error if this data is a slice that leaves the currency out.
    ///
    ///     try CurrencyData.bundled.held(CurrencyCode(literal: "JPY"))         // JPY
    ///
    /// - Throws: `NotHeldError.currency`.
    public func held(_ currency: CurrencyCode) throws(NotHeldError) -> CurrencyCode {
        if missing(currency) != nil { throw .currency(currency) }
        return currency
    }

    /// Returns the same identifier, or throws an error if this data is a slice and may treat the locale differently
    /// from the complete tables.
    ///
    ///     try CurrencyData.bundled.held(LocaleIdentifier("de-AT"))            // de-AT
    ///
    /// A slice of `de-DE` accepts `de` and `de-Latn-DE`, which mean the same. It rejects `de-AT`, and also `de-FR`,
    /// because it cannot tell whether the complete tables have data for that locale.
    ///
    /// - Throws: `NotHeldError.locale`; `NotHeldError.numberingSystem`.
    public func held(_ locale: LocaleIdentifier) throws(NotHeldError) -> LocaleIdentifier {
        if holdsAllLocales { return locale }
        guard LocaleLookup(image: image).holds(locale.tag) else { throw .locale(locale) }
        if let name = unknownNumberingSystem(of: locale) { throw .numberingSystem(name) }
        return locale
    }
}
