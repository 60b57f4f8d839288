import CurrencyCore
import PackedTables

/// The texts around an amount that is written with its currency's name, or around a number that is written with a unit,
/// for each plural category.
///
/// A plan makes all these texts in advance, each distinct one once, so that formatting only chooses a category.
package final class NameAffixes: Sendable {
    /// The form that was chosen for an amount.
    package struct Choice {
        /// The index of the form.
        let index: Int
        /// The plural category that the form was chosen for; other categories may share the form.
        package let category: PluralCategory
    }

    /// The texts before and after the number. Each text is one part, a currency or a unit, including "de euros".
    package let forms: [AffixForms.Form]
    /// The index of the form for each `CountKey`.
    private let indices: [Int]
    private let rules: PluralRules
    let compatibility: FormatOptions.Compatibility

    /// The most bytes that both texts of a form have together.
    let longest: Int

    init(_ outerText: OuterText, _ symbols: AffixSymbols, _ options: FormatOptions, storage: inout PlanStorage) {
        rules = PluralRules(localeRow: symbols.tables.locale, data: options.data)
        compatibility = options.compatibility
        // Before release 76, which brought CLDR 46, ICU used the name of `other` if a category has no pattern.
        let otherForAll = options.compatibility == .icu && options.data.cldrMajorVersion < 46
        let all = Self.texts(outerText, symbols.tables, otherForAll: otherForAll)
        // The text that goes around everything else, such as "at least", is around these texts.
        let writer = AffixWriter(symbols, options, isInner: false)
        var forms: [AffixForms.Form] = []
        var distinct: [JoiningPattern] = []
        indices = all.map { texts in
            if let known = distinct.firstIndex(of: texts) { return known }
            distinct.append(texts)
            forms.append(writer.affixes(of: texts, outerText.kind, storage: &storage))
            return forms.count - 1
        }
        self.forms = forms
        longest = forms.reduce(0) { max($0, $1.length) }
    }

    /// The texts for each key.
    ///
    /// - Parameter otherForAll: Whether a category without a pattern uses the name of `other`.
    private static func texts(_ outerText: OuterText, _ tables: SystemTables, otherForAll: Bool) -> [JoiningPattern] {
        let patterns = outerText.unit ?? UnitPatterns(tables)
        return CountKey.all.map { key in
            let usesOther = otherForAll && patterns.pattern(key.category.countForm) == nil
            // Use the root's pattern if an image has none.
            let pattern = (key.first(patterns.pattern) ?? PackedText("{0} {1}")).utf8
            return JoiningPattern(
                Array(pattern), name: outerText.name(key.exactly, usesOther ? .other : key.category))
        }
    }

    /// Chooses the texts for an amount.
    ///
    /// - Parameters:
    ///   - shown: The rounded amount; in compact notation, the number in front of the word.
    ///   - fractionDigits: The fewest fraction digits to show.
    ///   - exponent: The power of ten that the word of compact notation stands for.
    func form(shown: DecimalValue, fractionDigits: Int, exponent: Int = 0) -> Choice {
        let operands = PluralOperands(
            shown, fractionDigits: fractionDigits, compactExponent: exponent, compatibility: compatibility)
        let category = rules.category(for: operands)
        var key = CountKey(category: category)
        // ICU has no explicit names and patterns for 0 and 1.
        if compatibility == .ldml, exponent == 0 { key = CountKey(shown, category) }
        return Choice(index: indices[key.index], category: category)
    }

    /// The texts for a category, for any amount.
    package func form(_ category: PluralCategory) -> AffixForms.Form {
        forms[indices[CountKey(category: category).index]]
    }
}

extension NameAffixes: Hashable {
    package static func == (left: NameAffixes, right: NameAffixes) -> Bool {
        left.forms == right.forms && left.indices == right.indices && left.compatibility == right.compatibility
            && left.rules == right.rules
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(forms)
    }
}
