import CurrencyFoundation

extension CurrencyFormatter {
    /// The smallest amount; nil for no limit. Smaller amounts are formatted as this one.
    ///
    ///     let formatter = CurrencyFormatter {
    ///         $0.locale = CurrencyLocale.englishUnitedStates
    ///         $0.minValue = 10
    ///     }
    ///     formatter.string(from: 1)                   // "$10.00"
    public var minValue: Double? {
        get { minDecimalValue.map { Double(decimalValue: $0) } }
        set { minDecimalValue = newValue.map { DecimalValue($0) } }
    }

    /// The largest amount; nil for no limit. Larger amounts are formatted as this one.
    ///
    ///     let formatter = CurrencyFormatter {
    ///         $0.locale = CurrencyLocale.englishUnitedStates
    ///         $0.maxValue = 100.31
    ///     }
    ///     formatter.string(from: 300000.54)           // "$100.31"
    public var maxValue: Double? {
        get { maxDecimalValue.map { Double(decimalValue: $0) } }
        set { maxDecimalValue = newValue.map { DecimalValue($0) } }
    }

    /// The exact `minValue`. An amount below it is not compared with `maxValue`. NaN sets no limit.
    public var minDecimalValue: DecimalValue? {
        get { currentSettings.minimum }
        set { change { $0.minimum = newValue } }
    }

    /// The exact `maxValue`. NaN sets no limit.
    ///
    ///     let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
    ///     formatter.maxDecimalValue = try DecimalValue("9007199254740993.25")
    ///     formatter.string(from: try DecimalValue("9007199254740993.26"))     // "$9,007,199,254,740,993.25"
    public var maxDecimalValue: DecimalValue? {
        get { currentSettings.maximum }
        set { change { $0.maximum = newValue } }
    }

    /// The maximum number of integer digits; nil for no limit. Digits further left are cut off, as in
    /// `NumberFormatter`. This limits input, while `maxValue` limits amounts.
    ///
    ///     let formatter = CurrencyFormatter {
    ///         $0.locale = CurrencyLocale.englishUnitedStates
    ///         $0.maxIntegers = 5
    ///     }
    ///     formatter.maxDigitsCount                    // 7
    ///     formatter.string(from: 1234567)             // "$34,567.00"
    public var maxIntegers: Int? {
        get { currentSettings.maximumIntegers }
        set { change { $0.maximumIntegers = newValue.map { max(0, $0) } } }
    }

    /// The maximum number of digits in an amount, integer and fraction digits together. Without `maxIntegers`, the
    /// integer digits count as 2,000,000,000.
    public var maxDigitsCount: Int {
        let settings = currentSettings
        let (count, overflow) = (settings.maximumIntegers ?? Self.unlimitedIntegers)
            .addingReportingOverflow(settings.decimalDigits)
        return overflow ? .max : count
    }

    /// The value of `NumberFormatter` for no limit.
    private static var unlimitedIntegers: Int { 2_000_000_000 }
}
