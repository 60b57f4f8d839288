import LocaleModel

/// The aliases in LDML's root. They state where in the same locale to look for a value that no ancestor has:
///
///     symbols, decimal, percent, scientific, misc of system N   ->  those of latn
///     currency formats of system N                              ->  those of latn
///     accounting formats                                        ->  standard formats of the same system
///     long compact decimals of latn                             ->  short ones
///
/// If the root has its own symbols or patterns for N, there is no alias from them to latn. Values that such symbols
/// lack, such as `currencyGroup`, do not exist.
///
/// See `common/main/root.xml` of CLDR and
/// <https://www.unicode.org/reports/tr35/#Alias_Elements>.
struct RootAlias {
    static let latin = "latn"

    /// The systems for which the root itself has symbols.
    private let systemsWithOwnSymbols: Set<String>
    /// The systems for which the root itself has a pattern, by the pattern's kind.
    private let systemsWithOwnPattern: [PatternKind: Set<String>]
    /// The systems for which the root itself has currency formats.
    private let systemsWithOwnCurrencyFormats: Set<String>

    init(root: LocaleFacts?) {
        var symbols: Set<String> = [Self.latin]
        var patterns: [PatternKind: Set<String>] = [:]
        for field in root?.values.keys ?? [:].keys {
            if case .symbol(let system, .decimal) = field { symbols.insert(system) }
            if case .pattern(let system, let kind) = field { patterns[kind, default: []].insert(system) }
        }
        systemsWithOwnSymbols = symbols
        systemsWithOwnPattern = patterns
        systemsWithOwnCurrencyFormats = patterns[.standard, default: []].union([Self.latin])
    }

    /// The alias target of a field; nil if there is none.
    func target(of field: LocaleField) -> LocaleField? {
        switch field {
        case .symbol(let system, let kind):
            return systemsWithOwnSymbols.contains(system) ? nil : .symbol(system: Self.latin, kind)
        case .pattern(let system, let kind):
            return target(ofPattern: kind, system)
        case .spacing(let system, let side, let part):
            return system == Self.latin ? nil : .spacing(system: Self.latin, side, part)
        case .miscellaneous(let system, let kind):
            return system == Self.latin ? nil : .miscellaneous(system: Self.latin, kind)
        case .appendISO(let system):
            return systemsWithOwnCurrencyFormats.contains(system) ? nil : .appendISO(system: Self.latin)
        case .unitPattern(let system, let category):
            return systemsWithOwnCurrencyFormats.contains(system)
                ? nil : .unitPattern(system: Self.latin, category)
        case .compact(let system, let kind, let zeros, let category, let alphaNextToNumber):
            guard let (system, kind) = target(ofCompact: kind, system) else { return nil }
            return .compact(
                system: system, kind, zeros: zeros, category, alphaNextToNumber: alphaNextToNumber)
        case .numberingSystem, .minimumGroupingDigits, .currency, .name, .measureUnit, .numberRules:
            return nil
        }
    }

    /// The value of a field for which neither an ancestor nor an alias has one: a currency without a symbol is shown as
    /// its code.
    static func lastResort(_ field: LocaleField) -> String? {
        if case .currency(let code, .symbol) = field { code } else { nil }
    }

    private func target(ofPattern kind: PatternKind, _ system: String) -> LocaleField? {
        let hasOwn = systemsWithOwnCurrencyFormats.contains(system)
        switch kind {
        case .decimal, .percent, .scientific:
            let isOwn = system == Self.latin || systemsWithOwnPattern[kind]?.contains(system) == true
            return isOwn ? nil : .pattern(system: Self.latin, kind)
        case .standard, .standardAlphaNextToNumber, .standardNoCurrency:
            return hasOwn ? nil : .pattern(system: Self.latin, kind)
        case .accounting:
            return hasOwn ? .pattern(system: system, .standard) : .pattern(system: Self.latin, kind)
        case .accountingAlphaNextToNumber:
            return hasOwn
                ? .pattern(system: system, .standardAlphaNextToNumber) : .pattern(system: Self.latin, kind)
        case .accountingNoCurrency:
            return hasOwn ? .pattern(system: system, .standardNoCurrency) : .pattern(system: Self.latin, kind)
        }
    }

    private func target(ofCompact kind: CompactKind, _ system: String) -> (String, CompactKind)? {
        switch kind {
        case .decimalShort: system == Self.latin ? nil : (Self.latin, kind)
        case .decimalLong: system == Self.latin ? (system, .decimalShort) : (Self.latin, kind)
        case .currencyShort: systemsWithOwnCurrencyFormats.contains(system) ? nil : (Self.latin, kind)
        }
    }
}
