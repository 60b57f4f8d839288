import CurrencyCore
import PackedTables

/// What a locale and its ancestors say of one currency.
struct CurrencyValues {
    typealias Part = CurrencyValueKey.Part

    let image: PackedImage
    let locale: Int
    /// The row of the currency, or nil where nothing is known of it.
    let currency: Int?
    /// For each part one more than the row of its nearest value along the locale's ancestors; 0 where there is none.
    private var rows: (Int32, Int32, Int32, Int32, Int32, Int32, Int32) = (0, 0, 0, 0, 0, 0, 0)

    init(image: PackedImage, locale: Int, currency: Int?) {
        self.image = image
        self.locale = locale
        self.currency = currency
        guard let currency else { return }
        let first = CurrencyValueKey(currency: currency, .symbol)
        var owner = locale
        while true {
            var row = firstRow(from: first, of: owner)
            let end = image.value(.locales, owner + 1, LocaleColumn.firstCurrencyValue)
            while row < end {
                let key = CurrencyValueKey(rawValue: image.value(.currencyValues, row, CurrencyValueColumn.key))
                if key.currency != currency { break }
                note(key.part, row)
                row += 1
            }
            let parent = image.value(.locales, owner, LocaleColumn.parent)
            if parent == owner { return }
            owner = parent
        }
    }

    private mutating func note(_ part: Part?, _ row: Int) {
        let row = Int32(truncatingIfNeeded: row + 1)
        switch part {
        case .symbol: if rows.0 == 0 { rows.0 = row }
        case .narrow: if rows.1 == 0 { rows.1 = row }
        case .formal: if rows.2 == 0 { rows.2 = row }
        case .variant: if rows.3 == 0 { rows.3 = row }
        case .pattern: if rows.4 == 0 { rows.4 = row }
        case .decimal: if rows.5 == 0 { rows.5 = row }
        case .group: if rows.6 == 0 { rows.6 = row }
        case nil: break
        }
    }

    /// The nearest value of a part along the locale's ancestors.
    func value(_ part: Part) -> PackedText? {
        let row =
            switch part {
            case .symbol: rows.0
            case .narrow: rows.1
            case .formal: rows.2
            case .variant: rows.3
            case .pattern: rows.4
            case .decimal: rows.5
            case .group: rows.6
            }
        return row == 0 ? nil : image.text(.currencyValues, Int(row) - 1, CurrencyValueColumn.value)
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
        currency.flatMap { value(CurrencyValueKey(currency: $0, part), of: locale) }
    }

    private func value(_ key: CurrencyValueKey, of locale: Int) -> PackedText? {
        let row = firstRow(from: key, of: locale)
        guard row < image.value(.locales, locale + 1, LocaleColumn.firstCurrencyValue),
            image.value(.currencyValues, row, CurrencyValueColumn.key) == key.rawValue
        else { return nil }
        return image.text(.currencyValues, row, CurrencyValueColumn.value)
    }

    /// The first of a locale's rows whose key is not less.
    private func firstRow(from key: CurrencyValueKey, of locale: Int) -> Int {
        let locales = image.rows(of: .locales)
        let first = locales.value(locale, LocaleColumn.firstCurrencyValue)
        let end = locales.value(locale + 1, LocaleColumn.firstCurrencyValue)
        return image.rows(of: .currencyValues).firstRow(first..<end, CurrencyValueColumn.key, notBelow: key.rawValue)
    }
}
