import CurrencyEngine
import LocaleModel
import PackedTables

/// The compact pattern for an amount.
///
///     alphaNextToNumber, if a letter of the currency is next to the number, takes precedence over the plain pattern
///     exactly 0 or 1 takes precedence over the plural category, and that over other
///     the pattern of the largest magnitude is also used above it
///     if a numbering system has no patterns, those of the locale's latn are used
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Compact_Number_Formats>.
struct CompactValue {
    let pattern: ExplainedValue
    let pluralRule: ExplainedValue?

    /// Whether the pattern means that the number is formatted without compact notation.
    var isPlainNumber: Bool { pattern.value == "0" }

    /// Nil if the notation is not compact, or if no patterns exist for the number's magnitude.
    init?(_ style: StyleValues, _ shown: FormatPlan.Rounded) {
        guard case .compact(let length) = style.resolved.notation else { return nil }
        let currency = style.currencyText
        let kind: CompactKind = currency != nil ? .currencyShort : length == .long ? .decimalLong : .decimalShort
        guard shown.magnitude >= 0, let (system, largest) = Self.magnitudes(style, kind) else { return nil }
        let zeros = min(shown.magnitude, largest)
        let category = style.category(of: shown.amount, fractionDigits: shown.minimumFraction)
        let exact: LocaleModel.PluralCategory? =
            shown.amount.isZero ? .explicitZero : shown.amount == 1 ? .explicitOne : nil
        let categories = [exact, category, .other].compactMap { $0 }
        func asked(_ alphaNextToNumber: Bool) -> [LocaleField] {
            categories.map {
                .compact(system: system, kind, zeros: zeros, $0, alphaNextToNumber: alphaNextToNumber)
            }
        }
        guard let plain = style.values.first(asked(false), in: style.locale) else { return nil }
        let usesVariant = currency.map { StyleValues.isLetterNextToNumber($0, PatternPieces(plain.value)) } ?? false
        pattern = usesVariant ? style.values.first(asked(true), in: style.locale) ?? plain : plain
        pluralRule = style.pluralRule(category)
    }

    /// The numbering system whose patterns apply, and the largest magnitude for which there are patterns.
    private static func magnitudes(_ style: StyleValues, _ kind: CompactKind) -> (system: String, largest: Int)? {
        let inheritance = style.values.inheritance
        let chain = inheritance.parents.chain(from: style.locale)
        for system in [style.system, "latn"] {
            let magnitudes: [Int] = inheritance.compactFields(system, kind, along: chain).compactMap {
                if case .compact(_, _, let zeros, _, false) = $0 { zeros } else { nil }
            }
            if let largest = magnitudes.max() { return (system, largest) }
        }
        return nil
    }
}

extension StyleValues {
    /// The text of the currency in the pattern; nil if none is shown.
    var currencyText: String? {
        guard case .currency(let style) = style else { return nil }
        switch style.display {
        case .none, .name: return nil
        case .symbol, .narrowSymbol, .formalSymbol, .variantSymbol, .code, .custom:
            return currency?.value ?? style.text
        }
    }

    func category(of number: DecimalValue, fractionDigits: Int) -> LocaleModel.PluralCategory {
        let row = LocaleLookup(image: style.options.data.image).row(for: style.options.locale.tag)
        let rules = PluralRules(localeRow: row, data: style.options.data)
        let category = rules.category(for: PluralOperands(number, fractionDigits: fractionDigits))
        return LocaleModel.PluralCategory(category)
    }

    /// The rule for a category in the locale's language.
    func pluralRule(_ category: LocaleModel.PluralCategory) -> ExplainedValue? {
        values.value(of: .pluralRule(language: values.pluralLanguage(of: locale), category))
    }
}

extension LocaleModel.PluralCategory {
    /// Creates the category for the engine's name of it.
    init(_ category: CurrencyEngine.PluralCategory) {
        self = Self(rawValue: category.description) ?? .other
    }
}
