import CurrencyFoundation
import Foundation

/// What was set on a formatter; nil stands for what the locale or the currency says.
struct FormatterSettings: Sendable {
    /// The locale as it was given.
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
    /// 0 for as many as `groupingSize`.
    var secondaryGroupingSize: Int?
    var groupingSeparator: String?
    var hasGroupingSeparator = true
    var maximumIntegers: Int?
    var zeroSymbol: String?
    var nilSymbol = ""

    /// The most decimals, and the most digits of a group, that the engine writes.
    static let largestCount = 100

    var showsDecimalSeparator: Bool { decimalDigits > 0 || alwaysShowsDecimalSeparator }
}

extension FormatterSettings {
    /// The amount within the bounds. The lower one goes first where they contradict each other; NaN has no place.
    func clamped(_ amount: DecimalValue) -> DecimalValue {
        if amount.isNaN { return amount }
        if let minimum, !minimum.isNaN, amount < minimum { return minimum }
        if let maximum, !maximum.isNaN, amount > maximum { return maximum }
        return amount
    }
}
