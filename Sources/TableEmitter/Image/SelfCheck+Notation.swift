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
        private var expanded: [Int: [Key: CompactTable.Pattern]] = [:]

        init(image: PackedImage) {
            self.image = image
        }

        mutating func patterns(_ set: Int) -> [Key: CompactTable.Pattern] {
            if let known = expanded[set] { return known }
            var result: [Key: CompactTable.Pattern] = [:]
            let start = image.value(.compactSets, set, CompactSetColumn.firstPattern)
            let end = image.value(.compactSets, set + 1, CompactSetColumn.firstPattern)
            for row in start..<end {
                let key = CompactKey(rawValue: image.value(.compactPatterns, row, CompactPatternColumn.category))
                guard let category = key.count.flatMap(SelfCheck.category) else { continue }
                let first = CompactMagnitude(
                    rawValue: image.value(.compactPatterns, row, CompactPatternColumn.zeros))
                let run = CompactRun(rawValue: image.value(.compactPatterns, row, CompactPatternColumn.run))
                let pattern = image.text(.compactPatterns, row, CompactPatternColumn.pattern).string
                for step in 0..<run.length {
                    let key = Key(
                        zeros: first.zeros + step, category: category, alphaNextToNumber: key.alphaNextToNumber)
                    result[key] = CompactTable.Pattern(
                        text: CompactTable.expandZeros(pattern, run.zeros + step), isShortForm: first.isShortForm)
                }
            }
            expanded[set] = result
            return result
        }
    }

    /// The category that the tables have as a form.
    fileprivate static func category(_ form: CountForm) -> PluralCategory? {
        PluralCategory.allCases.first { $0.countForm == form }
    }

    /// A row must be what its patterns are packed to: the pattern with one zero, and how many zeros it had.
    func compareCompactRuns() throws(EmitError) {
        for row in 0..<image.rowCount(of: .compactPatterns) {
            let run = CompactRun(rawValue: image.value(.compactPatterns, row, CompactPatternColumn.run))
            let pattern = image.text(.compactPatterns, row, CompactPatternColumn.pattern).string
            for step in 0..<run.length {
                let packed = CompactTable.collapseZeros(CompactTable.expandZeros(pattern, run.zeros + step))
                try compare(packed.pattern, pattern, "", "compactPatterns/\(row)")
                try compare(packed.zeros, run.zeros + step, "", "compactPatterns/\(row), its zeros")
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
            let fields = inheritance.compactFields(name, kind, along: chain)
            // Whether short forms stand beside long ones.
            let isMixed = Set(fields.map { inheritance.find($0, along: chain)?.field.compactKind }).count > 1
            for field in fields {
                guard case .compact(_, _, let zeros, let category, let alphaNextToNumber) = field else { continue }
                let key = CompactTables.Key(zeros: zeros, category: category, alphaNextToNumber: alphaNextToNumber)
                let expected = inheritance.find(field, along: chain)
                let pattern = found.removeValue(forKey: key)
                try compare(pattern?.text, expected?.value, locale, field.path)
                let isShortForm = isMixed && expected?.field.compactKind != kind
                try compare(
                    pattern?.isShortForm ?? false, isShortForm, locale, field.path + ", whether it is a short form")
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
        try compareMeasureUnits(set, locale, chain)
    }

    private func compareMeasureUnits(_ set: Int, _ locale: String, _ chain: [String]) throws(EmitError) {
        let units = image.optionalRow(.miscellaneousSets, set, MiscellaneousColumn.measureUnits)
        let columns: [(MeasureUnit, Column, Column)] = [
            (.percent, MeasureUnitColumn.firstPercent, MeasureUnitColumn.percentCount),
            (.permille, MeasureUnitColumn.firstPermille, MeasureUnitColumn.permilleCount),
        ]
        for (unit, first, count) in columns {
            var found: [Int: String] = [:]
            if let units {
                let first = image.value(.measureUnitSets, units, first)
                let rows = first..<(first + image.value(.measureUnitSets, units, count))
                try compareRise(
                    of: UnitPatternColumn.category, in: .unitPatterns, rows, locale, "units/\(unit.rawValue)")
                for row in rows {
                    found[image.value(.unitPatterns, row, UnitPatternColumn.category)] =
                        image.text(.unitPatterns, row, UnitPatternColumn.pattern).string
                }
            }
            for category in PluralCategory.allCases {
                // What has no pattern of its own has that of `other`, here as there.
                let field = LocaleField.measureUnit(unit, category)
                let expected =
                    inheritance.find(field, along: chain) ?? inheritance.find(.measureUnit(unit, .other), along: chain)
                let other = found[CountForm.other.rawValue]
                try compare(found[category.countForm.rawValue] ?? other, expected?.value, locale, field.path)
            }
        }
    }

    private func compareUnitPatterns(
        _ set: Int, _ name: String, _ locale: String, _ chain: [String]
    ) throws(EmitError) {
        let first = image.value(.miscellaneousSets, set, MiscellaneousColumn.firstUnitPattern)
        let count = image.value(.miscellaneousSets, set, MiscellaneousColumn.unitPatternCount)
        try compareRise(
            of: UnitPatternColumn.category, in: .unitPatterns, first..<(first + count), locale,
            "systems/\(name)/unitPatterns")
        for category in PluralCategory.allCases {
            let row = (first..<(first + count)).first {
                image.value(.unitPatterns, $0, UnitPatternColumn.category) == category.countForm.rawValue
            }
            let field = LocaleField.unitPattern(system: name, category)
            try compare(
                row.map { image.text(.unitPatterns, $0, UnitPatternColumn.pattern) },
                inheritance.find(field, along: chain)?.value, locale, field.path)
        }
    }
}

extension LocaleField {
    fileprivate var compactKind: CompactKind? {
        if case .compact(_, let kind, _, _, _) = self { kind } else { nil }
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
            let form = CountForm(rawValue: image.value(.pluralRules, rule, PluralRuleColumn.category))
            guard let category = form.flatMap(Self.category) else { continue }
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
            let ends = CountFormPair(rawValue: image.value(.pluralRanges, range, PluralRangeColumn.ends))
            let form = CountForm(rawValue: image.value(.pluralRanges, range, PluralRangeColumn.category))
            guard let start = ends.start.flatMap(Self.category), let end = ends.end.flatMap(Self.category),
                let category = form.flatMap(Self.category)
            else { continue }
            found[start.rawValue, default: [:]][end.rawValue] = category.rawValue
        }
        try compare(found, expected, language, "plurals/ranges")
        try compare(count, expected.values.reduce(0) { $0 + $1.count }, language, "the number of plurals/ranges")
    }
}
