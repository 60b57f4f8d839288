import LocaleModel
import LocaleResolution
import PackedTables

/// Locales and what each has for its numbering systems.
extension ImageBuilder {
    /// The row of the locale that a locale inherits from; the root is its own parent.
    func parentRow(of locale: String, _ chain: [String]) throws(EmitError) -> Int {
        guard let row = localeRows[chain.count > 1 ? chain[1] : locale] else {
            throw .missing(locale: locale, field: "its parent among the locales")
        }
        return row
    }

    mutating func writeLocales() throws {
        var values: [Int] = []
        for locale in identifiers {
            let chain = inheritance.parents.chain(from: locale)
            let systems = try systems(of: locale, chain)
            let firstSystem = try firstRow(of: systems, in: .systems)
            values = [
                try identifier(locale),
                try parentRow(of: locale, chain),
                try system(require(.numberingSystem(.default), locale, chain), locale),
                try system(require(.numberingSystem(.native), locale, chain), locale),
                try optionalSystem(.traditional, locale, chain),
                try optionalSystem(.finance, locale, chain),
                try groupingDigits(of: locale, chain),
                firstSystem, systems.count,
                writer.rowCount(of: .currencyValues),
                try plurals(of: locale),
            ]
            try writer.append(values, to: .locales)
            try writeCurrencyValues(of: locale)
        }
        // The sentinel repeats the last locale, save where its currency values end.
        values[9] = writer.rowCount(of: .currencyValues)
        try writer.append(values, to: .locales)
        if selection.features.contains(.notation) {
            try writer.append([writer.rowCount(of: .compactPatterns)], to: .compactSets)
        }
    }

    private func system(_ name: String, _ locale: String) throws(EmitError) -> Int {
        guard let row = systemRows[name] else {
            throw .malformed(
                locale: locale, field: "numberingSystems", value: name, expected: "a numbering system of the snapshot")
        }
        return row
    }

    private func optionalSystem(
        _ role: NumberingSystemRole, _ locale: String, _ chain: [String]
    ) throws(EmitError) -> Int {
        guard let name = inheritance.find(.numberingSystem(role), along: chain)?.value else { return 0 }
        return try system(name, locale) + 1
    }

    private func groupingDigits(of locale: String, _ chain: [String]) throws(EmitError) -> Int {
        let text = try require(.minimumGroupingDigits, locale, chain)
        guard let number = Int(text), (1...9).contains(number) else {
            throw .malformed(
                locale: locale, field: LocaleField.minimumGroupingDigits.path, value: text, expected: "1 to 9")
        }
        return number
    }

    /// The systems that a locale or an ancestor below the root says anything of, and those it may default to.
    ///
    /// For any other system the reader combines the root's own tables with the locale's latn, as LDML's root
    /// aliases say.
    static func systemNames(of locale: String, _ chain: [String], _ inheritance: Inheritance) -> [String] {
        var names: Set<String> = [LocaleFacts.latinSystem]
        for owner in chain where owner != LocaleFacts.rootIdentifier || locale == owner {
            for field in inheritance.locales[owner]?.values.keys ?? [:].keys {
                if let system = field.system { names.insert(system) }
            }
        }
        return names.sorted(by: bytewise)
    }

    /// The rows of a locale's systems, without those that say what the reader finds without them.
    private mutating func systems(of locale: String, _ chain: [String]) throws -> [[Int]] {
        var rows: [(name: String, values: [Int])] = []
        for name in Self.systemNames(of: locale, chain, inheritance) {
            let spacing = try spacingSet(name, locale, chain)
            let values = [
                try symbolSet(name, locale, chain),
                try currencyPatternSet(name, locale, chain),
                try writer.pool(require(.pattern(system: name, .decimal), locale, chain), in: .text),
                try writer.pool(require(.pattern(system: name, .percent), locale, chain), in: .text),
                spacing,
                try miscellaneousSet(name, locale, chain),
                try compactSet(name, .decimalShort, chain),
                try compactSet(name, .decimalLong, chain),
                try compactSet(name, .currencyShort, chain),
                locale == LocaleFacts.rootIdentifier ? ownOfRoot(name).rawValue : 0,
            ]
            rows.append((name, values))
        }
        let latin = rows.first { $0.name == LocaleFacts.latinSystem }?.values ?? []
        var listed: [[Int]] = []
        for row in rows {
            let isFound = try locale != LocaleFacts.rootIdentifier && row.values == unlisted(row.name, latin)
            if row.name == LocaleFacts.latinSystem || !isFound {
                listed.append([try system(row.name, locale)] + row.values)
            }
        }
        return listed
    }

    /// What the reader finds for a system that a locale does not list: its latn, with the symbols that the root has of
    /// its own. nil where the root has patterns of its own, which no locale repeats.
    private mutating func unlisted(_ name: String, _ latin: [Int]) throws -> [Int]? {
        switch ownOfRoot(name) {
        case []: return latin
        case .symbols:
            let root = LocaleFacts.rootIdentifier
            return [try symbolSet(name, root, [root])] + latin.dropFirst()
        default: return nil
        }
    }

