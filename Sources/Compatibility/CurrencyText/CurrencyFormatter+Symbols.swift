import CurrencyFoundation

extension CurrencyFormatter {
    /// The text for amounts that are zero after rounding; nil formats the zero.
    ///
    ///     let formatter = CurrencyFormatter {
    ///         $0.locale = CurrencyLocale.englishUnitedStates
    ///         $0.zeroSymbol = "free"
    ///     }
    ///     formatter.string(from: 0)                   // "free"
    ///     formatter.string(from: 0.001)               // "free"
    public var zeroSymbol: String? {
        get { currentSettings.zeroSymbol }
        set { change { $0.zeroSymbol = newValue } }
    }

    /// The text if there is no amount; empty by default.
    ///
    ///     let formatter = CurrencyFormatter { $0.nilSymbol = "to be agreed" }
    ///     let price: Decimal? = nil
    ///     formatter.string(from: price)               // "to be agreed"
    public var nilSymbol: String {
        get { currentSettings.nilSymbol }
        set { change { $0.nilSymbol = newValue } }
    }

    /// Zero as text, regardless of the bounds.
    ///
    ///     let formatter = CurrencyFormatter {
    ///         $0.locale = CurrencyLocale.germanGermany
    ///         $0.minValue = 10
    ///     }
    ///     formatter.initialText                       // "0,00 €"
    public var initialText: String { current.plan.format(DecimalValue.zero) }
}
