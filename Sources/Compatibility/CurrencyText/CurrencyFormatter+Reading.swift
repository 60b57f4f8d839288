import CurrencyFoundation
import Foundation

extension CurrencyFormatter {
    /// Returns the number in a formatted text, as ASCII digits with a decimal point.
    ///
    ///     let formatter = CurrencyFormatter {
    ///         $0.locale = CurrencyLocale.portugueseBrazil
    ///         $0.currency = .euro
    ///     }
    ///     formatter.unformatted(string: "€ 300.000,54")       // "300000.54"
    ///     formatter.unformatted(string: "-€ 0,99")            // "-0.99"
    ///     formatter.unformatted(string: "none")               // ""
    ///
    /// It skips everything except digits, the decimal separator and a minus sign, and also skips the separator if there
    /// are no fraction digits. So the text may have any currency or none. To check a text, use `amount(from:)`.
    ///
    /// - Returns: nil if there are two decimal separators.
    /// - Complexity: linear in the text's length. It changes no setting.
    public func unformatted(string: String) -> String? {
        let format = current
        let number = WrittenNumber(string, format, findsDecimals: format.settings.decimalDigits > 0)
        guard number.decimalSeparators <= 1 else { return nil }
        guard number.hasDigits else { return "" }
        return number.text
    }

    /// Converts unformatted text such as `-1234.50` to a number; nil for any other text.
    ///
    ///     let formatter = CurrencyFormatter()
    ///     formatter.double(from: "300000.54")         // 300000.54
    ///     formatter.double(from: "300,000.54")        // nil
    public func double(from string: String) -> Double? { Double(string) }

    /// Converts text like `double(from:)`, but exactly, with up to 38 digits.
    ///
    ///     let formatter = CurrencyFormatter()
    ///     formatter.decimal(from: "9007199254740993.25")      // 9007199254740993.25
    public func decimal(from string: String) -> Decimal? {
        decimalValue(from: string).flatMap { try? Decimal($0) }
    }

    /// Converts text like `double(from:)`, but exactly, with the fraction digits as written.
    ///
    ///     let formatter = CurrencyFormatter()
    ///     formatter.decimalValue(from: "12.50")               // 12.50
    public func decimalValue(from string: String) -> DecimalValue? { try? DecimalValue(string) }

    /// Parses text that this formatter writes; the inverse of `string(from:)`.
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
