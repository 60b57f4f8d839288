import CurrencyEngine

extension CurrencyStyle {
    /// Returns the style with the ISO 4217 code added to the amount, for pages on which a symbol is not enough.
    ///
    ///     CurrencyStyle(.dollar, locale: .englishUnitedStates).withCode().format(5)       // "$5.00 USD"
    ///     CurrencyStyle(.dollar, locale: .hindiIndia).withCode().format(5)                // "USD $5.00"
    ///
    /// If the currency is already written as its code, the code is not written twice. The pattern is CLDR's
    /// `currencyPatternAppendISO` for the locale's default numbering system.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currency_Formats>.
    public func withCode() -> Self {
        var style = self
        style.options.enclose(
            EnclosingText(.currency, key: 0) { request in
                if request.currency == request.code { return Array("{0}".utf8) }
                let pattern = PricePatterns(request.locale, request.data).codePattern
                let place = pattern.indices.dropLast(2).first { pattern[$0...].starts(with: "{1}".utf8) }
                guard let place else { return pattern }
                return Array(pattern[..<place]) + request.code + Array(pattern[(place + 3)...])
            })
        return style
    }
}
