import CurrencyCore
import PackedTables

/// A language's rules for choosing a plural category, from CLDR.
///
///     let rules = try PluralRules(locale: LocaleIdentifier("pl"), data: .bundled)
///     rules.category(for: PluralOperands(1, fractionDigits: 0))       // one
///     rules.category(for: PluralOperands(22, fractionDigits: 0))      // few
///     rules.category(for: PluralOperands(22, fractionDigits: 1))      // other: "22.0"
///
/// These are the rules for cardinal numbers. Choosing a category allocates nothing.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules>.
public struct PluralRules: Sendable {
    private let data: CurrencyData
    private let rules: Range<Int>

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
        self.data = data
        guard let language = data.image[LocaleRow.self, localeRow].plurals else {
            rules = 0..<0
            return
        }
        rules = data.image[language].rules.range
    }

    /// Returns the category of a number as it is shown: the first category whose rule matches, or else `other`.
    ///
    /// NaN and the infinities are `other`.
    ///
    /// - Complexity: Linear in the text of the language's rules. The longest text has fewer than 200 bytes.
    public func category(for operands: PluralOperands) -> PluralCategory {
        guard operands.isFinite else { return .other }
        var found: PluralCategory?
        // `other` has a row too. Its text is empty and matches nothing.
        for row in rules where matches(row, operands) {
            guard let category = PluralCategory(data.image[PluralRuleRow.self, row].form) else { continue }
            // A number matches at most one rule, unless its operands were rounded.
            guard operands.isBinary else { return category }
            if found.map({ category.placeByName < $0.placeByName }) ?? true { found = category }
        }
        return found ?? .other
    }

    private func matches(_ row: Int, _ operands: PluralOperands) -> Bool {
        let text = data.image.text(data.image[PluralRuleRow.self, row].rule)
        return operands.fulfil(text.utf8) == true
    }
}

extension PluralCategory {
    /// The position of the category in the alphabetical order of names.
    fileprivate var placeByName: Int { CountForm.byKeyword.firstIndex(of: countForm) ?? 0 }
}

/// Two sets of rules are equal if their content is, whatever their language and data.
extension PluralRules: Equatable {
    /// Whether both values have the same rules, compared by content.
    public static func == (left: Self, right: Self) -> Bool {
        left.rules.count == right.rules.count
            && zip(left.rules, right.rules).allSatisfy { rows in
                let (rule, other) = (
                    left.data.image[PluralRuleRow.self, rows.0], right.data.image[PluralRuleRow.self, rows.1]
                )
                return rule.form == other.form
                    && left.data.image.text(rule.rule).compare(right.data.image.text(other.rule).utf8) == 0
            }
    }
}
