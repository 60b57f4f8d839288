import LocaleModel
import LocaleResolution
import PackedTables

/// Checks the values of a locale for each numbering system: symbols, patterns and spacing.
extension SelfCheck {
    func compareSystems(
        of locale: String, _ row: Int, _ chain: [String], _ compactTables: inout CompactTables
    ) throws(EmitError) {
        try compareListedSystems(of: locale, row)
        // All systems without values in the chain are the same. One of them is compared value by value, and
        // the others must lead to the same rows.
        var spokenOf: Set<String> = []
        for owner in chain {
            for field in inheritance.locales[owner]?.values.keys ?? [:].keys {
                if let system = field.system { spokenOf.insert(system) }
            }
        }
        var unspoken: SystemTables?
        for (name, system) in systemRows.sorted(by: { $0.value < $1.value }) {
            // An algorithmic system has no digits, so the runtime uses latn instead.
            guard snapshot.supplemental.numberingSystems[name]?.digits != nil else { continue }
            let tables = SystemTables(image, locale: row, Subtag(ascii: name.utf8))
            try compare(tables.numberingSystem.index, system, locale, "systems/\(name): the row that its name leads to")
            if spokenOf.contains(name) {
                try compare(tables, name, locale, chain, &compactTables)
            } else if let unspoken {
                try compare(
                    Self.rows(of: tables) == Self.rows(of: unspoken), true, locale,
                    "systems/\(name) is the same as other unnamed systems")
            } else {
                try compare(tables, name, locale, chain, &compactTables)
                unspoken = tables
            }
        }
    }

    /// The rows that the runtime uses for output in a system.
    private static func rows(of tables: SystemTables) -> [Int] {
        [tables.symbols.index]
            + [tables.notation, tables.currencyNotation, tables.decimal, tables.percent].map(\.index)
    }

    /// A locale lists a system only once, and only the root states its own values.
    private func compareListedSystems(of locale: String, _ row: Int) throws(EmitError) {
        var last = -1
        var names: [String] = []
        for listed in image[LocaleRow.self, row].systems.range {
            let listed = image[SystemRow.self, listed]
            let name = image.text(image[listed.numberingSystem].identifier).string
            try compare(
                listed.numberingSystem.index > last, true, locale, "systems/\(name) stands behind the one before it")
            last = listed.numberingSystem.index
            names.append(name)
            try compare(
                listed.ownOfRoot, ownOfRoot(locale, name), locale, "systems/\(name), what the root has of its own")
        }
        // The runtime works without it, so an error would not be noticed there.
        try compare(names.contains(LocaleFacts.latinSystem), true, locale, "systems/latn is listed")
    }

    private func ownOfRoot(_ locale: String, _ system: String) -> PackedFlags<SystemFormat> {
        guard locale == LocaleFacts.rootIdentifier, system != LocaleFacts.latinSystem else { return PackedFlags([]) }
        let fields: [(LocaleField, SystemFormat)] = [
            (.symbol(system: system, .decimal), .symbols), (.pattern(system: system, .standard), .currency),
            (.pattern(system: system, .decimal), .decimal), (.pattern(system: system, .percent), .percent),
        ]
        return PackedFlags(fields.filter { inheritance.locales[locale]?[$0.0] != nil }.map(\.1))
    }

    private func compare(
        _ tables: SystemTables, _ name: String, _ locale: String, _ chain: [String],
        _ compactTables: inout CompactTables
    ) throws(EmitError) {
        try compareSymbols(tables.symbolRow, name, locale, chain)
        try compareCurrencyPatterns(image[tables.currencyPatterns], name, locale, chain)
        try comparePattern(tables.decimalPattern, .decimal, name, locale, chain)
        try comparePattern(tables.percentPattern, .percent, name, locale, chain)
        try compareSpacing(tables.spacing, name, locale, chain)
        if selection.features.contains(.notation) {
            try compareNotation(tables, name, locale, chain, &compactTables)
        }
    }

