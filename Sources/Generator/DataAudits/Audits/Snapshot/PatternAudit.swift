import CurrencyEngine
import DataSnapshot
import LDMLSyntax
import LocaleModel

/// Checks that patterns follow LDML's grammar and have what their kind needs.
///
///     kind                               needs
///     standard, accounting, compact      one currency sign, unless the pattern is 0 (no compact form)
///     noCurrency, decimal                no currency sign
///     percent                            a percent sign
///     scientific                         nothing: CLDR has a bare # in some locales
///     unit patterns                      {0} and {1}, each once
///     ranges                             {0} and {1}
///     other joining patterns, units      {0}
enum PatternAudit {
    static let rule = AuditRule(
        id: "patterns", title: "Patterns are well formed",
        link: "https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Format_Patterns")

    static func check(_ snapshot: Snapshot) -> RuleResult {
        var result = RuleResult()
        for locale in snapshot.localeFacts {
            for (field, value) in locale.values {
                guard let problem = problem(of: field, value) else { continue }
                result.looked += 1
                if !problem.isEmpty {
                    result.findings.append(AuditFinding(rule, .other, locale.identifier, field, value, problem))
                }
            }
        }
        return result
    }

    /// The problem with a pattern; empty if there is none, and nil if the field does not contain a pattern.
    private static func problem(of field: LocaleField, _ value: String) -> String? {
        switch field {
        case .pattern(_, .scientific): return value.isEmpty ? "is empty" : ""
        case .pattern(_, let kind): return problem(of: kind, value)
        case .currency(_, .pattern): return problem(of: .standard, value)
        case .compact(_, let kind, _, _, _):
            // A zero means that the magnitude has no compact form. Some words need no number.
            if value == "0" { return "" }
            return syntax(value, currency: kind == .currencyShort ? 1 : 0, needsNumber: false)
        case .unitPattern: return placeholders(value)
        case .miscellaneous(_, .range): return placeholders(value)
        case .miscellaneous, .measureUnit:
            return PlaceholderPattern.counts(in: value).first > 0 ? "" : "has no place for the number"
        default: return nil
        }
    }

    private static func problem(of kind: PatternKind, _ value: String) -> String {
        switch kind {
        case .standard, .accounting, .standardAlphaNextToNumber, .accountingAlphaNextToNumber:
            return syntax(value, currency: 1)
        case .percent:
            let problem = syntax(value, currency: 0)
            return problem.isEmpty && !value.contains("%") ? "has no percent sign" : problem
        case .decimal, .standardNoCurrency, .accountingNoCurrency, .scientific: return syntax(value, currency: 0)
        }
    }

    private static func syntax(_ value: String, currency: Int, needsNumber: Bool = true) -> String {
        let shape = PatternShape(value)
        if !needsNumber, shape.whole.isEmpty { return "" }
        do throws(NumberFormatPatternError) {
            _ = try NumberFormatPattern(value)
        } catch {
            return "is not a pattern: \(error)"
        }
        let signs = shape.positive.unicodeScalars.count { $0 == "\u{A4}" }
        if signs != currency { return "has \(signs) currency signs; expected \(currency)" }
        return ""
    }

    private static func placeholders(_ value: String) -> String {
        PlaceholderPattern.counts(in: value) == (1, 1) ? "" : "does not have {0} and {1} once each"
    }
}
