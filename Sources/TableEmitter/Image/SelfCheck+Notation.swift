import LocaleModel
import LocaleResolution
import PackedTables

/// Compact patterns, unit patterns, patterns that join numbers, plural rules.
extension SelfCheck {
    /// Compact tables of the image with their runs written out, each expanded once.
    struct CompactTables {
        struct Key: Hashable {
            var zeros: Int
            var category: PluralCategory
            var alphaNextToNumber: Bool
        }

        private let image: PackedImage
        private var expanded: [Int: [Key: String]] = [:]

        init(image: PackedImage) {
            self.image = image
        }

        mutating func patterns(_ set: Int) -> [Key: String] {
            if let known = expanded[set] { return known }
            var result: [Key: String] = [:]
            let first = image.value(.compactSets, set, CompactSetColumn.firstPattern)
            let end = image.value(.compactSets, set + 1, CompactSetColumn.firstPattern)
            for row in first..<end {
                let category = image.value(.compactPatterns, row, CompactPatternColumn.category)
                let zeros = image.value(.compactPatterns, row, CompactPatternColumn.zeros)
                let run = image.value(.compactPatterns, row, CompactPatternColumn.run)
                let pattern = image.text(.compactPatterns, row, CompactPatternColumn.pattern).string
                for step in 0...(run / 8) {
                    let key = Key(
                        zeros: zeros + step, category: PluralCategory.allCases[category / 2],
                        alphaNextToNumber: category % 2 == 1)
                    result[key] = CompactTable.expandZeros(pattern, run % 8 + step)
                }
            }
            expanded[set] = result
            return result
        }
    }

    /// A row must be what its patterns are packed to: the pattern with one zero, and how many zeros it had.
    func compareCompactRuns() throws(EmitError) {
        for row in 0..<image.rowCount(of: .compactPatterns) {
            let run = image.value(.compactPatterns, row, CompactPatternColumn.run)
            let pattern = image.text(.compactPatterns, row, CompactPatternColumn.pattern).string
            for step in 0...(run / 8) {
                let packed = CompactTable.collapseZeros(CompactTable.expandZeros(pattern, run % 8 + step))
                try compare(packed.pattern, pattern, "", "compactPatterns/\(row)")
                try compare(packed.zeros, run % 8 + step, "", "compactPatterns/\(row), its zeros")
            }
        }
    }

    func compareNotation(
        _ rows: SystemRows, _ name: String, _ locale: String, _ chain: [String], _ compactTables: inout CompactTables
    ) throws(EmitError) {
        try compareMiscellaneous(rows, name, locale, chain)
        let tables: [(CompactKind, Int, Column)] = [
            (.decimalShort, rows.miscellaneous, SystemColumn.decimalShort),
            (.decimalLong, rows.miscellaneous, SystemColumn.decimalLong),
            (.currencyShort, rows.currencyNotation, SystemColumn.currencyShort),
        ]
        for (kind, row, column) in tables {
            let set = image.optionalRow(.systems, row, column)
            var found = set.map { compactTables.patterns($0) } ?? [:]
            for field in inheritance.compactFields(name, kind, along: chain) {
                guard case .compact(_, _, let zeros, let category, let alphaNextToNumber) = field else { continue }
                let key = CompactTables.Key(zeros: zeros, category: category, alphaNextToNumber: alphaNextToNumber)
                let expected = inheritance.find(field, along: chain)
                try compare(found.removeValue(forKey: key), expected?.value, locale, field.path)
                guard let expected, expected.owner == locale, expected.field == field else { continue }
                try comparePatternForm(expected.value, .atMostOneNumber, locale, field.path)
            }
            try compare(found.count, 0, locale, "systems/\(name)/compact/\(kind.rawValue): patterns too many")
        }
    }

    private func compareMiscellaneous(
        _ rows: SystemRows, _ name: String, _ locale: String, _ chain: [String]
    ) throws(EmitError) {
        guard let set = image.optionalRow(.systems, rows.miscellaneous, SystemColumn.miscellaneous),
            let currencySet = image.optionalRow(.systems, rows.currencyNotation, SystemColumn.miscellaneous)
        else {
            throw .readBackDiffers(
                locale: locale, field: "systems/\(name)/miscellaneous", expected: "patterns", found: "nothing")
        }
        let columns: [(MiscellaneousKind, Column)] = [
            (.approximately, MiscellaneousColumn.approximately), (.atLeast, MiscellaneousColumn.atLeast),
            (.atMost, MiscellaneousColumn.atMost), (.range, MiscellaneousColumn.range),
        ]
        for (kind, column) in columns {
            let field = LocaleField.miscellaneous(system: name, kind)
            try compare(
                image.text(.miscellaneousSets, set, column), inheritance.find(field, along: chain)?.value, locale,
                field.path)
        }
        try compareUnitPatterns(currencySet, name, locale, chain)
    }

