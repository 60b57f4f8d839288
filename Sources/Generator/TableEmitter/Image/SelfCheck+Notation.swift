import LDMLSyntax
import LocaleModel
import LocaleResolution
import PackedTables

/// Compact patterns, unit patterns, patterns that join numbers, plural rules.
extension SelfCheck {
    /// The compact tables of the image with their runs expanded, each once.
    struct CompactTables {
        struct Key: Hashable {
            var zeros: Int
            var category: PluralCategory
            var alphaNextToNumber: Bool
        }

        private let image: PackedImage
        private var expanded: [Int: [Key: CompactTable.Pattern]] = [:]
        private var compiled: [String: String] = [:]

        init(image: PackedImage) {
            self.image = image
        }

        /// The tokens of a pattern. Each pattern is compiled once.
        mutating func tokens(of pattern: String) -> String {
            if let known = compiled[pattern] { return known }
            let tokens = CompiledPattern(pattern).string
            compiled[pattern] = tokens
            return tokens
        }

        /// The patterns of a set as tokens.
        mutating func patterns(_ set: RowReference<CompactSetRow>) -> [Key: CompactTable.Pattern] {
            if let known = expanded[set.index] { return known }
            var result: [Key: CompactTable.Pattern] = [:]
            for row in image.compactPatterns(of: set) {
                let row = image[CompactPatternRow.self, row]
                guard let category = row.key.count.flatMap(SelfCheck.category) else { continue }
                let run = row.run
                let pattern = NumberPattern(image.text(row.pattern)).text
                for step in 0..<run.length {
                    let key = Key(
                        zeros: row.magnitude.zeros + step, category: category,
                        alphaNextToNumber: row.key.alphaNextToNumber)
                    result[key] = CompactTable.Pattern(
                        text: tokens(of: CompactTable.expandZeros(pattern, run.zeros + step)),
                        isShortForm: row.magnitude.isShortForm)
                }
            }
            expanded[set.index] = result
            return result
        }
    }

    /// The category of a form in the tables.
    fileprivate static func category(_ form: CountForm) -> PluralCategory? {
        PluralCategory.allCases.first { $0.countForm == form }
    }

    /// A row must equal its packed patterns: the pattern with one zero, and the number of zeros that it had.
    func compareCompactRuns() throws(EmitError) {
        for row in 0..<image.rowCount(of: CompactPatternRow.self) {
            let run = image[CompactPatternRow.self, row].run
            let tokens = image.text(image[CompactPatternRow.self, row].pattern)
            let pattern = NumberPattern(tokens).text
            try compare(tokens, CompiledPattern(pattern).string, "", "compactPatterns/\(row), its tokens")
            for step in 0..<run.length {
                let packed = CompactTable.collapseZeros(CompactTable.expandZeros(pattern, run.zeros + step))
                try compare(packed.pattern, pattern, "", "compactPatterns/\(row)")
                try compare(packed.zeros, run.zeros + step, "", "compactPatterns/\(row), its zeros")
            }
        }
    }

