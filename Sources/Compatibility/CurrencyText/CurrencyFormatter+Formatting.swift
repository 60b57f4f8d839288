import CurrencyFoundation

extension CurrencyFormatter {
    /// Formats the amount, adjusted to the bounds. A `Double` counts as the shortest decimal that converts back to it.
    ///
    ///     let formatter = CurrencyFormatter {
    ///         $0.locale = CurrencyLocale.englishIreland
    ///         $0.currency = .euro
    ///     }
    ///     formatter.string(from: 300000.54)           // "€300,000.54"
    ///     formatter.string(from: -24)                 // "-€24.00"
    ///
    /// - Returns: Never nil; the type is that of CurrencyText.
    public func string(from double: Double) -> String? { text(DecimalValue(double)) }

    /// Formats a `Decimal`, a `DecimalValue` or an integer exactly, adjusted to the bounds.
    ///
    ///     let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
    ///     formatter.string(from: Decimal(string: "9007199254740993.25")!)     // "$9,007,199,254,740,993.25"
    ///     formatter.string(from: Int64.max)                                   // "$9,223,372,036,854,775,807.00"
    ///
    /// - Returns: Never nil.
    public func string<Amount: DecimalConvertible>(from amount: Amount) -> String? { text(amount.decimalValue) }

    /// Formats the amount, or returns `nilSymbol` if there is none.
    public func string<Amount: DecimalConvertible>(from amount: Amount?) -> String? {
        guard let amount else { return nilSymbol }
        return text(amount.decimalValue)
    }

    private func text(_ amount: DecimalValue) -> String {
        let format = current
        return format.plan.format(format.settings.clamped(amount))
    }
}
