import CurrencyFoundation
import Foundation

/// The settings of a formatter; nil means the locale's or the currency's value.
struct FormatterSettings: Sendable {
    /// The locale as it was set.
    var givenLocale = Locale.autoupdatingCurrent
    var locale = FormatLocale.autoUpdating
    var currencyCode: String?
    var currencySymbol: String?
    var showsCurrencySymbol = true
    var minimum: DecimalValue?
    var maximum: DecimalValue?
    var decimalDigits = 2
    var decimalSeparator: String?
    var alwaysShowsDecimalSeparator = false
    var groupingSize: Int?
    /// 0 for the same as `groupingSize`.
    var secondaryGroupingSize: Int?
    var groupingSeparator: String?
    var hasGroupingSeparator = true
    var maximumIntegers: Int?
    var zeroSymbol: String?
    var nilSymbol = ""

    /// The most fraction digits, and the largest grouping size, that the engine writes.
    static let largestCount = 100

    var showsDecimalSeparator: Bool { decimalDigits > 0 || alwaysShowsDecimalSeparator }
}

extension FormatterSettings {
    /// The amount within the bounds. The lower bound is compared first; NaN, as amount or bound, changes nothing.
    func clamped(_ amount: DecimalValue) -> DecimalValue {
        if amount.isNaN { return amount }
        if let minimum, !minimum.isNaN, amount < minimum { return minimum }
        if let maximum, !maximum.isNaN, amount > maximum { return maximum }
        return amount
    }
}
