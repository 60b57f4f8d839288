import CurrencyFoundation

extension CurrencyFormatter {
    /// Returns the amount as text, within the bounds. A `Double` is read by its shortest decimal digits.
    ///
    ///     let formatter = CurrencyFormatter {
    ///         $0.locale = CurrencyLocale.englishIreland
    ///         $0.currency = .euro
    ///     }
    ///     formatter.string(from: 300000.54)           // "€300,000.54"
    ///     formatter.string(from: -24)                 // "-€24.00"
    ///
    /// - Returns: Never nil; the type is CurrencyText's.
    public func string(from double: Double) -> String? { text(DecimalValue(double)) }

    /// Returns the amount as text, within the bounds: exactly, from a `Decimal`, a `DecimalValue` or an integer.
    ///
    ///     let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
    ///     formatter.string(from: Decimal(string: "9007199254740993.25")!)     // "$9,007,199,254,740,993.25"
    ///     formatter.string(from: Int64.max)                                   // "$9,223,372,036,854,775,807.00"
    ///
    /// - Returns: Never nil.
    public func string<Amount: DecimalConvertible>(from amount: Amount) -> String? { text(amount.decimalValue) }

    /// Returns the amount as text, or `nilSymbol` where there is none.
    public func string<Amount: DecimalConvertible>(from amount: Amount?) -> String? {
        guard let amount else { return nilSymbol }
        return text(amount.decimalValue)
    }

    private func text(_ amount: DecimalValue) -> String {
        let format = current
        return format.plan.format(format.settings.clamped(amount))
    }
}
