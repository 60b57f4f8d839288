/// The locales, sorted by identifier. A sentinel row ends the runs of the last locale.
@usableFromInline
package struct LocaleRow: TableRow {
    @TwoBytes @usableFromInline package var identifier: TextReference<Identifiers>
    /// The locale that this one inherits from. The root is its own parent.
    @TwoBytes @usableFromInline package var parent: RowReference<LocaleRow>
    @OneByte @usableFromInline package var defaultSystem: RowReference<NumberingSystemRow>
    @OneByte @usableFromInline package var nativeSystem: RowReference<NumberingSystemRow>
    @OneByte @usableFromInline package var traditionalSystem: RowReference<NumberingSystemRow>?
    @OneByte @usableFromInline package var financeSystem: RowReference<NumberingSystemRow>?
    /// How many digits must precede the first grouping separator: with 2, 1000 has none, but 10,000 has one.
    @OneByte @usableFromInline package var minimumGroupingDigits: Int
    /// The numbering systems that the locale lists, including latn. `SystemTables` has the rule for other systems.
    /// Locales with the same systems share a run.
    @usableFromInline package var systems: RowRun<SystemRow>
    /// The first of the currency values that the locale itself has.
    @TwoBytes @usableFromInline package var firstCurrencyValue: RowReference<CurrencyValueRow>
    /// The language whose plural rules apply to the locale.
    @TwoBytes @usableFromInline package var plurals: RowReference<PluralLanguageRow>?

    @inlinable @_transparent package static var table: TableID { .locales }

    @usableFromInline package var columns: [Column] {
        [
            Column(_identifier), Column(_parent), Column(_defaultSystem), Column(_nativeSystem),
            Column(_traditionalSystem), Column(_financeSystem), Column(_minimumGroupingDigits, most: 9),
        ] + systems.columns(least: 1, most: 127) + [Column(firstRow: _firstCurrencyValue), Column(_plurals)]
    }
}

extension PackedImage {
    /// The row of a locale or of its nearest ancestor for which a condition holds; nil if there is none.
    package func nearest(to locale: Int, where isWanted: (Int) -> Bool) -> Int? {
        var row = locale
        while !isWanted(row) {
            let parent = self[LocaleRow.self, row].parent.index
            if parent == row { return nil }
            row = parent
        }
        return row
    }

    /// The rows of a locale, of its parent, and so on to the root.
    package func lineage(of locale: Int) -> [Int] {
        var rows: [Int] = []
        _ = nearest(to: locale) { row in
            rows.append(row)
            return false
        }
        return rows
    }

    /// The rows that a locale itself has, without inheritance.
    package func currencyValues(of locale: Int) -> Range<Int> {
        let locales = rows(of: LocaleRow.self)
        return locales[locale].firstCurrencyValue.index..<locales[locale + 1].firstCurrencyValue.index
    }
}
