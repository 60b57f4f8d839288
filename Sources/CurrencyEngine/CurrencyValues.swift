import CurrencyCore
import PackedTables

/// What a locale and its ancestors say of one currency.
struct CurrencyValues {
    /// The parts in the order of the table's keys.
    enum Part: Int {
        case symbol, narrow, formal, variant, pattern, decimal, group
    }

    let image: PackedImage
    let locale: Int
    /// The row of the currency, or nil where nothing is known of it.
    let currency: Int?

    /// The nearest value of a part along the locale's ancestors.
    func value(_ part: Part) -> PackedText? {
        var text: PackedText?
        _ = nearest { row in
            text = own(part, of: row)
            return text != nil
        }
        return text
    }

    /// The nearest of the locale and its ancestors of which something is true.
    func nearest(where isWanted: (Int) -> Bool) -> Int? {
        var row = locale
        while true {
            if isWanted(row) { return row }
            let parent = image.value(.locales, row, LocaleColumn.parent)
            if parent == row { return nil }
            row = parent
        }
    }

    /// What a locale says itself.
    func own(_ part: Part, of locale: Int) -> PackedText? {
        currency.flatMap { value($0 * 8 + part.rawValue, of: locale) }
    }

    private func value(_ key: Int, of locale: Int) -> PackedText? {
        var low = image.value(.locales, locale, LocaleColumn.firstCurrencyValue)
        var high = image.value(.locales, locale + 1, LocaleColumn.firstCurrencyValue)
        while low < high {
            let middle = (low + high) / 2
            let found = image.value(.currencyValues, middle, CurrencyValueColumn.key)
            if found == key { return image.text(.currencyValues, middle, CurrencyValueColumn.value) }
            if found < key { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}
