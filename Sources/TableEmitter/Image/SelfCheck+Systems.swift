import LocaleModel
import LocaleResolution
import PackedTables

/// What a locale has for each numbering system: symbols, patterns, spacing.
extension SelfCheck {
    /// The rows from which the runtime takes its values for a locale and a system.
    struct SystemRows: Equatable {
        var symbols: Int
        var currencyPatterns: Int
        var decimal: Int
        var percent: Int
        var spacing: Int
        var miscellaneous: Int
        /// Of unit patterns and short currencies, which go with the currency formats.
        var currencyNotation: Int
    }

    func compareSystems(
        of locale: String, _ row: Int, _ chain: [String], _ compactTables: inout CompactTables
    ) throws(EmitError) {
        try compareListedSystems(of: locale, row)
        // All systems that nothing in the chain speaks of are the same: one of them is compared value by value, and
        // the others must lead to the same rows.
        var spokenOf: Set<String> = []
        for owner in chain {
            for field in inheritance.locales[owner]?.values.keys ?? [:].keys {
                if let system = field.system { spokenOf.insert(system) }
            }
        }
        var unspoken: SystemRows?
        for (name, system) in systemRows.sorted(by: { $0.value < $1.value }) {
            // An algorithmic system has no digits to put in place: the runtime writes latn instead.
            guard snapshot.supplemental.numberingSystems[name]?.digits != nil else { continue }
            let rows = try systemRows(of: locale, row, system)
            if spokenOf.contains(name) {
                try compare(rows, name, locale, chain, &compactTables)
            } else if let unspoken {
                try compare(rows == unspoken, true, locale, "systems/\(name) is the same as other unnamed systems")
            } else {
                try compare(rows, name, locale, chain, &compactTables)
                unspoken = rows
            }
        }
    }

    /// A locale lists a system once, and only the root says what it has of its own.
    private func compareListedSystems(of locale: String, _ row: Int) throws(EmitError) {
        let first = image.value(.locales, row, LocaleColumn.firstSystem)
        var last = -1
        for listed in first..<(first + image.value(.locales, row, LocaleColumn.systemCount)) {
            let system = image.value(.systems, listed, SystemColumn.numberingSystem)
            let name = image.text(.numberingSystems, system, NumberingSystemColumn.identifier).string
            try compare(system > last, true, locale, "systems/\(name) stands behind the one before it")
            last = system
            try compare(
                SystemFormats(rawValue: image.value(.systems, listed, SystemColumn.ownOfRoot)),
                ownOfRoot(locale, name), locale,
                "systems/\(name), what the root has of its own")
        }
    }

    private func ownOfRoot(_ locale: String, _ system: String) -> SystemFormats {
        guard locale == LocaleFacts.rootIdentifier, system != LocaleFacts.latinSystem else { return [] }
        let fields: [(LocaleField, SystemFormats)] = [
            (.symbol(system: system, .decimal), .symbols), (.pattern(system: system, .standard), .currency),
            (.pattern(system: system, .decimal), .decimal), (.pattern(system: system, .percent), .percent),
        ]
        return fields.reduce([]) { inheritance.locales[locale]?[$1.0] == nil ? $0 : $0.union($1.1) }
    }

    /// The rule of the runtime: the locale's own row; else what the root has of its own; else the locale's latn.
    private func systemRows(of locale: String, _ row: Int, _ system: Int) throws(EmitError) -> SystemRows {
        func rows(_ source: (SystemFormats) -> Int) -> SystemRows {
            SystemRows(
                symbols: source(.symbols), currencyPatterns: source(.currency), decimal: source(.decimal),
                percent: source(.percent), spacing: source([]), miscellaneous: source([]),
                currencyNotation: source(.currency))
        }
        if let own = systemRow(of: system, in: row) { return rows { _ in own } }
        guard let latin = systemRows[LocaleFacts.latinSystem].flatMap({ systemRow(of: $0, in: row) }) else {
            throw .readBackDiffers(locale: locale, field: "systems", expected: "latn", found: "nothing")
        }
        let root = systemRow(of: system, in: LocaleLookup(image: image).rootRow)
        let own = root.map { SystemFormats(rawValue: image.value(.systems, $0, SystemColumn.ownOfRoot)) } ?? []
        return rows { own.isDisjoint(with: $0) ? latin : root ?? latin }
    }

    private func systemRow(of system: Int, in locale: Int) -> Int? {
        let first = image.value(.locales, locale, LocaleColumn.firstSystem)
        let count = image.value(.locales, locale, LocaleColumn.systemCount)
        return (first..<(first + count)).first {
            image.value(.systems, $0, SystemColumn.numberingSystem) == system
        }
    }

    private func compare(
        _ rows: SystemRows, _ name: String, _ locale: String, _ chain: [String], _ compactTables: inout CompactTables
    ) throws(EmitError) {
        try compareSymbols(rows.symbols, name, locale, chain)
        try compareCurrencyPatterns(rows.currencyPatterns, name, locale, chain)
        let numbers: [(PatternKind, Int, Column)] = [
            (.decimal, rows.decimal, SystemColumn.decimal), (.percent, rows.percent, SystemColumn.percent),
        ]
        for (kind, row, column) in numbers {
            try comparePattern(image.text(.systems, row, column), kind, name, locale, chain)
        }
        try compareSpacing(rows.spacing, name, locale, chain)
        if selection.features.contains(.notation) {
            try compareNotation(rows, name, locale, chain, &compactTables)
        }
    }

