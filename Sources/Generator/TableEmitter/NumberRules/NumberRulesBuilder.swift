import LocaleModel
import NumberRuleTables
import PackedTables
import TableWriter

/// Packs the number rules of a snapshot into an image. The same snapshot gives the same bytes everywhere.
struct NumberRulesBuilder {
    /// A group of rule sets, with the locales that own it.
    private struct Group {
        var locale: String
        var kind: NumberRuleGroup
        var ruleSets: [CompiledRuleSet]
    }

    private var tables: [[UInt8]] = Array(repeating: [], count: NumberRuleTable.allCases.count)
    private var groups: [Group] = []
    private let bases: [UInt64]
    private let divisors: [UInt64]
    private let patterns: [String]
    private let names: [String]
    private let publicCount: Int
    /// The rows of shapes and rule sets that exist.
    private var shapes: [[UInt8]: Int] = [:]

    /// - Parameter locales: The locales with their own values, sorted by identifier.
    static func image(of locales: [LocaleFacts], ordinals: [String: [String: String]], cldrVersion: String)
        throws(EmitError) -> [UInt8]
    {
        var builder = try NumberRulesBuilder(locales)
        do throws(PackedWriterError) {
            return try builder.image(locales.map(\.identifier), ordinals: ordinals, cldrVersion: cldrVersion)
        } catch {
            throw .packing(error)
        }
    }

    private init(_ locales: [LocaleFacts]) throws(EmitError) {
        for locale in locales {
            for kind in NumberRuleGroup.allCases {
                guard let text = locale[.numberRules(kind)] else { continue }
                groups.append(
                    Group(locale: locale.identifier, kind: kind, ruleSets: try Self.compile(text, kind, locale)))
            }
        }
        let sets = groups.flatMap(\.ruleSets)
        let elements = sets.flatMap { $0.rules.flatMap(\.elements) + $0.specials.values.joined() }
        bases = Set(sets.flatMap { $0.rules.map(\.base) }).sorted()
        divisors = Set(elements.compactMap { if case .divisor(let value) = $0 { value } else { nil } }).sorted()
        patterns = Set(elements.compactMap { if case .inPattern(_, let text) = $0 { text } else { nil } }).sorted()
        let used = Set(sets.map(\.name)).union(
            elements.compactMap { if case .inSet(_, let name) = $0 { name } else { nil } })
        let visible = used.filter { !$0.hasPrefix("%") }.sorted()
        names = visible + used.filter { $0.hasPrefix("%") }.sorted()
        publicCount = visible.count
    }

    private static func compile(
        _ text: String, _ kind: NumberRuleGroup, _ locale: LocaleFacts
    ) throws(EmitError) -> [CompiledRuleSet] {
        do throws(RuleDefect) {
            let lines = text.split(separator: "\n").map(String.init)
            return try RuleCompiler(lines).ruleSets
        } catch {
            throw .malformed(
                locale: locale.identifier, field: LocaleField.numberRules(kind).path, value: error.rule,
                expected: error.expected)
        }
    }

    // MARK: Tables

    private mutating func append(_ bytes: [UInt8], to table: NumberRuleTable) {
        tables[Int(table.rawValue)] += bytes
    }

    private mutating func append(_ numbers: [(value: Int, width: Int)], to table: NumberRuleTable)
        throws(PackedWriterError)
    {
        for (value, width) in numbers { append(try PackedInteger.bytes(of: value, width: width), to: table) }
    }

    private func count(of table: NumberRuleTable) -> Int { tables[Int(table.rawValue)].count / table.rowWidth }

