import CurrencyEngine
import LocaleModel

/// The value that determined the number of fraction digits.
///
///     display     CLDR's digits and rounding      iso     ISO 4217's minor unit
///     cash        CLDR's digits and rounding of cash
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Supplemental_Currency_Data>.
struct DecimalsDecision {
    let keys: [ValueKey]
    /// An explanation, if the value does not come from the tables.
    let note: String?

    init(_ style: StyleValues) {
        guard case .currency(let currency) = style.style else {
            (keys, note) = ([], "the digits of the style: ECMA-402's defaults, or those asked for")
            return
        }
        let code = currency.currency.description
        func fractions(_ parts: FractionPart...) -> [ValueKey] {
            parts.map { .supplemental(.fractions(currency: code, $0)) }
        }
        switch currency.digits {
        case .display where style.resolved.notation != .standard, .pattern where style.resolved.notation != .standard:
            (keys, note) = ([], "compact notation: two significant digits where there is one integer digit")
        case .display, .pattern:
            (keys, note) = (fractions(.digits, .rounding), nil)
        case .cash:
            (keys, note) = (fractions(.cashDigits, .cashRounding), nil)
        case .iso:
            let field = ISO4217Field.current(code: code, .minorUnit)
            let unit = style.values.value(of: field)
            let isStated = unit != nil && unit?.value != ISO4217Facts.noMinorUnit
            keys = (unit == nil ? [] : [.iso4217(field)]) + (isStated ? [] : fractions(.digits))
            note = isStated ? nil : "ISO 4217 has no minor unit of it now: CLDR's digits"
        case .precision:
            (keys, note) = ([], "the digits that were asked for")
        }
    }
}
