import CurrencyCore
import PackedTables

extension CurrencyData {
    /// The text that a locale has for a currency.
    ///
    ///     let (dollar, locale) = (CurrencyCode(literal: "USD"), try LocaleIdentifier("en-US"))
    ///     try CurrencyData.bundled.symbol(of: dollar, in: locale)                     // "$"
    ///     try CurrencyData.bundled.symbol(of: dollar, .unambiguous, in: locale)       // "US$"
    ///
    /// Codes that the data does not know are their own symbols.
    ///
    /// - Throws: `CurrencyDataError` if the data, a slice, lacks the currency, or for `unambiguous` any other.
    /// - Complexity: a few searches; for `unambiguous` as many for each currency.
    public func symbol(
        of currency: CurrencyCode, _ form: SymbolForm = .standard, in locale: LocaleIdentifier
    ) throws(CurrencyDataError) -> String {
        if let missing = missing(currency) { throw missing }
        let locale = localeRow(for: locale)
        let values = CurrencyValues(image: image, locale: locale, currency: row(of: currency))
        if form == .unambiguous {
            guard holdsAllCurrencies else { throw .currencies }
            return unambiguousSymbol(values)?.string ?? currency.description
        }
        let symbol = CurrencySymbol(values, KeptText(currency.description))
        return withExtendedLifetime(symbol) { symbol.text(form.display, custom: nil)?.string ?? currency.description }
    }

    /// The nearest symbol that the locale has, or an ancestor, and that is no other current currency's.
    private func unambiguousSymbol(_ values: CurrencyValues) -> PackedText? {
        guard let currency = values.currency else { return nil }
        let others = (0..<image.rowCount(of: CurrencyRow.self)).lazy.filter {
            $0 != currency && image[CurrencyFactRow.self, $0].status == .current
        }.map { CurrencyValues(image: image, locale: values.locale, currency: $0) }
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
    /// How a style shows the form, which the locale has as it is.
    fileprivate var display: CurrencyDisplay {
        switch self {
        case .standard, .unambiguous: .symbol
        case .narrow: .narrowSymbol
        case .formal: .formalSymbol
        case .variant: .variantSymbol
        }
    }
}
