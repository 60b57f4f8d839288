/// The data of a locale for one numbering system.
@usableFromInline
package struct SystemRow: TableRow {
    @usableFromInline package var numberingSystem = RowReference<NumberingSystemRow>()
    @usableFromInline package var symbols = RowReference<SymbolRow>()
    @usableFromInline package var currencyPatterns = RowReference<CurrencyPatternRow>()
    /// Compiled number patterns.
    @usableFromInline package var decimal = TextReference<Texts>()
    @usableFromInline package var percent = TextReference<Texts>()
    @usableFromInline package var spacing = RowReference<SpacingRow>()
    @usableFromInline package var miscellaneous: RowReference<MiscellaneousRow>?
    @usableFromInline package var decimalShort: RowReference<CompactSetRow>?
    @usableFromInline package var decimalLong: RowReference<CompactSetRow>?
    @usableFromInline package var currencyShort: RowReference<CompactSetRow>?
    /// The formats that the root itself has for the system; empty in all other locales.
    @usableFromInline package var ownOfRoot = SystemFormats()

    @inlinable @_transparent package static var table: TableID { .systems }

    @inlinable @_transparent
    package init() {}

    @inlinable @_transparent
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.row(&numberingSystem, width: 1)
        columns.row(&symbols, width: 2)
        columns.row(&currencyPatterns, width: 2)
        columns.text(&decimal, width: 2)
        columns.text(&percent, width: 2)
        columns.row(&spacing, width: 1)
        columns.row(&miscellaneous, width: 2)
        columns.row(&decimalShort, width: 2)
        columns.row(&decimalLong, width: 2)
        columns.row(&currencyShort, width: 2)
        columns.number(&ownOfRoot, most: 15)
    }
}
