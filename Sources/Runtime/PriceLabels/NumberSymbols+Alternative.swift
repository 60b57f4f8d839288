import CurrencyEngine

extension NumberSymbols {
    /// Returns the separators that CLDR has for a locale beside the usual ones; nil where it has none.
    ///
    ///     let locale = CurrencyLocale.englishSouthAfrica
    ///     let style = CurrencyStyle(.rand, locale: locale)
    ///     style.format(1234.5)                                                        // "R 1 234,50"
    ///     style.symbols(NumberSymbols.alternative(in: locale) ?? NumberSymbols()).format(1234.5)      // "R 1,234.50"
    ///
    /// South Africa writes a decimal comma by law, and many there a point. In CLDR 48 en-ZA alone has such separators,
    /// under the name `alt="us"`.
    public static func alternative(
        in locale: some LocaleIdentifierConvertible, data: CurrencyData = .bundled
    ) -> NumberSymbols? {
        guard let separators = PricePatterns(locale.localeIdentifier, data).alternativeSeparators else { return nil }
        return try? NumberSymbols(decimal: separators.decimal, group: separators.group)
    }
}
