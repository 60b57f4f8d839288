import CurrencyEngine
import CurrencyFormat

extension CurrencyFormatConfiguration {
    /// Returns the engine's style with these options. It does not include the scale; see `scaled(_:)`.
    ///
    /// - Parameter data: The data in which to look things up.
    public func currencyStyle(_ currency: CurrencyCode, data: CurrencyData = .bundled) -> CurrencyStyle {
        data == .bundled
            ? currencyStyle(currency, .unknown)
            : style(currency, .unknown, FormatOptions(locale: locale.identifier, data: data))
    }

    /// The style with the bundled data.
    func currencyStyle(_ currency: CurrencyCode, _ probableRow: ProbableRow) -> CurrencyStyle {
        switch locale {
        case .identifier(let identifier): style(currency, probableRow, FormatOptions(bundled: identifier))
        case .autoUpdating: style(currency, probableRow, FormatOptions(bundled: .user))
        }
    }

    /// An amount times the scale as text.
    @usableFromInline
    func format(_ amount: DecimalValue, _ currency: CurrencyCode, _ probableRow: ProbableRow) -> String {
        currencyStyle(currency, probableRow).format(scaled(amount))
    }

    // Each change of a style that is there would copy it: it is made last.
    @inline(__always)
    private func style(
        _ currency: CurrencyCode, _ probableRow: ProbableRow, _ options: consuming FormatOptions
    ) -> CurrencyStyle {
        // The defaults are the engine's, too.
        if isDefault { return CurrencyStyle(currency: currency, probableRow: probableRow, options: options) }
        set(&options)
        let digits = multiples.map { .precision($0) } ?? precision?.digits ?? CurrencyDigits.display
        return CurrencyStyle(
            currency: currency, display: presentation.display, sign: sign.sign, digits: digits,
            probableRow: probableRow, options: options)
    }

    /// Whether all options that the engine's style has are at their defaults.
    private var isDefault: Bool {
        guard case .standard = presentation, case .automatic = sign else { return false }
        return grouping == .automatic && precision == nil && rounding == .halfEven && increment == nil
            && decimalSeparator == .automatic && notation == .automatic && spaces == .cldr
    }
}
