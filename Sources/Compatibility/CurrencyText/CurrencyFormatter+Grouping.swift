import CurrencyFoundation

extension CurrencyFormatter {
    /// The primary grouping size, in 0...100; 0 for no groups. By default, it is that of the locale.
    ///
    ///     let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
    ///     formatter.groupingSize = 4
    ///     formatter.string(from: 123456789)           // "$1,2345,6789.00"
    public var groupingSize: Int {
        get { current.groupingSize }
        set { change { $0.groupingSize = min(max(0, newValue), FormatterSettings.largestCount) } }
    }

    /// The size of the groups before the last, in 0...100; 0 for the same as `groupingSize`. By default, it is that of
    /// the locale.
    ///
    ///     let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
    ///     formatter.secondaryGroupingSize = 4
    ///     formatter.string(from: 99999999999)         // "$9999,9999,999.00"
    ///     formatter.locale = CurrencyLocale.englishIndia
    ///     formatter.secondaryGroupingSize             // 4
    public var secondaryGroupingSize: Int {
        get { current.secondaryGroupingSize }
        set { change { $0.secondaryGroupingSize = min(max(0, newValue), FormatterSettings.largestCount) } }
    }

    /// The grouping separator; by default, that of the locale. Setting it sets `hasGroupingSeparator` to true.
    ///
    ///     let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
    ///     formatter.groupingSeparator = "'"
    ///     formatter.string(from: 1000)                // "$1'000.00"
    ///
    /// There are no groups if it is empty or the same as the decimal separator, because 1.234.50 could be read in two
    /// ways. A separator with digits counts as not set.
    public var groupingSeparator: String {
        get { current.groupingSeparator }
        set {
            change {
                $0.groupingSeparator = newValue
                $0.hasGroupingSeparator = true
            }
        }
    }

    /// Whether integer digits are grouped.
    ///
    ///     let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
    ///     formatter.hasGroupingSeparator = false
    ///     formatter.string(from: 1000000)             // "$1000000.00"
    public var hasGroupingSeparator: Bool {
        get { currentSettings.hasGroupingSeparator }
        set { change { $0.hasGroupingSeparator = newValue } }
    }
}
