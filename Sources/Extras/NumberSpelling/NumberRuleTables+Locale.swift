import CurrencyCore
import NumberRuleTables
import PackedTables

extension NumberRuleTables {
    /// The rows in the data of a locale, its parent, and so on to the root; nil if there is no data for the language.
    package static func rows(for locale: LocaleIdentifier, _ data: CurrencyData) -> [Int]? {
        let lookup = LocaleLookup(image: data.image)
        let row = lookup.row(for: locale.tag)
        if row == lookup.rootRow, !lookup.canonical(locale.tag).isRoot { return nil }
        return data.image.lineage(of: row)
    }

    /// The group of rule sets that the nearest of these locales has.
    ///
    /// Groups are inherited as a whole, as in ICU, because their rule sets refer to each other.
    package func group(_ kind: NumberRuleGroupKind, _ rows: [Int], _ data: CurrencyData) -> Int? {
        for row in rows {
            let identifier = data.image.text(data.image[LocaleRow.self, row].identifier)
            if let own = self.row(ofLocale: identifier.utf8), let group = group(kind, ofLocale: own) { return group }
        }
        return nil
    }
}
