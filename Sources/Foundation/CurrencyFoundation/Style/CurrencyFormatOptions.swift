import CurrencyFormat

/// A format that has the options for currencies in addition to those for numbers.
public protocol CurrencyFormatOptions: NumberFormatOptions {}

extension CurrencyFormatOptions {
    /// Returns the format with accounting or standard signs, under the engine's names.
    ///
    ///     (-5).formatted(.currency(.dollar, locale: .englishUnitedStates).sign(.accounting))      // "($5.00)"
    public func sign(_ sign: CurrencySign) -> Self { with { $0.sign = $0.sign.with(sign) } }

    /// Returns the format with another presentation of the currency.
    public func presentation(_ presentation: CurrencyFormatConfiguration.Presentation) -> Self {
        with { $0.presentation = presentation }
    }

    /// Returns the format with currency names that lenient parsing accepts; `.bundled` is in the module CurrencyNames.
    ///
    ///     let euros = CurrencyFormatStyle<Decimal>(.euro, locale: .germanGermany)
    ///     try Decimal("5 Euro", format: euros.parsing(names: .bundled))       // 5
    ///     try Decimal("5 Euro", format: euros)                                // throws unexpected text at byte 2...
    public func parsing(names: CurrencyNames?) -> Self { with { $0.names = names } }
}