    private mutating func image(
        _ locales: [String], ordinals: [String: [String: String]], cldrVersion: String
    ) throws(PackedWriterError) -> [UInt8] {
        // Rows of shapes count positions in three steps of 128, and a group has fourteen bits for its patterns.
        guard bases.count <= 384 else { throw .tooLarge(value: bases.count, maximum: 384) }
        guard patterns.count <= 14 else { throw .tooLarge(value: patterns.count, maximum: 14) }
        append(Array(cldrVersion.utf8), to: .identity)
        for base in bases { append(RuleValue(base).bytes, to: .bases) }
        for divisor in divisors { append(RuleValue(divisor).bytes, to: .divisors) }
        for pattern in patterns { append(Array((pattern + "\n").utf8), to: .patterns) }
        try appendNames()
        try appendOrdinals(ordinals)
        var rows: [String: [NumberRuleGroup: Int]] = [:]
        let languages = Dictionary(grouping: groups.indices) { groups[$0].locale.split(separator: "-").first ?? "" }
        for (_, members) in languages.sorted(by: { $0.key < $1.key }) {
            let written = try append(groupsOfLanguage: members)
            for (index, row) in zip(members, written) {
                rows[groups[index].locale, default: [:]][groups[index].kind] = row
            }
        }
        for locale in locales.sorted(by: { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }) {
            guard let own = rows[locale] else { continue }
            let identifier = Array(locale.utf8)
            guard identifier.count <= NumberRuleLayout.identifierWidth else {
                throw .textTooLong(bytes: identifier.count, maximum: NumberRuleLayout.identifierWidth)
            }
            append(
                identifier + Array(repeating: 0, count: NumberRuleLayout.identifierWidth - identifier.count),
                to: .locales)
            for kind in NumberRuleGroup.allCases { try append([(own[kind].map { $0 + 1 } ?? 0, 2)], to: .locales) }
        }
        return try ImageWriter.image(
            magic: NumberRuleLayout.magic, version: NumberRuleLayout.version,
            directoryOffset: NumberRuleLayout.directoryOffset, tables)
    }

    private mutating func appendNames() throws(PackedWriterError) {
        var last: [UInt8] = []
        for name in names[..<publicCount] {
            let bytes = Array(name.utf8)
            let shared = zip(bytes, last).prefix { $0 == $1 }.count
            try append([(shared, 1), (bytes.count - shared, 1)], to: .names)
            append(Array(bytes[shared...]), to: .names)
            last = bytes
        }
    }

    /// Appends the ordinal rules of the languages whose rules need them.
    private mutating func appendOrdinals(_ ordinals: [String: [String: String]]) throws(PackedWriterError) {
        let languages = Set(
            groups.filter { group in
                group.ruleSets.contains { set in
                    set.rules.contains { $0.elements.contains(.operation(.ordinal)) }
                        || set.specials.values.contains { $0.contains(.operation(.ordinal)) }
                }
            }.map { $0.locale.split(separator: "-").first.map(String.init) ?? "" })
        for language in languages.sorted() {
            for category in PluralCategory.allCases {
                guard let rule = ordinals[language]?[category.rawValue], !rule.isEmpty else { continue }
                append(Array("\(language) \(category.rawValue) \(rule)\n".utf8), to: .ordinals)
            }
        }
    }

    // MARK: Languages

