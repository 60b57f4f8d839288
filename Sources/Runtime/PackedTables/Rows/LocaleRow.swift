/// The locales, sorted by identifier. A sentinel row ends the runs of the last locale.
@usableFromInline
package struct LocaleRow: TableRow {
    @usableFromInline package var identifier = TextReference<Identifiers>()
    /// The locale that this one inherits from. The root is its own parent.
    @usableFromInline package var parent = RowReference<LocaleRow>()
    @usableFromInline package var defaultSystem = RowReference<NumberingSystemRow>()
    @usableFromInline package var nativeSystem = RowReference<NumberingSystemRow>()
    @usableFromInline package var traditionalSystem: RowReference<NumberingSystemRow>?
    @usableFromInline package var financeSystem: RowReference<NumberingSystemRow>?
    /// How many digits must precede the first grouping separator: with 2, 1000 has none, but 10,000 has one.
    @usableFromInline package var minimumGroupingDigits = 0
    /// The numbering systems that the locale lists, including latn. `SystemTables` has the rule for other systems.
    /// Locales with the same systems share a run.
    @usableFromInline package var systems = RowRun<SystemRow>()
    /// The first of the currency values that the locale itself has.
    @usableFromInline package var firstCurrencyValue = RowReference<CurrencyValueRow>()
    /// The language whose plural rules apply to the locale.
    @usableFromInline package var plurals: RowReference<PluralLanguageRow>?

    @inlinable @_transparent package static var table: TableID { .locales }

    @inlinable @_transparent
    package init() {}

    @inlinable @_transparent
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&identifier, width: 2)
        columns.row(&parent, width: 2)
        columns.row(&defaultSystem, width: 1)
        columns.row(&nativeSystem, width: 1)
        columns.row(&traditionalSystem, width: 1)
        columns.row(&financeSystem, width: 1)
        columns.number(&minimumGroupingDigits, most: 9)
        columns.run(&systems, width: 2, least: 1, most: 127)
        columns.firstRow(&firstCurrencyValue, width: 2)
        columns.row(&plurals, width: 2)
    }
}

extension PackedImage {
    /// The rows that a locale itself has, without inheritance.
    package func currencyValues(of locale: Int) -> Range<Int> {
        let locales = rows(of: LocaleRow.self)
        return locales[locale].firstCurrencyValue.index..<locales[locale + 1].firstCurrencyValue.index
    }
}