    private func compareSymbols(
        _ row: SymbolRow, _ name: String, _ locale: String, _ chain: [String]
    ) throws(EmitError) {
        let symbols: [(SymbolKind, TextReference<Texts>?)] = [
            (.decimal, row.decimal), (.group, row.group), (.percentSign, row.percentSign), (.plusSign, row.plusSign),
            (.minusSign, row.minusSign), (.approximatelySign, row.approximatelySign), (.perMille, row.perMille),
            (.infinity, row.infinity), (.nan, row.nan), (.currencyDecimal, row.currencyDecimal),
            (.currencyGroup, row.currencyGroup),
        ]
        for (kind, symbol) in symbols {
            let field = LocaleField.symbol(system: name, kind)
            try compare(symbol.map(image.text), inheritance.find(field, along: chain)?.value, locale, field.path)
        }
    }

    private func comparePattern(
        _ found: PackedText?, _ kind: PatternKind, _ name: String, _ locale: String, _ chain: [String]
    ) throws(EmitError) {
        let field = LocaleField.pattern(system: name, kind)
        let expected = inheritance.find(field, along: chain)
        try comparePattern(found?.string, expected?.value, locale, field.path)
        // A pattern is checked once, with its owner.
        guard let expected, expected.owner == locale, expected.field == field else { return }
        try comparePatternForm(expected.value, .oneNumber, locale, field.path)
    }

    private func compareCurrencyPatterns(
        _ row: CurrencyPatternRow, _ name: String, _ locale: String, _ chain: [String]
    ) throws(EmitError) {
        let patterns: [(PatternKind, TextReference<Texts>?)] = [
            (.standard, row.standard.pattern), (.standardAlphaNextToNumber, row.standard.alphaNextToNumber),
            (.standardNoCurrency, row.standard.noCurrency), (.accounting, row.accounting.pattern),
            (.accountingAlphaNextToNumber, row.accounting.alphaNextToNumber),
            (.accountingNoCurrency, row.accounting.noCurrency),
        ]
        for (kind, found) in patterns {
            try comparePattern(found.map(image.text), kind, name, locale, chain)
        }
        for (flag, variant, base) in [
            (NearVariant.standard, PatternKind.standardAlphaNextToNumber, PatternKind.standard),
            (.accounting, .accountingAlphaNextToNumber, .accounting),
        ] {
            let expected = isAsNear(variant, as: base, name, chain) || isSpaced(variant, base, name, chain)
            let field = LocaleField.pattern(system: name, variant).path
            try compare(
                row.nearVariants.contains(flag), expected, locale, "\(field) is a variant of what the locale has")
        }
    }

    /// Whether a variant is at most as far up as its pattern: first by alias, in the order in which `accounting` of a
    /// system is looked up, and then by ancestor.
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

    /// Whether a variant equals its pattern except for spaces.
    private func isSpaced(_ variant: PatternKind, _ base: PatternKind, _ name: String, _ chain: [String]) -> Bool {
        let texts = [variant, base].map { kind in
            inheritance.find(.pattern(system: name, kind), along: chain)?.value.unicodeScalars
                .filter { !$0.properties.isWhitespace }
        }
        guard let variant = texts[0], let base = texts[1] else { return false }
        return variant.elementsEqual(base)
    }

    private func compareSpacing(
        _ row: SpacingRow, _ name: String, _ locale: String, _ chain: [String]
    ) throws(EmitError) {
        for (side, rule) in [(SpacingSide.beforeCurrency, row.beforeCurrency), (.afterCurrency, row.afterCurrency)] {
            let texts: [(SpacingPart, TextReference<Texts>)] = [
                (.currencyMatch, rule.currencyMatch), (.surroundingMatch, rule.surroundingMatch),
                (.insertBetween, rule.insertBetween),
            ]
            for (part, text) in texts {
                let field = LocaleField.spacing(system: name, side, part)
                try compare(image.text(text), inheritance.find(field, along: chain)?.value, locale, field.path)
            }
        }
    }
}