    private func compareSymbols(
        _ row: Int, _ name: String, _ locale: String, _ chain: [String]
    ) throws(EmitError) {
        let set = image.value(.systems, row, SystemColumn.symbols)
        for (kind, column) in SymbolSetColumns.columns {
            let field = LocaleField.symbol(system: name, kind)
            let found: PackedText?
            if case .optionalText = column.content {
                found = image.optionalText(.symbolSets, set, column)
            } else {
                found = image.text(.symbolSets, set, column)
            }
            try compare(found, inheritance.find(field, along: chain)?.value, locale, field.path)
        }
    }

    private func comparePattern(
        _ found: PackedText?, _ kind: PatternKind, _ name: String, _ locale: String, _ chain: [String]
    ) throws(EmitError) {
        let field = LocaleField.pattern(system: name, kind)
        let expected = inheritance.find(field, along: chain)
        try compare(found, expected?.value, locale, field.path)
        // A pattern is looked at where it is owned, once.
        guard let expected, expected.owner == locale, expected.field == field else { return }
        try comparePatternForm(expected.value, .oneNumber, locale, field.path)
    }

    private func compareCurrencyPatterns(
        _ row: Int, _ name: String, _ locale: String, _ chain: [String]
    ) throws(EmitError) {
        let set = image.value(.systems, row, SystemColumn.currencyPatterns)
        func text(_ column: Column) -> PackedText { image.text(.currencyPatternSets, set, column) }
        func optional(_ column: Column) -> PackedText? { image.optionalText(.currencyPatternSets, set, column) }
        let patterns: [(PatternKind, PackedText?)] = [
            (.standard, text(CurrencyPatternColumn.standard)),
            (.standardAlphaNextToNumber, optional(CurrencyPatternColumn.standardAlphaNextToNumber)),
            (.standardNoCurrency, optional(CurrencyPatternColumn.standardNoCurrency)),
            (.accounting, text(CurrencyPatternColumn.accounting)),
            (.accountingAlphaNextToNumber, optional(CurrencyPatternColumn.accountingAlphaNextToNumber)),
            (.accountingNoCurrency, optional(CurrencyPatternColumn.accountingNoCurrency)),
        ]
        for (kind, found) in patterns {
            try comparePattern(found, kind, name, locale, chain)
        }
        let near = NearVariants(
            rawValue: image.value(.currencyPatternSets, set, CurrencyPatternColumn.nearVariants))
        for (flag, variant, base) in [
            (NearVariants.standard, PatternKind.standardAlphaNextToNumber, PatternKind.standard),
            (.accounting, .accountingAlphaNextToNumber, .accounting),
        ] {
            let expected = isAsNear(variant, as: base, name, chain) || isSpaced(variant, base, name, chain)
            let field = LocaleField.pattern(system: name, variant).path
            try compare(near.contains(flag), expected, locale, "\(field) is a variant of what the locale has")
        }
    }

    /// Whether a variant stands no farther up than the pattern it varies: first by the alias that leads to it, the
    /// order being that in which `accounting` of a system is looked for, then by the ancestor.
    private func isAsNear(_ variant: PatternKind, as base: PatternKind, _ name: String, _ chain: [String]) -> Bool {
        func place(_ kind: PatternKind) -> Int? {
            guard let found = inheritance.find(.pattern(system: name, kind), along: chain),
                case .pattern(let system, let foundKind) = found.field,
                let owner = chain.firstIndex(of: found.owner)
            else { return nil }
            let alias = (system == name ? 0 : 2) + (foundKind == kind ? 0 : 1)
            return alias * 100 + owner
        }
        guard let variant = place(variant), let base = place(base) else { return false }
        return variant <= base
    }

    /// Whether a variant is the pattern it varies but for spaces.
    private func isSpaced(_ variant: PatternKind, _ base: PatternKind, _ name: String, _ chain: [String]) -> Bool {
        let texts = [variant, base].map { kind in
            inheritance.find(.pattern(system: name, kind), along: chain)?.value.unicodeScalars
                .filter { !$0.properties.isWhitespace }
        }
        guard let variant = texts[0], let base = texts[1] else { return false }
        return variant.elementsEqual(base)
    }

    private func compareSpacing(
        _ row: Int, _ name: String, _ locale: String, _ chain: [String]
    ) throws(EmitError) {
        let set = image.value(.systems, row, SystemColumn.spacing)
        for (side, part, column) in Self.spacingColumns {
            let field = LocaleField.spacing(system: name, side, part)
            try compare(
                image.text(.spacingSets, set, column), inheritance.find(field, along: chain)?.value, locale, field.path)
        }
    }

    private static var spacingColumns: [(SpacingSide, SpacingPart, Column)] {
        [
            (.beforeCurrency, .currencyMatch, SpacingColumn.beforeCurrencyMatch),
            (.beforeCurrency, .surroundingMatch, SpacingColumn.beforeSurroundingMatch),
            (.beforeCurrency, .insertBetween, SpacingColumn.beforeInsertBetween),
            (.afterCurrency, .currencyMatch, SpacingColumn.afterCurrencyMatch),
            (.afterCurrency, .surroundingMatch, SpacingColumn.afterSurroundingMatch),
            (.afterCurrency, .insertBetween, SpacingColumn.afterInsertBetween),
        ]
    }
}