    private func compareUnitPatterns(
        _ set: Int, _ name: String, _ locale: String, _ chain: [String]
    ) throws(EmitError) {
        let first = image.value(.miscellaneousSets, set, MiscellaneousColumn.firstUnitPattern)
        let count = image.value(.miscellaneousSets, set, MiscellaneousColumn.unitPatternCount)
        try compareRise(
            of: UnitPatternColumn.category, in: .unitPatterns, first..<(first + count), locale,
            "systems/\(name)/unitPatterns")
        for (index, category) in PluralCategory.allCases.enumerated() {
            let row = (first..<(first + count)).first {
                image.value(.unitPatterns, $0, UnitPatternColumn.category) == index
            }
            let field = LocaleField.unitPattern(system: name, category)
            try compare(
                row.map { image.text(.unitPatterns, $0, UnitPatternColumn.pattern) },
                inheritance.find(field, along: chain)?.value, locale, field.path)
        }
    }
}

// MARK: Plural rules

extension SelfCheck {
    func comparePlurals() throws(EmitError) {
        guard selection.features.contains(.notation) else { return }
        let facts = snapshot.supplemental.plurals
        let rows = 0..<image.rowCount(of: .pluralLanguages)
        let languages = rows.map { image.text(.pluralLanguages, $0, PluralLanguageColumn.identifier).string }
        try compare(names: languages, facts.cardinals.keys, "plurals")
        try compareOrder(of: .pluralLanguages, PluralLanguageColumn.identifier)
        for row in rows {
            try comparePluralRules(row, languages[row], facts.cardinals[languages[row]] ?? [:])
            try comparePluralRanges(row, languages[row], facts.ranges[languages[row]] ?? [:])
        }
        for (locale, row) in localeRows {
            // LDML gives plural rules no parents of their own: they are inherited by cutting subtags off.
            let subtags = locale.split(separator: "-")
            let names = (0..<subtags.count).map { subtags[..<(subtags.count - $0)].joined(separator: "-") }
            let owner = (names + [LocaleFacts.rootIdentifier]).first { facts.cardinals[$0] != nil }
            let found = image.optionalRow(.locales, row, LocaleColumn.plurals).map { languages[$0] }
            try compare(found ?? "nothing", owner ?? "nothing", locale, "plurals")
        }
    }

    private func comparePluralRules(
        _ row: Int, _ language: String, _ expected: [String: String]
    ) throws(EmitError) {
        let first = image.value(.pluralLanguages, row, PluralLanguageColumn.firstRule)
        let count = image.value(.pluralLanguages, row, PluralLanguageColumn.ruleCount)
        try compareRise(
            of: PluralRuleColumn.category, in: .pluralRules, first..<(first + count), language, "plurals/cardinals")
        var found: [String: String] = [:]
        for rule in first..<(first + count) {
            let category = PluralCategory.allCases[image.value(.pluralRules, rule, PluralRuleColumn.category)]
            found[category.rawValue] = image.text(.pluralRules, rule, PluralRuleColumn.rule).string
        }
        try compare(found, expected, language, "plurals/cardinals")
    }

    private func comparePluralRanges(
        _ row: Int, _ language: String, _ expected: [String: [String: String]]
    ) throws(EmitError) {
        let first = image.value(.pluralLanguages, row, PluralLanguageColumn.firstRange)
        let count = image.value(.pluralLanguages, row, PluralLanguageColumn.rangeCount)
        var found: [String: [String: String]] = [:]
        for range in first..<(first + count) {
            let ends = image.value(.pluralRanges, range, PluralRangeColumn.ends)
            let category = image.value(.pluralRanges, range, PluralRangeColumn.category)
            let (start, end) = (PluralCategory.allCases[ends / 8], PluralCategory.allCases[ends % 8])
            found[start.rawValue, default: [:]][end.rawValue] = PluralCategory.allCases[category].rawValue
        }
        try compare(found, expected, language, "plurals/ranges")
        try compare(count, expected.values.reduce(0) { $0 + $1.count }, language, "the number of plurals/ranges")
    }
}
