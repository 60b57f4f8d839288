import CurrencyCore
import CurrencyEngine
import NumberRuleTables
import PackedTables

/// The rules that a speller may need, read from the tables once: those of its rule set and of all that it leads to.
///
/// It is one object, so that a speller is small.
package final class SpellingRules: @unchecked Sendable {
    // Unchecked, because the memory of the lists is written once, before anyone else sees it.

    /// How many numbers, from zero on, a speller that is held knows the texts of.
    static var smallNumbers: Int { 100 }

    /// A rule set, whose rules are neighbours.
    struct RuleSet {
        /// The first rule, of all rules.
        var first: Int
        /// The number of rules with base values, sorted by them.
        var count: Int
        /// The first rule whose base value is that of no small number.
        var large: Int
        /// The set that writes whole numbers: this one, or that which all its rules for them lead to.
        var wholeNumbers: Int
        /// The special rules, one bit each, which follow the others.
        var specials: Int
        var isFraction: Bool
        /// Whether base values do not decide about whole numbers.
        var hasSpecialChoice: Bool { isFraction || count == 0 }

        /// The rule for a special case, of all rules; nil if the set has none.
        func rule(_ special: SpecialRule) -> Int? {
            guard specials >> special.rawValue & 1 != 0 else { return nil }
            return first + count + (specials & (1 << special.rawValue - 1)).nonzeroBitCount
        }
    }

    struct Rule {
        /// The base value; 0 for special rules.
        var base: UInt64 = 0
        var divisor: UInt64 = 1
        /// The place of the first step.
        var start: Int32 = 0
        /// The place after the last step; after it stand the steps without what is in brackets.
        var end: Int32 = 0
        /// The place after those.
        var shortEnd: Int32 = 0
        var hasOptional = false
        /// Whether the rule, with what stands in brackets, writes a remainder.
        var hasSmaller = false
        /// Whether the rule before this one applies to multiples of the divisor.
        var rollsBack = false

        func places(writesOptional: Bool) -> (start: Int, end: Int) {
            writesOptional ? (Int(start), Int(end)) : (Int(end), Int(shortEnd))
        }
    }

    /// A text of a step or a number.
    struct Text {
        var offset: UInt32
        var length: UInt16

        /// No text.
        static var unknown: Text { Text(offset: 0, length: .max) }
        var isKnown: Bool { length != .max }
    }

    /// A token. Names of rule sets are places of these, and the rule set itself has its place, too.
    struct Step {
        var operation: RuleOperation?
        var length: UInt8 = 0
        var argument: UInt16 = 0
        var offset: UInt32 = 0

        var text: Text { Text(offset: offset, length: UInt16(length)) }
    }

    /// The rule sets; that of the speller is the first.
    let sets: UnsafeBufferPointer<RuleSet>
    let rules: UnsafeBufferPointer<Rule>
    /// The rows of the rule sets in the tables.
    let rows: [Int]
    let steps: UnsafeBufferPointer<Step>
    /// The texts of the steps.
    let texts: UnsafeBufferPointer<UInt8>
    /// The plans of the patterns that are needed for small numbers, by the number of the pattern.
    private let plans: [FormatPlan?]
    let tables: NumberRuleTables
    /// The members of the group of the rule set, and its kind.
    let members: Range<Int>
    package let kind: NumberRuleGroupKind
    private let cardinals: PluralRules
    private let ordinals: PluralRules
    /// Whether the locale's decimal separator is a comma, so that `x,x` applies.
    let hasDecimalComma: Bool
    private let locale: LocaleIdentifier
    private let data: CurrencyData

    /// Looks up a rule set; nil if no group of the locale has one of the name.
    ///
    /// - Parameter rows: The rows of the locale and its ancestors in the data.
    package convenience init?(
        _ tables: NumberRuleTables, ruleSet: String, rows: [Int], _ locale: LocaleIdentifier, _ data: CurrencyData
    ) {
        guard let name = tables.number(ofName: ruleSet) else { return nil }
        for kind in NumberRuleGroupKind.allCases {
            guard let group = tables.group(kind, rows, data), let row = tables.ruleSet(named: name, inGroup: group)
            else {
                continue
            }
            self.init(tables, kind, group: group, ruleSet: row, locale, localeRow: rows[0], data)
            return
        }
        return nil
    }

    /// - Parameter row: The row of the rule set to begin with, which becomes the first one.
    private init(
        _ tables: NumberRuleTables, _ kind: NumberRuleGroupKind, group: Int, ruleSet row: Int,
        _ locale: LocaleIdentifier, localeRow: Int, _ data: CurrencyData
    ) {
        self.tables = tables
        self.kind = kind
        members = tables.members(ofGroup: group)
        self.locale = locale
        self.data = data
        let vocabulary = RuleVocabulary(tables, row: tables.vocabulary(ofGroup: group))
        var reader = RuleReader(tables, vocabulary, members: members, first: row)
        reader.readAll()
        sets = Self.copy(reader.sets)
        rules = Self.copy(reader.rules)
        rows = reader.rows
        steps = Self.copy(reader.steps)
        texts = Self.copy(reader.texts)
        cardinals = PluralRules(localeRow: localeRow, data: data)
        ordinals = reader.hasOrdinals ? Self.ordinals(of: locale, tables) : PluralRules()
        let hasChoice = sets.contains { $0.rule(.improperFractionComma) != nil || $0.rule(.properFractionComma) != nil }
        hasDecimalComma =
            hasChoice
            && DecimalStyle(locale: locale, data: data).resolvedOptions.decimalSeparator.utf8.first
                == UInt8(ascii: ",")
        plans = (0..<14).map { number in
            reader.patterns >> number & 1 == 0 ? nil : Self.plan(number, tables, locale, data)
        }
    }

    /// Texts are copied in pieces of so many bytes, because most texts are as short.
    static var piece: Int { 16 }

    /// Arrays would be retained and checked at each step. Behind the elements there is room for the last piece of a text.
    static func copy<Element>(_ list: [Element]) -> UnsafeBufferPointer<Element> {
        let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: list.count + piece)
        _ = copy.initialize(from: list)
        return UnsafeBufferPointer(rebasing: copy[..<list.count])
    }

    deinit {
        sets.deallocate()
        rules.deallocate()
        steps.deallocate()
        texts.deallocate()
    }

    private static func plan(
        _ number: Int, _ tables: NumberRuleTables, _ locale: LocaleIdentifier, _ data: CurrencyData
    ) -> FormatPlan? {
        guard let text = tables.line(number, of: .patterns),
            let pattern = try? NumberFormatPattern(String(decoding: text, as: UTF8.self))
        else { return nil }
        // ICU gives the patterns of rules no minimum of grouping digits, whatever the locale has.
        return DecimalStyle(locale: locale, data: data)
            .groupingSizes(try? GroupingSizes(minimumGroupingDigits: 1)).pattern(pattern).plan
    }

    /// The ordinal rules of a language, which the image has if its rules need them.
    private static func ordinals(of locale: LocaleIdentifier, _ tables: NumberRuleTables) -> PluralRules {
        let language = Array(locale.languageCode.utf8) + [UInt8(ascii: " ")]
        var rules = PluralRules()
        var line = 0
        while let text = tables.line(line, of: .ordinals) {
            line += 1
            guard text.starts(with: language) else { continue }
            let rest = UnsafeBufferPointer(rebasing: text[language.count...])
            guard let space = rest.firstIndex(of: UInt8(ascii: " ")),
                let category = PluralCategory.allCases.first(where: {
                    rest[..<space].elementsEqual($0.description.utf8)
                })
            else { continue }
            rules.append(UnsafeBufferPointer(rebasing: rest[(space + 1)...]), for: category)
        }
        return rules
    }

    /// A number in digits. The plans of patterns for huge numbers are made when they are needed.
    func digits(of value: DecimalValue, pattern: Int) -> String {
        let plan = pattern < plans.count ? plans[pattern] : nil
        return (plan ?? Self.plan(pattern, tables, locale, data))?.format(value) ?? value.plainText
    }

    /// The symbol of infinity or NaN.
    func symbol(of value: DecimalValue) -> String { DecimalStyle(locale: locale, data: data).format(value) }

    func category(of value: DecimalValue.Coefficient, isOrdinal: Bool) -> PluralCategory {
        guard let value = try? DecimalValue(coefficient: value, exponent: 0) else { return .other }
        return (isOrdinal ? ordinals : cardinals).category(for: PluralOperands(value, fractionDigits: 0))
    }
}