    func compareNotation(
        _ tables: SystemTables, _ name: String, _ locale: String, _ chain: [String],
        _ compactTables: inout CompactTables
    ) throws(EmitError) {
        try compareMiscellaneous(tables, name, locale, chain)
        let sets: [(CompactKind, RowReference<CompactSetRow>?)] = [
            (.decimalShort, image[tables.notation].decimalShort), (.decimalLong, image[tables.notation].decimalLong),
            (.currencyShort, image[tables.currencyNotation].currencyShort),
        ]
        for (kind, set) in sets {
            var found = set.map { compactTables.patterns($0) } ?? [:]
            let fields = inheritance.compactFields(name, kind, along: chain)
            // Whether there are both short and long forms.
            let isMixed = Set(fields.map { inheritance.find($0, along: chain)?.field.compactKind }).count > 1
            for field in fields {
                guard case .compact(_, _, let zeros, let category, let alphaNextToNumber) = field else { continue }
                let key = CompactTables.Key(zeros: zeros, category: category, alphaNextToNumber: alphaNextToNumber)
                let expected = inheritance.find(field, along: chain)
                let pattern = found.removeValue(forKey: key)
                try comparePattern(pattern?.text, expected?.value, locale, field.path) { compactTables.tokens(of: $0) }
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
        _ tables: SystemTables, _ name: String, _ locale: String, _ chain: [String]
    ) throws(EmitError) {
        guard let set = image[tables.notation].miscellaneous.map({ image[$0] }),
            let currencySet = image[tables.currencyNotation].miscellaneous.map({ image[$0] })
        else {
            throw .readBackDiffers(
                locale: locale, field: "systems/\(name)/miscellaneous", expected: "patterns", found: "nothing")
        }
        let texts: [(MiscellaneousKind, TextReference<NotationTexts>)] = [
            (.approximately, set.approximately), (.atLeast, set.atLeast), (.atMost, set.atMost), (.range, set.range),
        ]
        for (kind, text) in texts {
            let field = LocaleField.miscellaneous(system: name, kind)
            try compare(image.text(text), inheritance.find(field, along: chain)?.value, locale, field.path)
        }
        try compareUnitPatterns(currencySet.unitPatterns.range, name, locale, chain)
        try compareMeasureUnits(set.measureUnits.map { image[$0] }, locale, chain)
    }

    private func compareMeasureUnits(
        _ units: MeasureUnitRow?, _ locale: String, _ chain: [String]
    ) throws(EmitError) {
        let runs = [(MeasureUnit.percent, units?.percent), (.permille, units?.permille)]
        for (unit, run) in runs {
            let rows = run?.range ?? 0..<0
            try compareRise(of: UnitPatternRow.self, rows, locale, "units/\(unit.rawValue)") { $0.form.packed }
            for category in PluralCategory.allCases {
                // A form without its own pattern has that of `other`, in the image and in the model.
                let field = LocaleField.measureUnit(unit, category)
                let expected =
                    inheritance.find(field, along: chain) ?? inheritance.find(.measureUnit(unit, .other), along: chain)
                let found = unitPattern(category.countForm, rows) ?? unitPattern(.other, rows)
                try compare(found, expected?.value, locale, field.path)
            }
        }
    }

    private func compareUnitPatterns(
        _ rows: Range<Int>, _ name: String, _ locale: String, _ chain: [String]
    ) throws(EmitError) {
        try compareRise(of: UnitPatternRow.self, rows, locale, "systems/\(name)/unitPatterns") { $0.form.packed }
        for category in PluralCategory.allCases {
            let field = LocaleField.unitPattern(system: name, category)
            try compare(
                unitPattern(category.countForm, rows), inheritance.find(field, along: chain)?.value, locale, field.path)
        }
    }

    private func unitPattern(_ form: CountForm, _ rows: Range<Int>) -> PackedText? {
        rows.first { image[UnitPatternRow.self, $0].form == form }
            .map { image.text(image[UnitPatternRow.self, $0].pattern) }
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
        let rows = 0..<image.rowCount(of: PluralLanguageRow.self)
        let languages = rows.map { image.text(image[PluralLanguageRow.self, $0].identifier).string }
        try compare(names: languages, facts.cardinals.keys, "plurals")
        try compareOrder(of: PluralLanguageRow.self) { $0.identifier }
        for row in rows {
            let language = image[PluralLanguageRow.self, row]
            try comparePluralRules(language.rules.range, languages[row], facts.cardinals[languages[row]] ?? [:])
            try comparePluralRanges(language.ranges.range, languages[row], facts.ranges[languages[row]] ?? [:])
        }
        for (locale, row) in localeRows {
            // LDML has no separate parents for plural rules: they are inherited by truncation.
            let subtags = locale.split(separator: "-")
            let names = (0..<subtags.count).map { subtags[..<(subtags.count - $0)].joined(separator: "-") }
            let owner = (names + [LocaleFacts.rootIdentifier]).first { facts.cardinals[$0] != nil }
            let found = image[LocaleRow.self, row].plurals.map { languages[$0.index] }
            try compare(found ?? "nothing", owner ?? "nothing", locale, "plurals")
        }
    }

    private func comparePluralRules(
        _ rows: Range<Int>, _ language: String, _ expected: [String: String]
    ) throws(EmitError) {
        try compareRise(of: PluralRuleRow.self, rows, language, "plurals/cardinals") { $0.form.packed }
        var found: [String: String] = [:]
        for row in rows {
            let row = image[PluralRuleRow.self, row]
            guard let category = Self.category(row.form) else { continue }
            found[category.rawValue] = image.text(row.rule).string
        }
        try compare(found, expected, language, "plurals/cardinals")
    }

    private func comparePluralRanges(
        _ rows: Range<Int>, _ language: String, _ expected: [String: [String: String]]
    ) throws(EmitError) {
        var found: [String: [String: String]] = [:]
        for row in rows {
            let row = image[PluralRangeRow.self, row]
            guard let start = row.ends.start.flatMap(Self.category), let end = row.ends.end.flatMap(Self.category),
                let category = Self.category(row.form)
            else { continue }
            found[start.rawValue, default: [:]][end.rawValue] = category.rawValue
        }
        try compare(found, expected, language, "plurals/ranges")
        try compare(rows.count, expected.values.reduce(0) { $0 + $1.count }, language, "the number of plurals/ranges")
    }
}
