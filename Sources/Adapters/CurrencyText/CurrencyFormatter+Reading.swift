import CurrencyFoundation
import Foundation

extension CurrencyFormatter {
    /// Returns the number of a formatted text, as ASCII digits with a decimal point.
    ///
    ///     let formatter = CurrencyFormatter {
    ///         $0.locale = CurrencyLocale.portugueseBrazil
    ///         $0.currency = .euro
    ///     }
    ///     formatter.unformatted(string: "€ 300.000,54")       // "300000.54"
    ///     formatter.unformatted(string: "-€ 0,99")            // "-0.99"
    ///     formatter.unformatted(string: "none")               // ""
    ///
    /// Everything but digits, the decimal separator and a minus sign is skipped, and the separator too where there are
    /// no fraction digits: the text may have any currency, or none. To check a text use `amount(from:)`.
    ///
    /// - Returns: nil if there are two decimal separators.
    /// - Complexity: linear in the text's length. Changes no setting.
    public func unformatted(string: String) -> String? {
        let format = current
        let number = WrittenNumber(string, format, findsDecimals: format.settings.decimalDigits > 0)
        guard number.decimalSeparators <= 1 else { return nil }
        guard number.hasDigits else { return "" }
        return number.text
    }

    /// Returns the number of a text without a format, such as `-1234.50`; nil for any other text.
    ///
    ///     let formatter = CurrencyFormatter()
    ///     formatter.double(from: "300000.54")         // 300000.54
    ///     formatter.double(from: "300,000.54")        // nil
    public func double(from string: String) -> Double? { Double(string) }

    /// `double(from:)`, exactly: up to 38 digits.
    ///
    ///     let formatter = CurrencyFormatter()
    ///     formatter.decimal(from: "9007199254740993.25")      // 9007199254740993.25
    public func decimal(from string: String) -> Decimal? {
        decimalValue(from: string).flatMap { try? Decimal($0) }
    }

    /// `double(from:)`, exactly, with the fraction digits as they are written.
    ///
    ///     let formatter = CurrencyFormatter()
    ///     formatter.decimalValue(from: "12.50")               // 12.50
    public func decimalValue(from string: String) -> DecimalValue? { try? DecimalValue(string) }

    /// Returns the amount that this formatter writes as a text: the inverse of `string(from:)`.
    ///
    ///     let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
    ///     try formatter.amount(from: "$1,234.50")             // 1234.50
    ///     try formatter.amount(from: "$1234.50")              // throws wrong grouping at byte 4...
    ///
    /// - Throws: `AmountParseError`, with the offset and what was expected there.
    public func amount(from string: String) throws(AmountParseError) -> DecimalValue {
        try current.plan.parse(string)
    }
}
