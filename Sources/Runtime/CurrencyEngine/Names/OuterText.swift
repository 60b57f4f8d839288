import CurrencyCore
import PackedTables

/// The text around a number and its affixes. A pattern gives it, with `{0}` for the number.
enum OuterText: Sendable {
    /// The name of a currency.
    case name(LocaleNames, CurrencyCode)
    /// The name of a currency that the tables do not have.
    case customName(CustomName, LocaleIdentifier, CurrencyData)
    /// The unit that these patterns write.
    case unit(UnitPatterns)
}

extension OuterText {
    /// The kind of part that the text is.
    var kind: FormattedPart.Kind { if case .unit = self { .unit } else { .currency } }

    /// The currency's name for exactly 0 or 1 if there is one, or for a category. The pattern of a unit needs no name.
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
