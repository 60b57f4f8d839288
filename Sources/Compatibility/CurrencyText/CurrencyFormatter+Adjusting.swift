import CurrencyFoundation

// While a text is edited, its digits are the amount in units of the last fraction digit. With two fraction digits:
//
//     text            digits     amount
//     $ 23.247        23247      232.47      a digit was added
//     $ 23.2          232        2.32        a digit was removed
//     $ 5             5          0.05
//     -               none       no amount

extension CurrencyFormatter: CurrencyAdjusting {
    /// Reformats text after a digit was added or removed: the decimal separator and the groups move to their positions.
    /// It ignores `minValue` and `maxValue`.
    ///
    ///     let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
    ///     formatter.formattedStringWithAdjustedDecimalSeparator(from: "$23.247")      // "$232.47"
    ///     formatter.formattedStringWithAdjustedDecimalSeparator(from: "-$0.015")      // "-$0.15"
    ///     formatter.formattedStringWithAdjustedDecimalSeparator(from: "$")            // nil
    ///
    /// - Returns: nil if there are no digits or more than 38.
    /// - Complexity: linear in the text's length. It changes no setting.
    public func formattedStringWithAdjustedDecimalSeparator(from string: String) -> String? {
        let format = current
        return typedAmount(string, format).map(format.plan.format)
    }

    /// Reformats text like `formattedStringWithAdjustedDecimalSeparator(from:)`, and adjusts the amount to the bounds.
    ///
    ///     let formatter = CurrencyFormatter {
    ///         $0.locale = CurrencyLocale.englishUnitedStates
    ///         $0.minValue = 10
    ///         $0.maxValue = 100.31
    ///     }
    ///     formatter.formattedStringAdjustedToFitAllowedValues(from: "$300,000.54")    // "$100.31"
    ///     formatter.formattedStringAdjustedToFitAllowedValues(from: "$2.03")          // "$10.00"
    ///
    /// - Returns: nil if there are no digits or more than 38.
    /// - Complexity: linear in the text's length. It changes no setting.
    public func formattedStringAdjustedToFitAllowedValues(from string: String) -> String? {
        let format = current
        return typedAmount(string, format).map { format.plan.format(format.settings.clamped($0)) }
    }

    /// The amount of a text whose digits are units of the last fraction digit.
    private func typedAmount(_ text: String, _ format: ResolvedFormat) -> DecimalValue? {
        let number = WrittenNumber(text, format, findsDecimals: false)
        guard number.hasDigits else { return nil }
        let decimals = format.settings.decimalDigits
        var digits = String(repeating: "0", count: max(0, decimals - number.integer.count)) + number.integer
        if decimals > 0 { digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals)) }
        // The grammar requires a digit before the point.
        return try? DecimalValue((number.isNegative ? "-0" : "0") + digits)
    }
}
