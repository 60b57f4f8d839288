import LocaleModel
import ReportFormats

/// What is shown for a field that a locale has no value for, beside what inheritance finds: LDML falls back within the
/// locale too.
///
///     a plural form of a name      -> the form `other` -> the name that stands alone -> the code
///     a narrow or other symbol     -> the symbol -> the code
///     a pattern beside a letter    -> the pattern
///     a pattern without currency   -> the pattern, with the currency and the spaces beside it taken out
///     a compact pattern            -> the one for `other`
///
/// See <https://www.unicode.org/reports/tr35/tr35.html#Lateral_Inheritance>.
enum EffectiveValues {
    /// - Parameter lookup: the value that a field has, by inheritance too; nil where it has none.
    static func value(of field: LocaleField, _ lookup: (LocaleField) -> String?) -> String? {
        if let value = lookup(field) { return value }
        switch field {
        case .name(let code, nil): return code
        case .name(let code, .other): return value(of: .name(code: code, nil), lookup)
        case .name(let code, _): return value(of: .name(code: code, .other), lookup)
        case .currency(let code, .symbol): return code
        case .currency(let code, .narrow), .currency(let code, .formal), .currency(let code, .variant):
            return value(of: .currency(code: code, .symbol), lookup)
        case .pattern(let system, .standardAlphaNextToNumber):
            return value(of: .pattern(system: system, .standard), lookup)
        case .pattern(let system, .accountingAlphaNextToNumber):
            return value(of: .pattern(system: system, .accounting), lookup)
        case .pattern(let system, .standardNoCurrency):
            return value(of: .pattern(system: system, .standard), lookup).map(withoutCurrency)
        case .pattern(let system, .accountingNoCurrency):
            return value(of: .pattern(system: system, .accounting), lookup).map(withoutCurrency)
        case .compact(let system, let kind, let zeros, let category, true):
            return value(of: .compact(system: system, kind, zeros: zeros, category, alphaNextToNumber: false), lookup)
        case .compact(let system, let kind, let zeros, let category, false) where category != .other:
            return value(of: .compact(system: system, kind, zeros: zeros, .other, alphaNextToNumber: false), lookup)
        default: return nil
        }
    }

    /// `#,##0.00` of `#,##0.00 ¤`, and of both halves of a pattern with a negative one.
    static func withoutCurrency(_ pattern: String) -> String {
        var result = String.UnicodeScalarView()
        var skipsSpaces = false
        for scalar in pattern.unicodeScalars {
            if scalar == "\u{A4}" {
                while let last = result.last, VisibleText.isSpace(last) { result.removeLast() }
                skipsSpaces = true
            } else if !(skipsSpaces && VisibleText.isSpace(scalar)) {
                skipsSpaces = false
                result.append(scalar)
            }
        }
        return String(result)
    }
}
