import CurrencyCore
import CurrencyEngine
import NumberRuleTables
import PackedTables

/// What the rules of a group need: the other rule sets, the vocabulary, and the locale's symbols and plural rules.
///
/// It is one object, so that a speller is small.
final class SpellingRules: Sendable {
    let tables: NumberRuleTables
    let members: Range<Int>
    let vocabulary: RuleVocabulary
    /// The plans of the patterns that the group uses, by the number of the pattern.
    private let plans: [FormatPlan?]
    private let cardinals: PluralRules
    private let ordinals: [(category: PluralCategory, rule: PackedText)]
    /// Whether the locale's decimal separator is a comma, so that `x,x` applies.
    let hasDecimalComma: Bool
    /// The locale, for the symbols of infinity and NaN.
    private let style: DecimalStyle

    init(
        _ tables: NumberRuleTables, _ group: Int, _ locale: LocaleIdentifier, localeRow: Int, _ data: CurrencyData
    ) {
        self.tables = tables
        members = tables.members(ofGroup: group)
        vocabulary = RuleVocabulary(tables, row: tables.vocabulary(ofGroup: group))
        // ICU gives the patterns of rules no minimum of grouping digits, whatever the locale has.
        let style = DecimalStyle(locale: locale, data: data)
            .groupingSizes(try? GroupingSizes(minimumGroupingDigits: 1))
        self.style = style
        let used = tables.patterns(ofGroup: group)
        var plans: [FormatPlan?] = []
        var number = 0
        while used >> number != 0 {
            var plan: FormatPlan?
            if used >> number & 1 != 0, let text = tables.line(number, of: .patterns),
                let pattern = try? NumberFormatPattern(String(decoding: text, as: UTF8.self))
            {
                plan = style.pattern(pattern).plan
            }
            plans.append(plan)
            number += 1
        }
        self.plans = plans
        cardinals = PluralRules(localeRow: localeRow, data: data)
        ordinals = Self.ordinals(of: locale, tables)
        hasDecimalComma = style.resolvedOptions.decimalSeparator.utf8.first == UInt8(ascii: ",")
    }

    /// The ordinal rules of a language, which the image has if its rules need them.
    private static func ordinals(
        of locale: LocaleIdentifier, _ tables: NumberRuleTables
    ) -> [(category: PluralCategory, rule: PackedText)] {
        let language = Array(locale.languageCode.utf8) + [UInt8(ascii: " ")]
        var rules: [(category: PluralCategory, rule: PackedText)] = []
        var line = 0
        while let text = tables.line(line, of: .ordinals) {
            line += 1
            guard text.starts(with: language) else { continue }
            let rest = UnsafeBufferPointer(rebasing: text[language.count...])
            guard let space = rest.firstIndex(of: UInt8(ascii: " ")), let start = rest.baseAddress,
                let category = PluralCategory.allCases.first(where: {
                    rest[..<space].elementsEqual($0.description.utf8)
                })
            else { continue }
            rules.append((category, PackedText(start: start + space + 1, count: rest.count - space - 1)))
        }
        return rules
    }

    /// The rule set with a number of a name.
    func ruleSet(_ name: Int) -> RuleSetPlace? {
        tables.ruleSet(named: name, in: members).map { RuleSetPlace(tables, row: $0) }
    }

    /// A number in digits.
    func digits(of value: DecimalValue, pattern: Int) -> String {
        (pattern < plans.count ? plans[pattern] : nil)?.format(value) ?? value.plainText
    }

    /// The symbol of infinity or NaN.
    func symbol(of value: DecimalValue) -> String { style.format(value) }

    func category(of value: DecimalValue.Coefficient, isOrdinal: Bool) -> PluralCategory {
        guard let value = try? DecimalValue(coefficient: value, exponent: 0) else { return .other }
        let operands = PluralOperands(value, fractionDigits: 0)
        if !isOrdinal { return cardinals.category(for: operands) }
        return ordinals.first { operands.fulfil($0.rule.utf8) == true }?.category ?? .other
    }
}
