import CurrencyCore
import PackedTables

extension CurrencyData {
    /// Returns the text that a locale uses for a currency.
    ///
    ///     let (dollar, locale) = (CurrencyCode(literal: "USD"), try LocaleIdentifier("en-US"))
    ///     try CurrencyData.bundled.symbol(of: dollar, in: locale)                     // "$"
    ///     try CurrencyData.bundled.symbol(of: dollar, .unambiguous, in: locale)       // "US$"
    ///
    /// A code that the data does not know is its own symbol.
    ///
    /// - Throws: `CurrencyDataError` if the data, a slice, lacks the currency, or for `unambiguous` any other currency.
    /// - Complexity: A few searches; for `unambiguous`, a few searches for each currency.
    public func symbol(
        of currency: CurrencyCode, _ form: SymbolForm = .standard, in locale: LocaleIdentifier
    ) throws(CurrencyDataError) -> String {
        if let missing = missing(currency) { throw missing }
        let locale = localeRow(for: locale)
        let values = CurrencyValues(image: image, locale: locale, currency: row(of: currency))
        if form == .unambiguous {
            guard holdsAllCurrencies else { throw .currencies }
            // Lazy, because a currency without a symbol is compared with no other.
            let current = (0..<image.rowCount(of: CurrencyRow.self)).lazy.filter {
                image[CurrencyFactRow.self, $0].status == .current
            }
            return symbol(values, among: current)?.string ?? currency.description
        }
        let symbol = CurrencySymbol(values, KeptText(currency.description))
        return withExtendedLifetime(symbol) { symbol.text(form.display, custom: nil)?.string ?? currency.description }
    }

    /// Returns a text for a currency that a locale uses for none of the other currencies on a page.
    ///
    ///     let (dollar, locale) = (CurrencyCode(literal: "USD"), try LocaleIdentifier("en-US"))
    ///     let (euro, canadian) = (CurrencyCode(literal: "EUR"), CurrencyCode(literal: "CAD"))
    ///     try CurrencyData.bundled.symbol(of: dollar, among: [dollar, euro], in: locale)          // "$"
    ///     try CurrencyData.bundled.symbol(of: dollar, among: [dollar, canadian], in: locale)      // "US$"
    ///
    /// It is the nearest symbol of the locale or an ancestor that is neither the usual nor the narrow symbol of another
    /// currency, or else the code. The currency itself may be in the list. Slices work too: only the list is looked up.
    ///
    /// - Throws: `CurrencyDataError` if the data, a slice, lacks one of the currencies.
    /// - Complexity: A few searches for each currency.
    public func symbol(
        of currency: CurrencyCode, among currencies: [CurrencyCode], in locale: LocaleIdentifier
    ) throws(CurrencyDataError) -> String {
        for currency in [currency] + currencies {
            if let missing = missing(currency) { throw missing }
        }
        let values = CurrencyValues(image: image, locale: localeRow(for: locale), currency: row(of: currency))
        return symbol(values, among: currencies.compactMap { row(of: $0) })?.string ?? currency.description
    }

    /// The nearest symbol of the locale or an ancestor that no other currency in these rows has.
    private func symbol(_ values: CurrencyValues, among rows: some Sequence<Int>) -> PackedText? {
        guard let currency = values.currency else { return nil }
        let others = rows.lazy.filter { $0 != currency }.map {
            CurrencyValues(image: image, locale: values.locale, currency: $0)
        }
        var found: PackedText?
        _ = values.nearest { owner in
            guard let symbol = values.own(.symbol, of: owner) else { return false }
            let isShared = others.contains { other in
                [CurrencyValueKey.Part.symbol, .narrow].contains { other.value($0)?.compare(symbol.utf8) == 0 }
            }
            if !isShared { found = symbol }
            return !isShared
        }
        return found
    }
}

extension SymbolForm {
    /// The display that shows this form. Only forms that a locale stores have one.
    fileprivate var display: CurrencyDisplay {
        switch self {
        case .standard, .unambiguous: .symbol
        case .narrow: .narrowSymbol
        case .formal: .formalSymbol
        case .variant: .variantSymbol
        }
    }
}
