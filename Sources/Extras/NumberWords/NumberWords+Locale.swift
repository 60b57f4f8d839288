import CurrencyCore
import NumberRuleTables
import PackedTables

extension NumberWords {
    /// The rows in the data of a locale, its parent, and so on to the root.
    ///
    /// - Throws: `unknownLocale` if there is no data for the language.
    func rows(for locale: LocaleIdentifier) throws(NumberWordsError) -> [Int] {
        let lookup = LocaleLookup(image: data.image)
        var row = lookup.row(for: locale.tag)
        if row == lookup.rootRow, !lookup.canonical(locale.tag).isRoot { throw .unknownLocale(locale) }
        var rows = [row]
        while true {
            let parent = data.image[LocaleRow.self, row].parent.index
            if parent == row { return rows }
            row = parent
            rows.append(row)
        }
    }

    /// The group of rule sets that the nearest of these locales has.
    ///
    /// Groups are inherited as a whole, as in ICU, because their rule sets refer to each other.
    func group(_ kind: NumberRuleGroupKind, _ rows: [Int]) -> Int? {
        for row in rows {
            let identifier = data.image.text(data.image[LocaleRow.self, row].identifier)
            if let own = tables.row(ofLocale: identifier.utf8), let group = tables.group(kind, ofLocale: own) {
                return group
            }
        }
        return nil
    }
}