    private func ownOfRoot(_ name: String) -> SystemFormats {
        guard name != LocaleFacts.latinSystem, let root = inheritance.locales[LocaleFacts.rootIdentifier] else {
            return []
        }
        var formats: SystemFormats = []
        if root[.symbol(system: name, .decimal)] != nil { formats.insert(.symbols) }
        if root[.pattern(system: name, .standard)] != nil { formats.insert(.currency) }
        if root[.pattern(system: name, .decimal)] != nil { formats.insert(.decimal) }
        if root[.pattern(system: name, .percent)] != nil { formats.insert(.percent) }
        return formats
    }

    private mutating func symbolSet(_ name: String, _ locale: String, _ chain: [String]) throws -> Int {
        func field(_ kind: SymbolKind) -> LocaleField { .symbol(system: name, kind) }
        var values: [Int] = []
        for (kind, column) in SymbolSetColumns.columns {
            if case .optionalText = column.content {
                values.append(try optionalText(inheritance.find(field(kind), along: chain)?.value))
            } else {
                values.append(try writer.pool(require(field(kind), locale, chain), in: .text))
            }
        }
        return try row(of: values, in: .symbolSets)
    }

    private mutating func currencyPatternSet(_ name: String, _ locale: String, _ chain: [String]) throws -> Int {
        func found(_ kind: PatternKind) -> Inheritance.Found? {
            inheritance.find(.pattern(system: name, kind), along: chain)
        }
        let standard = try require(.pattern(system: name, .standard), locale, chain)
        let accounting = try require(.pattern(system: name, .accounting), locale, chain)
        var nearVariants: NearVariants = []
        if isVariant(found(.standardAlphaNextToNumber), of: found(.standard), chain) { nearVariants.insert(.standard) }
        if isVariant(found(.accountingAlphaNextToNumber), of: found(.accounting), chain) {
            nearVariants.insert(.accounting)
        }
        let values = [
            try writer.pool(standard, in: .text),
            try optionalText(found(.standardAlphaNextToNumber)?.value),
            try optionalText(found(.standardNoCurrency)?.value),
            try writer.pool(accounting, in: .text),
            try optionalText(found(.accountingAlphaNextToNumber)?.value),
            try optionalText(found(.accountingNoCurrency)?.value),
            nearVariants.rawValue,
        ]
        return try row(of: values, in: .currencyPatternSets)
    }

    /// Whether a variant is one of the pattern that the locale has.
    ///
    /// It is, where it was found at least as near as the pattern: by no more aliases, and, by as many, in no farther
    /// ancestor. A farther one is, where it differs in spaces only: a locale that says the same as the root has no
    /// value of its own, such as en.
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

    private mutating func spacingSet(_ name: String, _ locale: String, _ chain: [String]) throws -> Int {
        var values: [Int] = []
        for side in SpacingSide.allCases {
            for part in SpacingPart.allCases {
                let field = LocaleField.spacing(system: name, side, part)
                let text = try require(field, locale, chain)
                try SpacingSets.check(text, field, part, locale)
                values.append(try writer.pool(text, in: .text))
            }
        }
        return try row(of: values, in: .spacingSets)
    }

    private mutating func writeCurrencyValues(of locale: String) throws {
        var rows: [(key: Int, value: String)] = []
        for (field, value) in inheritance.locales[locale]?.values ?? [:] {
            guard case .currency(let code, let part) = field, let row = codeRows[code] else { continue }
            rows.append((CurrencyValueKey(currency: row, part.inTables).rawValue, value))
        }
        for row in rows.sorted(by: { $0.key < $1.key }) {
            try writer.append([row.key, writer.pool(row.value, in: .text)], to: .currencyValues)
        }
    }
}

/// The symbols that the image has, in the order of their columns.
///
/// CLDR's symbols of scientific notation, of lists and of times stay in the snapshot: nothing that is formatted here
/// has them.
enum SymbolSetColumns {
    static var columns: [(kind: SymbolKind, column: Column)] {
        [
            (.decimal, SymbolColumn.decimal), (.group, SymbolColumn.group),
            (.percentSign, SymbolColumn.percentSign), (.plusSign, SymbolColumn.plusSign),
            (.minusSign, SymbolColumn.minusSign), (.approximatelySign, SymbolColumn.approximatelySign),
            (.perMille, SymbolColumn.perMille), (.infinity, SymbolColumn.infinity), (.nan, SymbolColumn.nan),
            (.currencyDecimal, SymbolColumn.currencyDecimal), (.currencyGroup, SymbolColumn.currencyGroup),
        ]
    }
}

extension LocaleFacts {
    /// The numbering system that the others fall back to.
    static let latinSystem = "latn"
}

extension LocaleField {
    /// The numbering system that a field belongs to, if it belongs to one.
    var system: String? {
        switch self {
        case .symbol(let system, _), .pattern(let system, _), .spacing(let system, _, _), .appendISO(let system),
            .unitPattern(let system, _), .compact(let system, _, _, _, _), .miscellaneous(let system, _):
            system
        case .numberingSystem, .minimumGroupingDigits, .currency, .name, .measureUnit:
            nil
        }
    }
}

extension CurrencyPart {
    /// The part as the tables have it.
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
