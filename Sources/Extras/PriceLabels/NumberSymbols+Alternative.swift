import CurrencyEngine

extension NumberSymbols {
    /// Returns CLDR's alternative separators for a locale; nil if it has none.
    ///
    ///     let locale = CurrencyLocale.englishSouthAfrica
    ///     let style = CurrencyStyle(.rand, locale: locale)
    ///     style.format(1234.5)                                                        // "R 1 234,50"
    ///     style.symbols(NumberSymbols.alternative(in: locale) ?? NumberSymbols()).format(1234.5)      // "R 1,234.50"
    ///
    /// The law in South Africa requires a decimal comma, but many people there write a point. In CLDR 48, only en-ZA
    /// has such separators, under the name `alt="us"`.
    public static func alternative(
        in locale: some LocaleIdentifierConvertible, data: CurrencyData = .bundled
    ) -> NumberSymbols? {
        guard let separators = PricePatterns(locale.localeIdentifier, data).alternativeSeparators else { return nil }
        return try? NumberSymbols(decimal: separators.decimal, group: separators.group)
    }
}
