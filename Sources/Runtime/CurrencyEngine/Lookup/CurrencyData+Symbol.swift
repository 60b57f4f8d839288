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
            // Lazily: without a symbol of its own, a currency is compared with no other.
            let current = (0..<image.rowCount(of: CurrencyRow.self)).lazy.filter {
                image[CurrencyFactRow.self, $0].status == .current
            }
            return symbol(values, among: current)?.string ?? currency.description
        }
        let symbol = CurrencySymbol(values, KeptText(currency.description))
        return withExtendedLifetime(symbol) { symbol.text(form.display, custom: nil)?.string ?? currency.description }
    }

    /// A text for a currency that a locale writes for none of the others that a page shows.
    ///
    ///     let (dollar, locale) = (CurrencyCode(literal: "USD"), try LocaleIdentifier("en-US"))
    ///     let (euro, canadian) = (CurrencyCode(literal: "EUR"), CurrencyCode(literal: "CAD"))
    ///     try CurrencyData.bundled.symbol(of: dollar, among: [dollar, euro], in: locale)          // "$"
    ///     try CurrencyData.bundled.symbol(of: dollar, among: [dollar, canadian], in: locale)      // "US$"
    ///
    /// It is the nearest symbol of the locale or an ancestor that is neither the usual nor the narrow one of another, and the
    /// code where all are. The currency itself may be among them. Only these are looked at, so slices answer, too.
    ///
    /// - Throws: `CurrencyDataError` if the data, a slice, lacks one of the currencies.
    /// - Complexity: a few searches for each currency.
    public func symbol(
        of currency: CurrencyCode, among currencies: [CurrencyCode], in locale: LocaleIdentifier
    ) throws(CurrencyDataError) -> String {
        for currency in [currency] + currencies {
            if let missing = missing(currency) { throw missing }
        }
        let values = CurrencyValues(image: image, locale: localeRow(for: locale), currency: row(of: currency))
        return symbol(values, among: currencies.compactMap { row(of: $0) })?.string ?? currency.description
    }

    /// The nearest symbol that the locale has, or an ancestor, and that is no other's of these rows.
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
