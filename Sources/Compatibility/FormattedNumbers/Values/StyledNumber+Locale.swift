extension StyledNumber {
    /// Returns the number with the separators, digits and signs of another locale.
    ///
    ///     FormattedMoney(1234.5678).locale(.germanGermany).formattedString        // "USD 1.235"
    ///     FormattedPercentage(0.256).locale(.arabicEgypt).formattedString         // "٢٥٫٦ ٪"
    ///
    /// With `autoUpdating`, it follows the user's settings.
    public func locale(_ locale: CurrencyLocale) -> Self { with(FormatLocale(locale)) }

    /// Returns the number in a locale with an identifier.
    ///
    ///     let marathi = try LocaleIdentifier("mr")
    ///     FormattedQuantity(1250.5).locale(marathi).formattedString       // "१२५०"
    public func locale(_ locale: LocaleIdentifier) -> Self { with(.identifier(locale)) }

    private func with(_ locale: FormatLocale) -> Self {
        var result = self
        result.options.locale = locale
        return result
    }
}
