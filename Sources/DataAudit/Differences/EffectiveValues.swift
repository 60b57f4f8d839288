import LocaleModel

/// What is shown for a field that a locale has no value for, beside what inheritance finds: LDML falls back within the
/// locale too.
///
///     a plural form of a name      -> the form `other` -> the name that stands alone -> the code
///     a narrow or other symbol     -> the symbol -> the code
///     a pattern beside a letter    -> the pattern
///     a pattern without currency   -> nothing: it is the pattern with the currency taken out
///     a compact pattern            -> the one for `other`
///
/// See <https://www.unicode.org/reports/tr35/tr35.html#Lateral_Inheritance>.
enum EffectiveValues {
    static func value(of field: LocaleField, in locale: LocaleFacts) -> String? {
        if let value = locale[field] { return value }
        switch field {
        case .name(let code, nil): return code
        case .name(let code, .other): return value(of: .name(code: code, nil), in: locale)
        case .name(let code, _): return value(of: .name(code: code, .other), in: locale)
        case .currency(let code, .symbol): return code
        case .currency(let code, .narrow), .currency(let code, .formal), .currency(let code, .variant):
            return value(of: .currency(code: code, .symbol), in: locale)
        case .pattern(let system, .standardAlphaNextToNumber):
            return value(of: .pattern(system: system, .standard), in: locale)
        case .pattern(let system, .accountingAlphaNextToNumber):
            return value(of: .pattern(system: system, .accounting), in: locale)
        case .compact(let system, let kind, let zeros, let category, true):
            return value(
                of: .compact(system: system, kind, zeros: zeros, category, alphaNextToNumber: false), in: locale)
        case .compact(let system, let kind, let zeros, let category, false) where category != .other:
            return value(
                of: .compact(system: system, kind, zeros: zeros, .other, alphaNextToNumber: false), in: locale)
        default: return nil
        }
    }

    /// Whether a field says nothing that is shown where only one of two snapshots has it.
    static func isDerivable(_ field: LocaleField) -> Bool {
        switch field {
        case .pattern(_, .standardNoCurrency), .pattern(_, .accountingNoCurrency): true
        default: false
        }
    }
}
