import CurrencyCore
import LDMLSyntax
import PackedTables

/// A language's rules for choosing a plural category, from CLDR.
///
///     let rules = try PluralRules(locale: LocaleIdentifier("pl"), data: .bundled)
///     rules.category(for: PluralOperands(1, fractionDigits: 0))       // one
///     rules.category(for: PluralOperands(22, fractionDigits: 0))      // few
///     rules.category(for: PluralOperands(22, fractionDigits: 1))      // other: "22.0"
///
/// These are the rules for cardinal numbers. Choosing a category allocates nothing. Two values are equal if their rules are,
/// whatever their language and data.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules>.
public struct PluralRules: Equatable, Sendable {
    /// A relation of a rule, as `PluralRuleReader` reads it.
    struct Relation: Equatable, Sendable {
        let relation: PluralRelation
        /// The end of its ranges in the list of all; they begin where those of the relation before it end.
        let rangesEnd: Int
        /// The category of the rule.
        let category: PluralCategory
        /// Whether the rule matches if all relations since the last such one hold.
        var endsConjunction = true
    }

    /// The relations of all rules, read from their text once.
    var relations: [Relation] = []
    /// The ranges of all relations.
    var ranges: [ClosedRange<UInt64>] = []

    /// Makes the rules for the data's locale that serves an identifier.
    ///
    /// If the data has no rules for the language, every number is `other`.
    ///
    /// - Throws: `CurrencyDataError` if the data, a slice, has no plural rules.
    public init(locale: LocaleIdentifier, data: CurrencyData) throws(CurrencyDataError) {
        if let missing = data.missing(.notation) { throw missing }
        self.init(localeRow: data.localeRow(for: locale), data: data)
    }

    package init(localeRow: Int, data: CurrencyData) {
        guard let language = data.image[LocaleRow.self, localeRow].plurals else { return }
        for row in data.image[language].rules.range {
            let row = data.image[PluralRuleRow.self, row]
            // `other` has a row too. Its text is empty and matches nothing.
            if let category = PluralCategory(row.form) { append(data.image.text(row.rule).utf8, for: category) }
        }
    }

    /// Makes rules that are not in the data, such as those for ordinal numbers. Without any, every number is `other`.
    package init() {}

    /// Whether the operands are in one of a relation's ranges, or if the relation is negated, in none.
    private func holds(_ relation: PluralRelation, _ rangesOfRelation: Range<Int>, _ operands: PluralOperands) -> Bool {
        let number = operands.number(of: relation.operand)
        // Without a value, the number has more than 64 bits, and so is above every number in a rule.
        guard let value = relation.divisor.map({ number.remainder(dividingBy: $0) }) ?? number.value else {
            return relation.isNegated
        }
        let hasFraction = if case .n = relation.operand { operands.numberHasFraction } else { false }
        for index in rangesOfRelation where value >= ranges[index].lowerBound {
            let end = ranges[index].upperBound
            if hasFraction ? relation.holdsFractions && value < end : value <= end { return !relation.isNegated }
        }
        return relation.isNegated
    }

    /// Adds the rule of a category. A malformed rule matches nothing.
    package mutating func append(_ rule: UnsafeBufferPointer<UInt8>, for category: PluralCategory) {
        let before = (relations.count, ranges.count)
        var reader = PluralRuleReader(rule)
        while let relation = reader.nextRelation() {
            if !relation.beginsConjunction { relations[relations.count - 1].endsConjunction = false }
            while let range = reader.nextRange() { ranges.append(range) }
            relations.append(Relation(relation: relation, rangesEnd: ranges.count, category: category))
        }
        if reader.isMalformed {
            relations.removeSubrange(before.0...)
            ranges.removeSubrange(before.1...)
        }
    }

    /// Returns the category of a number as it is shown: the first category whose rule matches, or else `other`.
    ///
    /// NaN and the infinities are `other`.
    ///
    /// - Complexity: Linear in the relations of the language's rules, of which there are fewer than 20.
    public func category(for operands: PluralOperands) -> PluralCategory {
        guard operands.isFinite else { return .other }
        var found: PluralCategory?
        var conjunction = true
        var range = 0
        for index in relations.indices {
            let end = relations[index].rangesEnd
            if conjunction { conjunction = holds(relations[index].relation, range..<end, operands) }
            range = end
            guard relations[index].endsConjunction else { continue }
            if conjunction {
                let category = relations[index].category
                // A number matches at most one rule, unless its operands were rounded.
                guard operands.isBinary else { return category }
                if found.map({ category.placeByName < $0.placeByName }) ?? true { found = category }
            }
            conjunction = true
        }
        return found ?? .other
    }
}

extension PluralCategory {
    /// The position of the category in the alphabetical order of names.
    fileprivate var placeByName: Int { CountForm.byKeyword.firstIndex(of: countForm) ?? 0 }
}

extension PluralOperands {
    fileprivate func number(of operand: PluralRelation.Operand) -> WholeNumber {
        switch operand {
        case .n: number
        case .i: integer
        case .v: Self.whole(fractionDigits)
        case .w: Self.whole(fractionDigitsWithoutZeros)
        case .f: fraction
        case .t: fractionWithoutZeros
        case .c: Self.whole(exponent)
        }
    }

    private static func whole(_ count: Int) -> WholeNumber {
        WholeNumber(coefficient: .init(UInt64(max(0, count))), zeros: 0)
    }
}
