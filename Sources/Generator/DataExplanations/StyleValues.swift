import CurrencyEngine
import LocaleModel

/// The values of the tables for a style, in LDML's order of precedence. Each is compared with the value that the engine
/// reports.
struct StyleValues {
    let style: NumberStyle
    let resolved: ResolvedOptions
    let values: SnapshotValues
    let locale: String
    let system: String
    let pattern: ExplainedValue
    let pieces: PatternPieces
    let decimal: ExplainedValue
    let group: ExplainedValue
    /// The text for the currency; nil if the pattern does not show it.
    let currency: ExplainedValue?

    init(_ style: NumberStyle, _ values: SnapshotValues) throws(ExplanationError) {
        let resolved = style.resolvedOptions
        self.style = style
        self.resolved = resolved
        self.values = values
        locale = resolved.locale
        system = resolved.numberingSystem
        let code = resolved.currency?.description
        func separator(_ part: CurrencyPart, _ money: SymbolKind, _ kind: SymbolKind) -> [LocaleField] {
            guard let code else { return [.symbol(system: resolved.numberingSystem, kind)] }
            return [
                .currency(code: code, part), .symbol(system: resolved.numberingSystem, money),
                .symbol(system: resolved.numberingSystem, kind),
            ]
        }
        decimal = try values.required(
            separator(.decimal, .currencyDecimal, .decimal), in: resolved.locale, engine: resolved.decimalSeparator)
        group = try values.required(
            separator(.group, .currencyGroup, .group), in: resolved.locale, engine: resolved.groupSeparator)
        currency = Self.currency(style, resolved, values)
        pattern = try Self.pattern(style, resolved, values, currency)
        pieces = PatternPieces(pattern.value)
    }

    /// The fields for a form of the currency, in order of precedence.
    private static func currency(
        _ style: NumberStyle, _ resolved: ResolvedOptions, _ values: SnapshotValues
    ) -> ExplainedValue? {
        guard case .currency(let style) = style else { return nil }
        let code = style.currency.description
        func field(_ part: CurrencyPart) -> LocaleField { .currency(code: code, part) }
        switch style.display {
        case .symbol: return values.first([field(.symbol)], in: resolved.locale)
        case .narrowSymbol: return values.first([field(.narrow), field(.symbol)], in: resolved.locale)
        case .formalSymbol: return values.first([field(.formal), field(.symbol)], in: resolved.locale)
        case .variantSymbol: return values.first([field(.variant), field(.symbol)], in: resolved.locale)
        case .code, .custom, .name, .none: return nil
        }
    }

    private static func pattern(
        _ style: NumberStyle, _ resolved: ResolvedOptions, _ values: SnapshotValues, _ symbol: ExplainedValue?
    ) throws(ExplanationError) -> ExplainedValue {
        let system = resolved.numberingSystem
        func field(_ kind: PatternKind) -> LocaleField { .pattern(system: system, kind) }
        func required(_ fields: [LocaleField]) throws(ExplanationError) -> ExplainedValue {
            try values.required(fields, in: resolved.locale, engine: resolved.pattern)
        }
        switch style {
        case .decimal: return try required([field(.decimal)])
        case .percent: return try required([field(.percent)])
        case .currency(let style):
            if case .name = style.display { return try required([field(.decimal)]) }
            let isAccounting = resolved.currencySign == .accounting
            let own = LocaleField.currency(code: style.currency.description, .pattern)
            let standard = field(isAccounting ? .accounting : .standard)
            if case .none = style.display {
                return try required([
                    field(isAccounting ? .accountingNoCurrency : .standardNoCurrency), own, standard,
                ])
            }
            let variant = field(isAccounting ? .accountingAlphaNextToNumber : .standardAlphaNextToNumber)
            let text = symbol?.value ?? style.text
            if values.value(of: own, in: resolved.locale) == nil,
                let base = values.value(of: standard, in: resolved.locale),
                isLetterNextToNumber(text, PatternPieces(base.value)),
                let found = values.value(of: variant, in: resolved.locale), found.value == resolved.pattern
            {
                return found
            }
            return try required([own, standard])
        }
    }

    /// Whether the currency's character nearest to the number is a letter.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Pattern_Variant_Usage_Rules>.
    static func isLetterNextToNumber(_ currency: String, _ pattern: PatternPieces) -> Bool {
        let scalars = currency.unicodeScalars
        guard let scalar = pattern.currencyPrecedesNumber ? scalars.last : scalars.first else { return false }
        return switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }
}

extension CurrencyStyle {
    /// The text for the currency if it is not a value of the tables.
    var text: String {
        if case .custom(let text) = display { text } else { currency.description }
    }
}

extension SnapshotValues {
    /// A required value that equals the one that the engine uses.
    func required(
        _ fields: [LocaleField], in locale: String, engine: String
    ) throws(ExplanationError) -> ExplainedValue {
        guard let found = first(fields, in: locale) else {
            throw .missing(locale: locale, field: fields.last?.path ?? "")
        }
        guard found.value == engine else {
            throw .contradicted(locale: locale, field: found.key.path, value: found.value, engine: engine)
        }
        return found
    }

    /// A required value.
    func required(_ field: LocaleField, in locale: String) throws(ExplanationError) -> ExplainedValue {
        guard let found = value(of: field, in: locale) else { throw .missing(locale: locale, field: field.path) }
        return found
    }
}
