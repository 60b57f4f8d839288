import CurrencyEngine

extension NumberFormatOptions {
    /// The style in a locale, according to the options.
    func style(
        locale: LocaleIdentifier, data: CurrencyData, names: CurrencyNames, compatibility: FormatOptions.Compatibility
    ) throws(RequestError) -> any FormattingStyle {
        var shared = FormatOptions(locale: try self.locale(locale, data), data: data)
        shared.signDisplay = signDisplay
        shared.notation = notation
        shared.grouping = grouping
        shared.rounding = digits.rounding
        shared.minimumIntegerDigits = digits.minimumInteger
        shared.trailingZeros = digits.trailingZeros
        shared.compatibility = compatibility
        switch style {
        case .decimal:
            var style = DecimalStyle(locale: locale, data: data)
            style.options = shared
            style.precision = digits.precision
            return style
        case .percent:
            var style = PercentStyle(locale: locale, data: data)
            style.options = shared
            style.precision = digits.precision
            return style
        case .currency(let currency):
            var style = CurrencyStyle(currency: currency, locale: locale, data: data)
            style.options = shared
            style.digits = .precision(digits.precision)
            style.sign = currencySign
            style.display = currencyDisplay(names)
            return style
        }
    }

    private func currencyDisplay(_ names: CurrencyNames) -> CurrencyDisplay {
        switch display {
        case .symbol: .symbol
        case .narrowSymbol: .narrowSymbol
        case .formalSymbol: .formalSymbol
        case .never: .never
        case .code: .code
        case .name: .name(names)
        }
    }

    /// ECMA-402 ignores systems without ten digits, like unknown ones.
    private func locale(_ locale: LocaleIdentifier, _ data: CurrencyData) throws(RequestError) -> LocaleIdentifier {
        guard let numberingSystem, data.numberingSystems.contains(numberingSystem) else { return locale }
        do throws(LocaleIdentifierError) {
            return try locale.numberingSystem(numberingSystem)
        } catch {
            throw .locale(numberingSystem, error)
        }
    }
}
