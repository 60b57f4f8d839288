import CurrencyFoundation

extension CurrencyFormatter {
    /// The number of fraction digits, in 0...100; by default 2. Further digits are rounded half-even.
    ///
    ///     let formatter = CurrencyFormatter {
    ///         $0.locale = CurrencyLocale.englishUnitedStates
    ///         $0.decimalDigits = 3
    ///     }
    ///     formatter.string(from: 1)                   // "$1.000"
    ///     formatter.string(from: 1.0625)              // "$1.062"
    public var decimalDigits: Int {
        get { currentSettings.decimalDigits }
        set { change { $0.decimalDigits = min(max(0, newValue), FormatterSettings.largestCount) } }
    }

    /// Whether there are fraction digits. Setting it sets `decimalDigits` to two or zero, and also sets
    /// `alwaysShowsDecimalSeparator`.
    ///
    ///     let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
    ///     formatter.hasDecimals = false
    ///     formatter.string(from: 5)                   // "$5"
    ///     formatter.hasDecimals = true
    ///     formatter.decimalDigits                     // 2
    public var hasDecimals: Bool {
        get { decimalDigits != 0 }
        set {
            change {
                $0.decimalDigits = newValue ? 2 : 0
                $0.alwaysShowsDecimalSeparator = newValue
            }
        }
    }

    /// The decimal separator; by default, that of the locale. An empty text or a text with digits counts as not set.
    ///
    ///     let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
    ///     formatter.decimalSeparator = "·"
    ///     formatter.string(from: 1234.5)              // "$1,234·50"
    public var decimalSeparator: String {
        get { current.decimalSeparator }
        set { change { $0.decimalSeparator = newValue } }
    }

    /// Whether the decimal separator is shown even if no fraction digits follow.
    ///
    ///     let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
    ///     formatter.decimalDigits = 0
    ///     formatter.alwaysShowsDecimalSeparator = true
    ///     formatter.string(from: 5)                   // "$5."
    public var alwaysShowsDecimalSeparator: Bool {
        get { currentSettings.alwaysShowsDecimalSeparator }
        set { change { $0.alwaysShowsDecimalSeparator = newValue } }
    }
}
