import CurrencyEngine

/// A language's rules for the category of an ordinal number: 1st, 2nd, 3rd and 4th in English.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules>.
struct OrdinalRules {
    private var rules = PluralRules()

    /// The rules of a locale's language. A language without a row has the category `other` alone.
    init(locale: LocaleIdentifier) {
        let table = UnsafeBufferPointer(
            start: OrdinalRuleTable.lines.utf8Start, count: OrdinalRuleTable.lines.utf8CodeUnitCount)
        let language = Array(locale.languageCode.utf8)
        for line in table.split(separator: UInt8(ascii: "\n")) {
            let columns = line.split(separator: UInt8(ascii: "|"))
            guard columns[0].split(separator: UInt8(ascii: " ")).contains(where: { $0.elementsEqual(language) }) else {
                continue
            }
            for column in columns.dropFirst() {
                let end = column.firstIndex(of: UInt8(ascii: ":")) ?? column.endIndex
                let name = String(decoding: column[..<end], as: UTF8.self)
                guard let category = PluralCategory.allCases.first(where: { $0.description == name }) else { continue }
                rules.append(UnsafeBufferPointer(rebasing: column[end...].dropFirst()), for: category)
            }
        }
    }

    func category(for operands: PluralOperands) -> PluralCategory { rules.category(for: operands) }
}
