import LocaleModel
import LocaleResolution
import PackedTables

/// Locales and their values for numbering systems.
extension ImageBuilder {
    /// The row of the locale that a locale inherits from; the root is its own parent.
    func parentRow(of locale: String, _ chain: [String]) throws(EmitError) -> RowReference<LocaleRow> {
        guard let row = localeRows[chain.count > 1 ? chain[1] : locale] else {
            throw .missing(locale: locale, field: "its parent among the locales")
        }
        return row
    }

    mutating func writeLocales() throws {
        var row = LocaleRow()
        for locale in identifiers {
            let chain = inheritance.parents.chain(from: locale)
            let systems = try systems(of: locale, chain)
            row.systems = try writer.pool(systems)
            row.identifier = try writer.pool(locale)
            row.parent = try parentRow(of: locale, chain)
            row.defaultSystem = try system(require(.numberingSystem(.default), locale, chain), locale)
            row.nativeSystem = try system(require(.numberingSystem(.native), locale, chain), locale)
            row.traditionalSystem = try optionalSystem(.traditional, locale, chain)
            row.financeSystem = try optionalSystem(.finance, locale, chain)
            row.minimumGroupingDigits = try groupingDigits(of: locale, chain)
            row.firstCurrencyValue = writer.nextRow()
            row.plurals = try plurals(of: locale)
            try writer.append(row)
            try writeCurrencyValues(of: locale)
        }
        // The sentinel repeats the last locale, except for the end of its currency values.
        row.firstCurrencyValue = writer.nextRow()
        try writer.append(row)
        if selection.features.contains(.notation) {
            var end = CompactSetRow()
            end.firstPattern = writer.nextRow()
            try writer.append(end)
        }
    }

    private func system(_ name: String, _ locale: String) throws(EmitError) -> RowReference<NumberingSystemRow> {
        guard let row = systemRows[name] else {
            throw .malformed(
                locale: locale, field: "numberingSystems", value: name, expected: "a numbering system of the snapshot")
        }
        return row
    }

    private func optionalSystem(
        _ role: NumberingSystemRole, _ locale: String, _ chain: [String]
    ) throws(EmitError) -> RowReference<NumberingSystemRow>? {
        guard let name = inheritance.find(.numberingSystem(role), along: chain)?.value else { return nil }
        return try system(name, locale)
    }

    private func groupingDigits(of locale: String, _ chain: [String]) throws(EmitError) -> Int {
        let text = try require(.minimumGroupingDigits, locale, chain)
        guard let number = Int(text), (1...9).contains(number) else {
            throw .malformed(
                locale: locale, field: LocaleField.minimumGroupingDigits.path, value: text, expected: "1 to 9")
        }
        return number
    }

    /// The systems for which a locale or an ancestor below the root has values, and its possible default systems.
    ///
    /// For all other systems, the reader combines the root's own tables with the locale's latn, according to LDML's
    /// root aliases.
    static func systemNames(of locale: String, _ chain: [String], _ inheritance: Inheritance) -> [String] {
        var names: Set<String> = [LocaleFacts.latinSystem]
        for owner in chain where owner != LocaleFacts.rootIdentifier || locale == owner {
            for field in inheritance.locales[owner]?.values.keys ?? [:].keys {
                if let system = field.system { names.insert(system) }
            }
        }
        return names.sorted(by: bytewise)
    }

    /// The rows of a locale's systems, without those that the reader can derive.
    private mutating func systems(of locale: String, _ chain: [String]) throws -> [SystemRow] {
        var rows: [(name: String, row: SystemRow)] = []
        for name in Self.systemNames(of: locale, chain, inheritance) {
            rows.append((name, try systemRow(name, locale, chain)))
        }
        let latin = rows.first { $0.name == LocaleFacts.latinSystem }?.row
        return try rows.filter { name, row in
            if locale == LocaleFacts.rootIdentifier || name == LocaleFacts.latinSystem { return true }
            return try row.bytes() != unlisted(name, row.numberingSystem, latin)?.bytes()
        }.map(\.row)
    }

