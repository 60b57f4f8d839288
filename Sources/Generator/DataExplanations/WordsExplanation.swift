import CommandSupport
import CurrencyEngine
import LocaleModel
import NumberRuleTables
import NumberSpelling
import TableEmitter

/// A number in words, with the rules that wrote it.
public struct WordsExplanation: Sendable {
    /// A rule that was applied.
    public struct Rule: Sendable {
        /// What the rule wrote, with the rules that it led to.
        public let text: String
        /// The number that the rule is for.
        public let number: String
        /// The name of the rule set as LDML has it.
        public let ruleSet: String
        /// The rule's text.
        public let rule: String
        /// How many rules led to this one.
        public let depth: Int
    }

    /// The number in words.
    public let text: String
    /// The rules, in the order in which they began.
    public let rules: [Rule]
    /// The group of rule sets: its owner, its file, and the locales that were searched for it.
    public let group: ExplainedValue
}

extension Explainer {
    /// Explains which rules write a number in words.
    public func explain(
        _ number: DecimalValue, in identifier: LocaleIdentifier, ruleSet: String
    ) throws(ExplanationError) -> WordsExplanation {
        let image: [UInt8]
        do {
            image = try NumberRulesImage(of: values.snapshot).bytes
        } catch {
            throw .unusable(snapshot: values.snapshot.locales, reason: String(describing: error))
        }
        let explained = try image.withUnsafeBufferPointer { bytes throws(ExplanationError) in
            try uses(
                of: NumberRuleTables(uncheckedBase: bytes.baseAddress.unsafelyUnwrapped, count: bytes.count), number,
                identifier, ruleSet)
        }
        let locale = data.locale(for: identifier)
        let field = LocaleField.numberRules(NumberRuleGroup.allCases[explained.kind.rawValue])
        guard let group = values.value(of: field, in: locale), let texts = NumberRuleTexts(group.value) else {
            throw .missing(locale: locale, field: field.path)
        }
        return WordsExplanation(
            text: explained.text,
            rules: explained.uses.map { use in
                let set = texts.ruleSets[use.ruleSet]
                return WordsExplanation.Rule(
                    text: use.text, number: use.number?.plainText ?? "", ruleSet: set.name, rule: set.rules[use.rule],
                    depth: use.depth)
            }, group: group)
    }

    /// Spells a number by tables, and lists the rules that wrote it.
    private func uses(
        of tables: NumberRuleTables, _ number: DecimalValue, _ identifier: LocaleIdentifier, _ ruleSet: String
    ) throws(ExplanationError) -> (text: String, kind: NumberRuleGroupKind, uses: [NumberRuleUse]) {
        let name = ruleSet.hasPrefix("%") ? String(ruleSet.dropFirst()) : ruleSet
        guard let rows = NumberRuleTables.rows(for: identifier, data),
            let rules = SpellingRules(tables, ruleSet: name, rows: rows, identifier, data)
        else { throw .noWords("there is no rule set \(ruleSet) for the locale \(identifier)") }
        do throws(SpellingFailure) {
            let (text, uses) = try rules.uses(for: number)
            return (text, rules.kind, uses)
        } catch {
            throw .noWords(error.description)
        }
    }
}
