import LocaleModel
import LocaleResolution
import PackedTables

/// Compact patterns, unit patterns, patterns that join numbers, plural rules.
extension ImageBuilder {
    mutating func miscellaneousSet(_ name: String, _ locale: String, _ chain: [String]) throws -> Int {
        guard selection.features.contains(.notation) else { return 0 }
        var values: [Int] = []
        for kind in MiscellaneousKind.allCases {
            let text = try require(.miscellaneous(system: name, kind), locale, chain)
            values.append(try writer.pool(text, in: .notationText))
        }
        var patterns: [[Int]] = []
        for category in PluralCategory.allCases {
            if let pattern = inheritance.find(.unitPattern(system: name, category), along: chain)?.value {
                patterns.append([category.countForm.rawValue, try writer.pool(pattern, in: .notationText)])
            }
        }
        values += [try firstRow(of: patterns, in: .unitPatterns), patterns.count, try measureUnitSet(chain)]
        return try row(of: values, in: .miscellaneousSets) + 1
    }

    /// One more than the row of the patterns of percent and permille; 0 where the source has no units, and so none in
    /// the root, which has all of them otherwise.
    private mutating func measureUnitSet(_ chain: [String]) throws -> Int {
        var values: [Int] = []
        for unit in MeasureUnit.allCases {
            let patterns = MeasureUnitTable.patterns(unit, chain, inheritance)
            if patterns.isEmpty { return 0 }
            let rows = try patterns.map { [$0.form.rawValue, try writer.pool($0.pattern, in: .notationText)] }
            values += [try firstRow(of: rows, in: .unitPatterns), rows.count]
        }
        return try row(of: values, in: .measureUnitSets) + 1
    }

    mutating func compactSet(_ name: String, _ kind: CompactKind, _ chain: [String]) throws -> Int {
        guard selection.features.contains(.notation) else { return 0 }
        let patterns = CompactTable.patterns(name, kind, chain, inheritance)
        if patterns.isEmpty { return 0 }
        var rows: [[Int]] = []
        for run in CompactTable.runs(patterns) {
            rows.append([
                run.key.rawValue, CompactMagnitude(zeros: run.zeros, isShortForm: run.isShortForm).rawValue,
                CompactRun(length: run.length, zeros: run.patternZeros).rawValue,
                try writer.pool(run.pattern, in: .notationText),
            ])
        }
        // Sets lie one behind the other: the next set's start is this one's end.
        if let row = runs[.compactSets]?[rows] { return row + 1 }
        let row = try writer.append([writer.rowCount(of: .compactPatterns)], to: .compactSets)
        for pattern in rows { try writer.append(pattern, to: .compactPatterns) }
        runs[.compactSets, default: [:]][rows] = row
        return row + 1
    }

    /// One more than the row of the language whose rules a locale follows; 0 for none.
    mutating func plurals(of locale: String) throws -> Int {
        guard selection.features.contains(.notation) else { return 0 }
        if writer.rowCount(of: .pluralLanguages) == 0 { try writePlurals() }
        let languages = pluralLanguages
        // Plural rules do not follow CLDR's parents: subtags are cut off until a language with rules is left.
        var name = locale[...]
        while !name.isEmpty {
            if let row = languages.firstIndex(of: String(name)) { return row + 1 }
            name = name.lastIndex(of: "-").map { name[..<$0] } ?? ""
        }
        return languages.firstIndex(of: LocaleFacts.rootIdentifier).map { $0 + 1 } ?? 0
    }

    private var pluralLanguages: [String] {
        snapshot.supplemental.plurals.cardinals.keys.sorted(by: Self.bytewise)
    }

    private mutating func writePlurals() throws {
        let facts = snapshot.supplemental.plurals
        for language in pluralLanguages {
            var rules: [[Int]] = []
            var ranges: [[Int]] = []
            for category in PluralCategory.allCases {
                if let rule = facts.cardinals[language]?[category.rawValue] {
                    rules.append([category.countForm.rawValue, try writer.pool(rule, in: .notationText)])
                }
                let start = category
                for (end, category) in (facts.ranges[language]?[start.rawValue] ?? [:]).sorted(by: { $0 < $1 }) {
                    let ends = try CountFormPair(start: start.countForm, end: countForm(end, language))
                    ranges.append([ends.rawValue, try countForm(category, language).rawValue])
                }
            }
            try writer.append(
                [
                    identifier(language), firstRow(of: rules, in: .pluralRules), rules.count,
                    firstRow(of: ranges, in: .pluralRanges), ranges.count,
                ], to: .pluralLanguages)
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
    /// The category as the tables have it.
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
