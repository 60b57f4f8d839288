import CommandSupport
import DataSnapshot
import LocaleModel
import LocaleResolution

/// Checks that signs and separators are visible, and can be distinguished from each other and from digits.
///
///     value                            must
///     minus and plus sign              be visible, have no digit, and not be or look like the other one
///     decimal separator                be visible, have no digit, and not be the grouping separator or a sign
///     grouping separator               have no digit, and not be a sign; spaces and an empty separator are allowed
///     percent, permille, infinity,
///     NaN, approximately               be visible
///
/// Direction marks do not count. The separators of single currencies are compared with those of the default system.
enum SymbolAudit {
    static let rule = AuditRule(
        id: "symbols", title: "Signs and separators can be seen and told apart",
        link: "https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Symbols")

    static func check(_ snapshot: Snapshot, _ inheritance: Inheritance) -> RuleResult {
        var result = RuleResult()
        for locale in snapshot.localeFacts {
            let symbols = LocaleSymbols(locale: locale, inheritance: inheritance)
            for (field, value) in locale.values {
                guard let role = Role(field) else { continue }
                result.looked += 1
                if let problem = symbols.problem(of: role, field, value) {
                    result.findings.append(
                        AuditFinding(rule, role.findingClass, locale.identifier, field, value, problem))
                }
            }
        }
        return result
    }

    /// The role of a symbol.
    fileprivate enum Role {
        case minus, plus, decimal, group, other

        init?(_ field: LocaleField) {
            switch field {
            case .symbol(_, .minusSign): self = .minus
            case .symbol(_, .plusSign): self = .plus
            case .symbol(_, .decimal), .symbol(_, .currencyDecimal), .currency(_, .decimal): self = .decimal
            case .symbol(_, .group), .symbol(_, .currencyGroup), .currency(_, .group): self = .group
            case .symbol(_, .percentSign), .symbol(_, .perMille), .symbol(_, .infinity), .symbol(_, .nan),
                .symbol(_, .approximatelySign):
                self = .other
            default: return nil
            }
        }

        var findingClass: FindingClass {
            switch self {
            case .minus, .plus: .sign
            case .decimal: .decimalSeparator
            case .group: .groupMark
            case .other: .other
            }
        }
    }
}

/// The symbols of a locale, including inherited ones.
private struct LocaleSymbols {
    let locale: LocaleFacts
    let inheritance: Inheritance

    /// Plus signs in Unicode, and characters that look like one.
    private static let pluses = Set("+⁺₊﬩﹢＋➕".unicodeScalars)
    /// Minus signs and dashes.
    private static let minuses = Set("-‐‑‒–—−⁻₋﹣－➖".unicodeScalars)

    func problem(of role: SymbolAudit.Role, _ field: LocaleField, _ value: String) -> String? {
        let text = VisibleText.withoutBidi(value)
        if role != .group, text.unicodeScalars.allSatisfy({ VisibleText.isSpace($0) || VisibleText.isInvisible($0) }) {
            return value.isEmpty ? "is empty" : "cannot be seen"
        }
        if role == .other { return nil }
        if text.unicodeScalars.contains(where: { $0.properties.numericType == .decimal }) { return "has a digit" }
        let scalars = Set(text.unicodeScalars)
        switch role {
        case .minus where !scalars.isDisjoint(with: Self.pluses): return "looks like a plus sign"
        case .plus where !scalars.isDisjoint(with: Self.minuses): return "looks like a minus sign"
        case .decimal, .group: return sameSign(field, text) ?? sameSeparator(role, field, text)
        default: return nil
        }
    }

    private func sameSign(_ field: LocaleField, _ text: String) -> String? {
        let signs: [(SymbolKind, String)] = [(.minusSign, "minus"), (.plusSign, "plus")]
        for (kind, name) in signs where visible(.symbol(system: system(of: field), kind)) == text {
            return "is the \(name) sign"
        }
        return nil
    }

    /// Compares a grouping separator if the decimal separator is inherited, so that each pair has one finding.
    private func sameSeparator(_ role: SymbolAudit.Role, _ field: LocaleField, _ text: String) -> String? {
        let other = Self.partner(of: field)
        if role == .group, locale[other] != nil { return nil }
        let usual = LocaleField.symbol(system: system(of: field), role == .group ? .decimal : .group)
        let partner = visible(other) ?? visible(usual)
        guard partner == text else { return nil }
        return role == .group ? "is the decimal separator" : "is the grouping separator"
    }

    private static func partner(of field: LocaleField) -> LocaleField {
        switch field {
        case .symbol(let system, .decimal): .symbol(system: system, .group)
        case .symbol(let system, .group): .symbol(system: system, .decimal)
        case .symbol(let system, .currencyDecimal): .symbol(system: system, .currencyGroup)
        case .symbol(let system, .currencyGroup): .symbol(system: system, .currencyDecimal)
        case .currency(let code, .decimal): .currency(code: code, .group)
        case .currency(let code, .group): .currency(code: code, .decimal)
        default: field
        }
    }

    /// The numbering system of a field; the default one for fields of a currency.
    private func system(of field: LocaleField) -> String {
        if case .symbol(let system, _) = field { return system }
        return inheritance.value(of: .numberingSystem(.default), in: locale.identifier) ?? "latn"
    }

    private func visible(_ field: LocaleField) -> String? {
        inheritance.value(of: field, in: locale.identifier).map(VisibleText.withoutBidi)
    }
}
