import CurrencyEngine
import LocaleModel

extension Explainer {
    /// Returns the values of a locale, and optionally of a currency in it: patterns, symbols, digits, groups, spacing.
    ///
    /// Missing values are left out, such as a grouping separator for money only.
    public func values(
        of identifier: LocaleIdentifier, currency: CurrencyCode? = nil
    ) throws(ExplanationError) -> Explanation {
        let resolved = DecimalStyle(locale: identifier, data: data).resolvedOptions
        var result = empty(identifier, resolved.locale, resolved.numberingSystem)
        result.currency = currency?.description
        let fields = Self.fields(resolved.numberingSystem, currency?.description)
        result.values = fields.compactMap { values.value(of: $0, in: resolved.locale) }
        var keys: [ValueKey] = [.supplemental(.digits(system: resolved.numberingSystem))]
        if let code = currency?.description {
            keys += FractionPart.allCases.map { .supplemental(.fractions(currency: code, $0)) }
            keys += ISOCurrencyPart.allCases.map { .iso4217(.current(code: code, $0)) }
            keys += values.snapshot.iso4217.withdrawn.indices.map {
                .iso4217(.withdrawalDate(code: code, entry: $0))
            }
            let language = values.pluralLanguage(of: resolved.locale)
            keys += LocaleModel.PluralCategory.allCases.map {
                .supplemental(.pluralRule(language: language, $0))
            }
        }
        result.values += keys.compactMap { values.value(of: $0, in: resolved.locale) }
        return result
    }

    /// The fields in a convenient order for readers.
    static func fields(_ system: String, _ code: String?) -> [LocaleField] {
        var fields: [LocaleField] = NumberingSystemRole.allCases.map { .numberingSystem($0) }
        fields.append(.minimumGroupingDigits)
        fields += PatternKind.allCases.map { .pattern(system: system, $0) }
        fields += SymbolKind.allCases.map { .symbol(system: system, $0) }
        for side in SpacingSide.allCases {
            fields += SpacingPart.allCases.map { .spacing(system: system, side, $0) }
        }
        fields.append(.appendISO(system: system))
        fields += MiscellaneousKind.allCases.map { .miscellaneous(system: system, $0) }
        guard let code else { return fields }
        fields += LocaleModel.PluralCategory.allCases.map { .unitPattern(system: system, $0) }
        fields += CurrencyPart.allCases.map { .currency(code: code, $0) }
        fields.append(.name(code: code, nil))
        return fields + LocaleModel.PluralCategory.allCases.map { .name(code: code, $0) }
    }
}
