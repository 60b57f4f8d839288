import CommandSupport
import LocaleModel

/// Classifies a changed value of a locale by what a customer sees.
enum FieldDifference {
    static func classes(of field: LocaleField, from old: String?, to new: String?) -> Set<FindingClass> {
        // Only invisible characters differ.
        if let old, let new, VisibleText.withoutBidi(old) == VisibleText.withoutBidi(new) { return [.bidi] }
        switch field {
        case .numberingSystem: return [.numberingSystem]
        case .minimumGroupingDigits: return [.grouping]
        case .symbol(_, let kind): return [classOf(kind)]
        case .pattern(_, .scientific): return [.other]
        case .pattern: return patternClasses(from: old, to: new)
        case .spacing: return [.spacing]
        case .appendISO, .miscellaneous, .measureUnit, .numberRules: return [.other]
        case .unitPattern: return joinClasses(from: old, to: new)
        case .compact: return [.compact]
        case .currency(_, .pattern): return patternClasses(from: old, to: new)
        case .currency(_, .decimal): return [.decimalSeparator]
        case .currency(_, .group): return [.groupMark]
        case .currency: return [.symbol]
        case .name: return [.names]
        }
    }

    private static func classOf(_ kind: SymbolKind) -> FindingClass {
        switch kind {
        case .decimal, .currencyDecimal, .decimalAltUS: .decimalSeparator
        case .group, .currencyGroup, .groupAltUS: .groupMark
        case .minusSign, .plusSign: .sign
        default: .other
        }
    }

    private static func patternClasses(from old: String?, to new: String?) -> Set<FindingClass> {
        guard let old, let new else { return [.other] }
        return PatternShape.differences(from: old, to: new)
    }

    /// The classes for a pattern such as `{0} {1}`, which joins an amount and a name.
    private static func joinClasses(from old: String?, to new: String?) -> Set<FindingClass> {
        guard let old, let new, VisibleText.ink(old) == VisibleText.ink(new) else { return [.names] }
        return [.spacing]
    }
}
