import LocaleModel
import LocaleResolution
import PackedTables

/// Compact patterns, unit patterns, patterns that join numbers, plural rules.
extension ImageBuilder {
    mutating func miscellaneousSet(
        _ name: String, _ locale: String, _ chain: [String]
    ) throws -> RowReference<MiscellaneousRow>? {
        guard selection.features.contains(.notation) else { return nil }
        func text(_ kind: MiscellaneousKind) throws -> TextReference<NotationTexts> {
            try writer.pool(require(.miscellaneous(system: name, kind), locale, chain))
        }
        var row = MiscellaneousRow()
        row.approximately = try text(.approximately)
        row.atLeast = try text(.atLeast)
        row.atMost = try text(.atMost)
        row.range = try text(.range)
        row.unitPatterns = try unitPatterns(
            PluralCategory.allCases.compactMap { category in
                inheritance.find(.unitPattern(system: name, category), along: chain).map {
                    (category.countForm, $0.value)
                }
            })
        row.measureUnits = try measureUnitSet(chain)
        return try writer.pool(row)
    }

    private mutating func unitPatterns(
        _ patterns: [(form: CountForm, pattern: String)]
    ) throws -> RowRun<UnitPatternRow> {
        var rows: [UnitPatternRow] = []
        for pattern in patterns {
            var row = UnitPatternRow()
            row.form = pattern.form
            row.pattern = try writer.pool(pattern.pattern)
            rows.append(row)
        }
        return try writer.pool(rows)
    }

    /// The patterns of percent and permille; nil if the source has no units. Otherwise the root has all of
    /// them.
    private mutating func measureUnitSet(_ chain: [String]) throws -> RowReference<MeasureUnitRow>? {
        let percent = MeasureUnitTable.patterns(.percent, chain, inheritance)
        let permille = MeasureUnitTable.patterns(.permille, chain, inheritance)
        if percent.isEmpty || permille.isEmpty { return nil }
        var row = MeasureUnitRow()
        row.percent = try unitPatterns(percent)
        row.permille = try unitPatterns(permille)
        return try writer.pool(row)
    }

    mutating func compactSet(
        _ name: String, _ kind: CompactKind, _ chain: [String]
    ) throws -> RowReference<CompactSetRow>? {
        guard selection.features.contains(.notation) else { return nil }
        let patterns = CompactTable.patterns(name, kind, chain, inheritance)
        if patterns.isEmpty { return nil }
        var rows: [CompactPatternRow] = []
        for run in CompactTable.runs(patterns) {
            var row = CompactPatternRow()
            row.key = run.key
            row.magnitude = CompactMagnitude(zeros: run.zeros, isShortForm: run.isShortForm)
            row.run = CompactRun(length: run.length, zeros: run.patternZeros)
            row.pattern = try pattern(run.pattern)
            rows.append(row)
        }
        let bytes = try rows.flatMap { try $0.bytes() }
        if let set = compactSets[bytes] { return set }
        // Sets are contiguous: the start of the next set is the end of this one.
        var row = CompactSetRow()
        row.firstPattern = writer.nextRow()
        let set = try writer.append(row)
        for pattern in rows { try writer.append(pattern) }
        compactSets[bytes] = set
        return set
    }

    /// The language whose plural rules a locale uses; nil if there is none.
    mutating func plurals(of locale: String) throws -> RowReference<PluralLanguageRow>? {
        guard selection.features.contains(.notation) else { return nil }
        if writer.byteCount(of: .pluralLanguages) == 0 { try writePlurals() }
        let languages = pluralLanguages
        // Plural rules do not use CLDR's parents: subtags are cut off until a language has rules.
        var name = locale[...]
        while !name.isEmpty {
            if let row = languages.firstIndex(of: String(name)) { return RowReference(row) }
            name = name.lastIndex(of: "-").map { name[..<$0] } ?? ""
        }
        return languages.firstIndex(of: LocaleFacts.rootIdentifier).map { RowReference($0) }
    }

    private var pluralLanguages: [String] {
        snapshot.supplemental.plurals.cardinals.keys.sorted(by: Self.bytewise)
    }

    private mutating func writePlurals() throws {
        let facts = snapshot.supplemental.plurals
        for language in pluralLanguages {
            var rules: [PluralRuleRow] = []
            var ranges: [PluralRangeRow] = []
            for category in PluralCategory.allCases {
                if let rule = facts.cardinals[language]?[category.rawValue] {
                    var row = PluralRuleRow()
                    row.form = category.countForm
                    row.rule = try writer.pool(rule)
                    rules.append(row)
                }
                let start = category
                for (end, category) in (facts.ranges[language]?[start.rawValue] ?? [:]).sorted(by: { $0 < $1 }) {
                    var row = PluralRangeRow()
                    row.ends = try CountFormPair(start: start.countForm, end: countForm(end, language))
                    row.form = try countForm(category, language)
                    ranges.append(row)
                }
            }
            var row = PluralLanguageRow()
            row.identifier = try writer.pool(language)
            row.rules = try writer.pool(rules)
            row.ranges = try writer.pool(ranges)
            try writer.append(row)
        }
    }

    private func countForm(_ name: String, _ language: String) throws(EmitError) -> CountForm {
        guard let category = PluralCategory(rawValue: name) else {
            throw .malformed(locale: language, field: "plurals", value: name, expected: "a plural category")
        }
        return category.countForm
    }
}

extension PluralCategory {
    /// The category in the form of the tables.
    var countForm: CountForm {
        switch self {
        case .explicitZero: .explicitZero
        case .explicitOne: .explicitOne
        case .zero: .zero
        case .one: .one
        case .two: .two
        case .few: .few
        case .many: .many
        case .other: .other
        }
    }
}
