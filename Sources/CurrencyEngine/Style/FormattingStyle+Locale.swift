import CurrencyCore

extension FormattingStyle {
    /// The style of another locale.
    ///
    ///     let locale = try LocaleIdentifier("de")
    ///     CurrencyStyle(.euro, locale: .englishIreland).locale(locale).format(5)      // "5,00 €"
    public func locale(_ locale: some LocaleIdentifierConvertible) -> Self {
        var result = self
        result.options.locale = locale.localeIdentifier
        return result
    }
}

extension CurrencyStyle {
    /// The style with other digits; `digits(_:)` has those that follow from the currency.
    ///
    ///     CurrencyStyle(.euro, locale: .germanGermany).precision(.significant(2...3)).format(1234.5)      // "1.230 €"
    public func precision(_ precision: NumberPrecision) -> Self { digits(.precision(precision)) }
}
