import PackedTables

// A style for a currency or a locale that a slice lacks is refused where it is made, and not where it formats.

extension CurrencyData {
    /// The same code, if the data, which may be a slice, has not left it out.
    ///
    ///     try CurrencyData.bundled.held(CurrencyCode(literal: "JPY"))         // JPY
    ///
    /// - Throws: `NotHeldError.currency`.
    public func held(_ currency: CurrencyCode) throws(NotHeldError) -> CurrencyCode {
        if missing(currency) != nil { throw .currency(currency) }
        return currency
    }

    /// The same identifier, if the data, which may be a slice, serves it as the whole tables do.
    ///
    ///     try CurrencyData.bundled.held(LocaleIdentifier("de-AT"))            // de-AT
    ///
    /// A slice of `de-DE` serves `de` and `de-Latn-DE`, which are the same, but not `de-AT`, nor `de-FR`, for which it cannot
    /// tell whether the whole tables have data.
    ///
    /// - Throws: `NotHeldError.locale`; `NotHeldError.numberingSystem`.
    public func held(_ locale: LocaleIdentifier) throws(NotHeldError) -> LocaleIdentifier {
        if holdsAllLocales { return locale }
        guard LocaleLookup(image: image).holds(locale.tag) else { throw .locale(locale) }
        if let name = unknownNumberingSystem(of: locale) { throw .numberingSystem(name) }
        return locale
    }
}