    /// Appends the groups of a language, and returns their rows.
    private mutating func append(groupsOfLanguage members: [Int]) throws(PackedWriterError) -> [Int] {
        var distinct: [[CompiledRuleSet.Rule]: [[SpecialRule: [RuleElement]]: [Bool: Int]]] = [:]
        var sets: [CompiledRuleSet] = []
        var numbers: [[Int]] = []
        for member in members {
            numbers.append(
                groups[member].ruleSets.map { set in
                    if let number = distinct[set.rules]?[set.specials]?[set.isFraction] { return number }
                    distinct[set.rules, default: [:]][set.specials, default: [:]][set.isFraction] = sets.count
                    sets.append(set)
                    return sets.count - 1
                })
        }
        var terminals: [[RuleVocabularyWriter.Terminal]] = []
        for set in sets {
            var joined: [RuleVocabularyWriter.Terminal] = []
            for body in set.bodies { joined += try self.terminals(of: body) }
            terminals.append(joined)
        }
        let vocabulary = try RuleVocabularyWriter(terminals)
        let vocabularyRow = count(of: .vocabularies)
        try append(
            [
                (count(of: .symbols), 3), (vocabulary.definitions.count, 2), (count(of: .texts), 3),
            ], to: .vocabularies)
        for definition in vocabulary.definitions { try append([(definition.packed, 3)], to: .symbols) }
        append(vocabulary.text, to: .texts)
        let firstSet = count(of: .ruleSets)
        for (set, codes) in zip(sets, vocabulary.codes) { try append(set, codes) }
        var rows: [Int] = []
        for (member, numbers) in zip(members, numbers) {
            rows.append(count(of: .groups))
            let sets = zip(groups[member].ruleSets, numbers)
                .compactMap { set, number in names.firstIndex(of: set.name).map { ($0, firstSet + number) } }
                .sorted { $0.0 < $1.0 }
            let used = groups[member].ruleSets.flatMap { $0.bodies.joined() }
                .compactMap { if case .inPattern(_, let text) = $0 { patterns.firstIndex(of: text) } else { nil } }
            try append(
                [
                    (vocabularyRow, 2), (Set(used).reduce(0) { $0 | 1 << $1 }, 2), (count(of: .members), 2),
                    (sets.count, 2),
                ], to: .groups)
            for (name, row) in sets { try append([(name, 2), (row, 2)], to: .members) }
        }
        return rows
    }

    private mutating func append(_ set: CompiledRuleSet, _ codes: [UInt8]) throws(PackedWriterError) {
        var shape: [UInt8] = []
        let positions = set.rules.compactMap { bases.firstIndex(of: $0.base) }
        for step in 0..<3 {
            shape += try PackedInteger.bytes(of: positions.filter { $0 >> 7 == step }.count, width: 1)
        }
        shape += positions.map { UInt8($0 & 0x7F) }
        if shapes[shape] == nil {
            shapes[shape] = count(of: .shapes)
            append(shape, to: .shapes)
        }
        let specials = set.specials.keys.reduce(0) { $0 | 1 << $1.rawValue }
        try append(
            [
                (shapes[shape] ?? 0, 3), (count(of: .bodies), 3), (specials, 2), (set.isFraction ? 1 : 0, 1),
            ], to: .ruleSets)
        append(codes, to: .bodies)
    }

    // MARK: Bodies

    /// The terminals of a body and its end.
    private func terminals(of body: [RuleElement]) throws(PackedWriterError) -> [RuleVocabularyWriter.Terminal] {
        guard body.count <= NumberRuleLayout.longestBody else {
            throw .tooLarge(value: body.count, maximum: NumberRuleLayout.longestBody)
        }
        return body.flatMap { element -> [RuleVocabularyWriter.Terminal] in
            if case .text(let text) = element { return text.unicodeScalars.map { .scalar($0.value) } }
            return [.operation(RuleSymbol.token(token(of: element)).packed)]
        } + [.operation(RuleSymbol.end)]
    }

    /// The token of an element that is no text.
    private func token(of element: RuleElement) -> RuleToken {
        switch element {
        case .operation(let operation): .operation(operation, 0)
        case .inSet(let operation, let name): .operation(operation, names.firstIndex(of: name) ?? 0)
        case .inPattern(let operation, let text): .operation(operation, patterns.firstIndex(of: text) ?? 0)
        case .form(let category):
            .operation(.form, category.countForm.rawValue - CountForm.zero.rawValue)
        case .divisor(let divisor): .operation(.divisor, divisors.firstIndex(of: divisor) ?? 0)
        case .text: .text(offset: 0, length: 0)
        }
    }
}

extension CompiledRuleSet {
    /// The bodies of the rules, and then those of the special rules in their order.
    var bodies: [[RuleElement]] { rules.map(\.elements) + SpecialRule.allCases.compactMap { specials[$0] } }
}