    private mutating func systemRow(_ name: String, _ locale: String, _ chain: [String]) throws -> SystemRow {
        var row = SystemRow()
        row.numberingSystem = try system(name, locale)
        row.spacing = try spacingSet(name, locale, chain)
        row.symbols = try symbolSet(name, locale, chain)
        row.currencyPatterns = try currencyPatternSet(name, locale, chain)
        row.decimal = try pattern(require(.pattern(system: name, .decimal), locale, chain))
        row.percent = try pattern(require(.pattern(system: name, .percent), locale, chain))
        row.miscellaneous = try miscellaneousSet(name, locale, chain)
        row.decimalShort = try compactSet(name, .decimalShort, chain)
        row.decimalLong = try compactSet(name, .decimalLong, chain)
        row.currencyShort = try compactSet(name, .currencyShort, chain)
        row.ownOfRoot = locale == LocaleFacts.rootIdentifier ? PackedFlags(ownOfRoot(name)) : PackedFlags([])
        return row
    }

    /// The row that the reader derives for a system that a locale does not list: its latn, with the root's own symbols.
    /// Nil if the root has its own patterns, which no locale repeats.
    private mutating func unlisted(
        _ name: String, _ system: RowReference<NumberingSystemRow>, _ latin: SystemRow?
    ) throws -> SystemRow? {
        guard var row = latin else { return nil }
        row.numberingSystem = system
        switch ownOfRoot(name) {
        case []: return row
        case [.symbols]:
            row.symbols = try symbolSet(name, LocaleFacts.rootIdentifier, [LocaleFacts.rootIdentifier])
            return row
        default: return nil
        }
    }

    private func ownOfRoot(_ name: String) -> [SystemFormat] {
        guard name != LocaleFacts.latinSystem, let root = inheritance.locales[LocaleFacts.rootIdentifier] else {
            return []
        }
        var formats: [SystemFormat] = []
        if root[.symbol(system: name, .decimal)] != nil { formats.append(.symbols) }
        if root[.pattern(system: name, .standard)] != nil { formats.append(.currency) }
        if root[.pattern(system: name, .decimal)] != nil { formats.append(.decimal) }
        if root[.pattern(system: name, .percent)] != nil { formats.append(.percent) }
        return formats
    }

    private mutating func symbolSet(
        _ name: String, _ locale: String, _ chain: [String]
    ) throws -> RowReference<SymbolRow> {
        func field(_ kind: SymbolKind) -> LocaleField { .symbol(system: name, kind) }
        func text(_ kind: SymbolKind) throws -> TextReference<Texts> {
            try writer.pool(require(field(kind), locale, chain))
        }
        var row = SymbolRow()
        row.decimal = try text(.decimal)
        row.group = try text(.group)
        row.percentSign = try text(.percentSign)
        row.plusSign = try text(.plusSign)
        row.minusSign = try text(.minusSign)
        row.approximatelySign = try text(.approximatelySign)
        row.perMille = try text(.perMille)
        row.infinity = try text(.infinity)
        row.nan = try text(.nan)
        row.currencyDecimal = try optionalText(inheritance.find(field(.currencyDecimal), along: chain)?.value)
        row.currencyGroup = try optionalText(inheritance.find(field(.currencyGroup), along: chain)?.value)
        return try writer.pool(row)
    }

    private mutating func currencyPatternSet(
        _ name: String, _ locale: String, _ chain: [String]
    ) throws -> RowReference<CurrencyPatternRow> {
        func found(_ kind: PatternKind) -> Inheritance.Found? {
            inheritance.find(.pattern(system: name, kind), along: chain)
        }
        let standard = try require(.pattern(system: name, .standard), locale, chain)
        let accounting = try require(.pattern(system: name, .accounting), locale, chain)
        var row = CurrencyPatternRow()
        var near: [NearVariant] = []
        if isVariant(found(.standardAlphaNextToNumber), of: found(.standard), chain) { near.append(.standard) }
        if isVariant(found(.accountingAlphaNextToNumber), of: found(.accounting), chain) { near.append(.accounting) }
        row.nearVariants = PackedFlags(near)
        row.standard.pattern = try pattern(standard)
        row.standard.alphaNextToNumber = try found(.standardAlphaNextToNumber).map { try pattern($0.value) }
        row.standard.noCurrency = try found(.standardNoCurrency).map { try pattern($0.value) }
        row.accounting.pattern = try pattern(accounting)
        row.accounting.alphaNextToNumber = try found(.accountingAlphaNextToNumber).map { try pattern($0.value) }
        row.accounting.noCurrency = try found(.accountingNoCurrency).map { try pattern($0.value) }
        return try writer.pool(row)
    }

