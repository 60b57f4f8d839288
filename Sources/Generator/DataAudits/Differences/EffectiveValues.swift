import CommandSupport
import LocaleModel

/// The value that is shown for a field without a value in its locale. Besides inheritance, LDML falls back within the
/// locale:
///
///     a plural form of a name      -> the form `other` -> the name without a form -> the code
///     a narrow or other symbol     -> the symbol -> the code
///     a pattern next to a letter   -> the pattern
///     a pattern without currency   -> the pattern, without the currency and the spaces next to it
///     a compact pattern            -> the one for `other`
///
/// See <https://www.unicode.org/reports/tr35/tr35.html#Lateral_Inheritance>.
enum EffectiveValues {
    /// - Parameter lookup: Returns the value of a field, including inherited ones; nil if there is none.
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

    /// Returns `#,##0.00` for `#,##0.00 ¤`, and does the same for both halves of a pattern with a negative subpattern.
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
