import CurrencyCore
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
}