    /// Whether a variant belongs to the pattern of the locale.
    ///
    /// It does if it was found at least as near as the pattern: through fewer aliases, or through as many and in no
    /// farther ancestor. A farther variant also does if the patterns differ only in spaces, because a locale with
    /// the same value as the root, such as en, has no value of its own.
    private func isVariant(
        _ variant: Inheritance.Found?, of base: Inheritance.Found?, _ chain: [String]
    ) -> Bool {
        guard let variant, let base else { return false }
        func withoutSpaces(_ found: Inheritance.Found) -> String {
            found.value.filter { $0 != " " && $0 != "\u{A0}" }
        }
        if withoutSpaces(variant) == withoutSpaces(base) { return true }
        func distance(_ found: Inheritance.Found) -> (Int, Int) {
            var aliases = 0
            if case .pattern(let system, let kind) = found.field {
                aliases = (kind.isAccounting ? 0 : 1) + (system == LocaleFacts.latinSystem ? 2 : 0)
            }
            return (aliases, chain.firstIndex(of: found.owner) ?? chain.count)
        }
        return distance(variant) <= distance(base)
    }

    private mutating func spacingSet(
        _ name: String, _ locale: String, _ chain: [String]
    ) throws -> RowReference<SpacingRow> {
        func rule(_ side: SpacingSide) throws -> SpacingRule {
            func text(_ part: SpacingPart) throws -> TextReference<Texts> {
                let field = LocaleField.spacing(system: name, side, part)
                let text = try require(field, locale, chain)
                try SpacingSets.check(text, field, part, locale)
                return try writer.pool(text)
            }
            var rule = SpacingRule()
            rule.currencyMatch = try text(.currencyMatch)
            rule.surroundingMatch = try text(.surroundingMatch)
            rule.insertBetween = try text(.insertBetween)
            return rule
        }
        var row = SpacingRow()
        row.beforeCurrency = try rule(.beforeCurrency)
        row.afterCurrency = try rule(.afterCurrency)
        return try writer.pool(row)
    }

    private mutating func writeCurrencyValues(of locale: String) throws {
        var values: [(key: CurrencyValueKey, value: String)] = []
        for (field, value) in inheritance.locales[locale]?.values ?? [:] {
            guard case .currency(let code, let part) = field, let row = codeRows[code] else { continue }
            values.append((CurrencyValueKey(currency: row, part.inTables), value))
        }
        for value in values.sorted(by: { $0.key < $1.key }) {
            var row = CurrencyValueRow()
            row.key = value.key
            row.value = try value.key.part == .pattern ? pattern(value.value) : writer.pool(value.value)
            try writer.append(row)
        }
    }
}

extension LocaleFacts {
    /// The numbering system to which the others fall back.
    static let latinSystem = "latn"
}

extension LocaleField {
    /// The numbering system of a field, if it has one.
    var system: String? {
        switch self {
        case .symbol(let system, _), .pattern(let system, _), .spacing(let system, _, _), .appendISO(let system),
            .unitPattern(let system, _), .compact(let system, _, _, _, _), .miscellaneous(let system, _):
            system
        case .numberingSystem, .minimumGroupingDigits, .currency, .name, .measureUnit, .numberRules:
            nil
        }
    }
}

extension CurrencyPart {
    /// The part in the form of the tables.
    fileprivate var inTables: CurrencyValueKey.Part {
        switch self {
        case .symbol: .symbol
        case .narrow: .narrow
        case .formal: .formal
        case .variant: .variant
        case .pattern: .pattern
        case .decimal: .decimal
        case .group: .group
        }
    }
}

extension PatternKind {
    var isAccounting: Bool {
        switch self {
        case .accounting, .accountingAlphaNextToNumber, .accountingNoCurrency: true
        default: false
        }
    }
}
