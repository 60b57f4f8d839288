import CurrencyFoundation
import CurrencyNames
import Foundation

extension FoundationPair {
    /// This package's format.
    func style() throws -> CurrencyFormatStyle<Decimal> {
        var style = CurrencyFormatStyle<Decimal>(
            currency: try CurrencyCode(currency),
            configuration: CurrencyFormatConfiguration(locale: .identifier(try LocaleIdentifier(locale))))
        switch options["presentation"] {
        case "narrow": style = style.presentation(.narrow)
        case "isoCode": style = style.presentation(.isoCode)
        case "fullName": style = style.presentation(.fullName(.bundled))
        default: break
        }
        switch options["sign"] {
        case "never": style = style.sign(strategy: .never)
        case "always": style = style.sign(strategy: .always())
        case "exceptZero": style = style.sign(strategy: .always(showZero: false))
        case "accounting": style = style.sign(strategy: .accounting)
        case "accountingAlways": style = style.sign(strategy: .accountingAlways(showZero: true))
        case "accountingExceptZero": style = style.sign(strategy: .accountingAlways())
        default: break
        }
        switch options["precision"] {
        case "fraction": style = style.precision(.fractionLength(1))
        case "fractionRange": style = style.precision(.fractionLength(0...3))
        case "significant": style = style.precision(.significantDigits(3))
        case "significantRange": style = style.precision(.significantDigits(2...))
        case "integer": style = style.precision(.integerLength(2...))
        case "both": style = style.precision(.integerAndFractionLength(integer: 4, fraction: 1))
        default: break
        }
        if options["grouping"] == "never" { style = style.grouping(.never) }
        if options["decimalSeparator"] == "always" { style = style.decimalSeparator(strategy: .always) }
        if options["notation"] == "compactName" { style = style.notation(.compactName) }
        if let scale = options["scale"] { style = style.scale(try DecimalValue(scale)) }
        if options["rounding"] != nil || options["increment"] != nil {
            style = style.rounded(rule: rule, increment: try options["increment"].map { try DecimalValue($0) })
        }
        return style
    }

    /// Foundation's format.
    func foundationStyle() -> Decimal.FormatStyle.Currency {
        var style = Decimal.FormatStyle.Currency(
            code: currency, locale: Locale(identifier: locale.replacingOccurrences(of: "-", with: "_")))
        switch options["presentation"] {
        case "narrow": style = style.presentation(.narrow)
        case "isoCode": style = style.presentation(.isoCode)
        case "fullName": style = style.presentation(.fullName)
        default: break
        }
        switch options["sign"] {
        case "never": style = style.sign(strategy: .never)
        case "always": style = style.sign(strategy: .always())
        case "exceptZero": style = style.sign(strategy: .always(showZero: false))
        case "accounting": style = style.sign(strategy: .accounting)
        case "accountingAlways": style = style.sign(strategy: .accountingAlways(showZero: true))
        case "accountingExceptZero": style = style.sign(strategy: .accountingAlways())
        default: break
        }
        switch options["precision"] {
        case "fraction": style = style.precision(.fractionLength(1))
        case "fractionRange": style = style.precision(.fractionLength(0...3))
        case "significant": style = style.precision(.significantDigits(3))
        case "significantRange": style = style.precision(.significantDigits(2...))
        case "integer": style = style.precision(.integerLength(2...))
        case "both": style = style.precision(.integerAndFractionLength(integer: 4, fraction: 1))
        default: break
        }
        if options["grouping"] == "never" { style = style.grouping(.never) }
        if options["decimalSeparator"] == "always" { style = style.decimalSeparator(strategy: .always) }
        if options["notation"] == "compactName" { style = style.notation(.compactName) }
        if let scale = options["scale"].flatMap(Double.init) { style = style.scale(scale) }
        if options["rounding"] != nil || options["increment"] != nil {
            style = style.rounded(rule: rule, increment: options["increment"].flatMap(Int.init))
        }
        return style
    }

    private var rule: FloatingPointRoundingRule {
        switch options["rounding"] {
        case "up": .up
        case "down": .down
        case "towardZero": .towardZero
        case "awayFromZero": .awayFromZero
        case "toNearestOrAwayFromZero": .toNearestOrAwayFromZero
        default: .toNearestOrEven
        }
    }
}
