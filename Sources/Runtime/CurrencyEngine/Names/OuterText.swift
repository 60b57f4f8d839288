import CurrencyCore
import PackedTables

/// What stands around a number with its affixes, in a pattern that has the number as `{0}`.
enum OuterText: Sendable {
    /// The name of a currency.
    case name(LocaleNames, CurrencyCode)
    /// The name of a currency that the tables do not have.
    case customName(CustomName, LocaleIdentifier, CurrencyData)
    /// The unit of these patterns.
    case unit(UnitPatterns)
}

extension OuterText {
    /// What its texts are as parts.
    var kind: FormattedPart.Kind { if case .unit = self { .unit } else { .currency } }

    /// The currency's name for exactly 0 or 1 if it has one, or for a category. A unit's pattern needs none.
    func name(_ exactly: Int?, _ category: PluralCategory) -> [UInt8] {
        switch self {
        case .name(let names, let currency):
            let explicitName = exactly.flatMap { number in
                names.withName(of: currency, NameForm.explicitZero + number) { $0.map { Array($0) } }
            }
            return explicitName ?? Array(names.pluralName(of: currency, category: category).utf8)
        case .customName(let name, let locale, let data): return name.text(category, locale, data)
        case .unit: return []
        }
    }
}
