import CurrencyCore
import NumberRuleTables
import NumberSpelling

extension NumberWords {
    /// The rows in the data of a locale, its parent, and so on to the root.
    ///
    /// - Throws: `unknownLocale` if there is no data for the language.
    func rows(for locale: LocaleIdentifier) throws(NumberWordsError) -> [Int] {
        guard let rows = NumberRuleTables.rows(for: locale, data) else { throw .unknownLocale(locale) }
        return rows
    }
}
