import PackedTables

/// The reason why bytes are not an image of number rules that this version can use.
package enum NumberRuleImageError: Error, Equatable, Sendable {
    /// The header is wrong, or the length or the checksum in it.
    case header(ImageHeaderError)
    /// The bytes at this offset are not well-formed UTF-8.
    case notUTF8(offset: Int)
    /// A table is outside of the image, or does not have a whole number of rows.
    case badTable(NumberRuleTable)
    /// A row has a value that is not allowed there.
    case badRow(NumberRuleTable, row: Int)
    /// A rule of a rule set cannot be read.
    case badRule(ruleSet: Int, rule: Int)
}

extension NumberRuleImageError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .header(let error): error.description(of: "image of number rules")
        case .notUTF8(let offset): "the image of number rules is not UTF-8 at byte \(offset)"
        case .badTable(let table):
            "table \(table.rawValue) lies outside the image of number rules or has no whole number of rows"
        case .badRow(let table, let row):
            "table \(table.rawValue) of the image of number rules: row \(row) cannot be used"
        case .badRule(let ruleSet, let rule):
            "the image of number rules: rule \(rule) of rule set \(ruleSet) cannot be read"
        }
    }
}

/// Checks an image of number rules from outside completely, so that the reader can trust every number in it.
package struct NumberRuleCheck {
    private let tables: NumberRuleTables

    /// - Complexity: Linear in the length of all rules.
    package static func check(
        _ bytes: UnsafeBufferPointer<UInt8>
    ) throws(NumberRuleImageError) -> NumberRuleTables {
        let base: UnsafePointer<UInt8>
        do throws(ImageHeaderError) {
            base = try ImageHeader.check(
                of: bytes, magic: NumberRuleLayout.magic, version: NumberRuleLayout.version,
                length: NumberRuleLayout.headerLength)
        } catch {
            throw .header(error)
        }
        if let offset = UTF8Check.firstInvalidByte(bytes) { throw .notUTF8(offset: offset) }
        let check = NumberRuleCheck(tables: NumberRuleTables(uncheckedBase: base, count: bytes.count))
        for table in NumberRuleTable.allCases { try check.checkBounds(of: table) }
        try check.checkNumbers()
        try check.checkGroups()
        for row in 0..<check.tables.rowCount(of: .vocabularies) { try check.checkVocabulary(row) }
        for group in 0..<check.tables.rowCount(of: .groups) { try check.checkRuleSets(ofGroup: group) }
        return check.tables
    }

    private func checkBounds(of table: NumberRuleTable) throws(NumberRuleImageError) {
        let place = tables.place(of: table)
        guard place.offset >= NumberRuleLayout.headerLength, place.offset + place.length <= tables.count,
            place.length % table.rowWidth == 0
        else { throw .badTable(table) }
        if table == .texts { return }
        // Texts and lines apart, numbers have no byte above 127.
        let hasText = table == .identity || table == .patterns || table == .ordinals
        if !hasText, let row = tables.contents(of: table).firstIndex(where: { $0 >= 0x80 }) {
            throw .badRow(table, row: row / table.rowWidth)
        }
    }

    /// Base values are sorted, each once, and divisors are not zero.
    private func checkNumbers() throws(NumberRuleImageError) {
        let bases = tables.rowCount(of: .bases)
        guard bases <= 384 else { throw .badTable(.bases) }
        for row in 1..<max(1, bases) where tables.value(.bases, row - 1) >= tables.value(.bases, row) {
            throw .badRow(.bases, row: row)
        }
        for row in 0..<tables.rowCount(of: .divisors) where tables.value(.divisors, row) == 0 {
            throw .badRow(.divisors, row: row)
        }
    }

    private func checkGroups() throws(NumberRuleImageError) {
        for row in 0..<tables.rowCount(of: .locales) {
            for kind in NumberRuleGroupKind.allCases {
                if let group = tables.group(kind, ofLocale: row), group >= tables.rowCount(of: .groups) {
                    throw .badRow(.locales, row: row)
                }
            }
        }
        for group in 0..<tables.rowCount(of: .groups) {
            let members = tables.members(ofGroup: group)
            guard tables.vocabulary(ofGroup: group) < tables.rowCount(of: .vocabularies),
                members.upperBound <= tables.rowCount(of: .members)
            else { throw .badRow(.groups, row: group) }
            for row in members {
                let isSorted = row == members.lowerBound || tables.name(ofMember: row - 1) < tables.name(ofMember: row)
                guard isSorted, tables.ruleSet(ofMember: row) < tables.rowCount(of: .ruleSets) else {
                    throw .badRow(.members, row: row)
                }
            }
        }
    }

    // MARK: Vocabularies

    private func checkVocabulary(_ row: Int) throws(NumberRuleImageError) {
        let first = tables.number(.vocabularies, row: row, at: 0, width: 3)
        let text = tables.number(.vocabularies, row: row, at: 5, width: 3)
        let vocabulary = RuleVocabulary(tables, row: row)
        let count = vocabulary.symbolCount
        guard count <= NumberRuleLayout.maximumSymbols, first + count <= tables.rowCount(of: .symbols),
            text <= tables.byteCount(of: .texts)
        else { throw .badRow(.vocabularies, row: row) }
        let available = tables.byteCount(of: .texts) - text
        var depths = [Int?](repeating: nil, count: count)
        for symbol in 0..<count {
            guard depth(of: symbol, vocabulary, available, NumberRuleLayout.maximumDepth, &depths) != nil else {
                throw .badRow(.symbols, row: first + symbol)
            }
        }
    }

    /// The depth of a symbol; nil if it exceeds the limit, or if the symbol contains itself or is not valid.
    private func depth(
        of symbol: Int, _ vocabulary: RuleVocabulary, _ available: Int, _ limit: Int, _ depths: inout [Int?]
    ) -> Int? {
        if let depth = depths[symbol] { return depth <= limit ? depth : nil }
        let depth: Int
        switch RuleSymbol(packed: vocabulary.definition(symbol)) {
        case .pair(let left, let right):
            guard limit > 0, left < depths.count, right < depths.count,
                let leftDepth = self.depth(of: left, vocabulary, available, limit - 1, &depths),
                let rightDepth = self.depth(of: right, vocabulary, available, limit - 1, &depths)
            else { return nil }
            depth = 1 + max(leftDepth, rightDepth)
        case .token(.text(let offset, let length)):
            guard offset + length <= available else { return nil }
            depth = 0
        case .token(.operation(let operation, let number)):
            // An unknown operation reads as another one.
            let packed = RuleSymbol.token(.operation(operation, number)).packed
            guard packed == vocabulary.definition(symbol) else { return nil }
            if operation == .divisor, number >= tables.rowCount(of: .divisors) { return nil }
            if operation == .end, number != 0 { return nil }
            depth = 0
        }
        depths[symbol] = depth
        return depth
    }

    // MARK: Rule sets

    private func checkRuleSets(ofGroup group: Int) throws(NumberRuleImageError) {
        let vocabulary = RuleVocabulary(tables, row: tables.vocabulary(ofGroup: group))
        for member in tables.members(ofGroup: group) {
            let row = tables.ruleSet(ofMember: member)
            let shape = tables.number(.ruleSets, row: row, at: 0, width: 3)
            guard shape + 3 <= tables.byteCount(of: .shapes) else { throw .badRow(.ruleSets, row: row) }
            let place = RuleSetPlace(tables, row: row)
            guard shape + 3 + place.ruleCount <= tables.byteCount(of: .shapes),
                place.specials < 1 << SpecialRule.allCases.count
            else { throw .badRow(.ruleSets, row: row) }
            for rule in 0..<place.ruleCount {
                let base = place.base(ofRule: rule)
                guard base < tables.rowCount(of: .bases), rule == 0 || place.base(ofRule: rule - 1) <= base else {
                    throw .badRule(ruleSet: row, rule: rule)
                }
            }
            try checkBodies(of: place, ruleSet: row, vocabulary)
        }
    }

    /// Reads the bodies as `RuleVocabulary` does, but checks each step.
    private func checkBodies(
        of place: RuleSetPlace, ruleSet row: Int, _ vocabulary: RuleVocabulary
    ) throws(NumberRuleImageError) {
        let codes = tables.contents(of: .bodies)
        let singles = 128 - NameRecord.leadBytes(vocabulary.symbolCount)
        var at = tables.number(.ruleSets, row: row, at: 3, width: 3)
        var lengths = BodyLengths()
        while lengths.ends < place.bodyCount {
            guard at < codes.count else { throw .badRule(ruleSet: row, rule: lengths.ends) }
            var symbol = Int(codes[at])
            at += 1
            if symbol >= singles {
                guard at < codes.count else { throw .badRule(ruleSet: row, rule: lengths.ends) }
                symbol = singles + (symbol - singles) << 7 + Int(codes[at])
                at += 1
            }
            guard symbol < vocabulary.symbolCount, lengths.add(symbol, vocabulary) else {
                throw .badRule(ruleSet: row, rule: lengths.ends)
            }
        }
        // A symbol that spans bodies must not reach into the next rule set.
        guard lengths.ends == place.bodyCount, lengths.length == 0 else {
            throw .badRule(ruleSet: row, rule: place.bodyCount)
        }
    }
}

/// Counts the bodies of a rule set and the tokens of the current one.
private struct BodyLengths {
    private(set) var ends = 0
    private(set) var length = 0

    /// Counts a symbol; false if a body is too long. So a symbol that is many symbols ends the count soon.
    mutating func add(_ symbol: Int, _ vocabulary: RuleVocabulary) -> Bool {
        let definition = vocabulary.definition(symbol)
        if case .pair(let left, let right) = RuleSymbol(packed: definition) {
            return add(left, vocabulary) && add(right, vocabulary)
        }
        if definition == RuleSymbol.end {
            (ends, length) = (ends + 1, 0)
            // No rule set has more rules.
            return ends <= 1024
        }
        length += 1
        return length <= NumberRuleLayout.longestBody
    }
}
