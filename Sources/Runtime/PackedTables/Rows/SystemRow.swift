/// The data of a locale for one numbering system.
@usableFromInline
package struct SystemRow: TableRow {
    @OneByte @usableFromInline package var numberingSystem: RowReference<NumberingSystemRow>
    @TwoBytes @usableFromInline package var symbols: RowReference<SymbolRow>
    @TwoBytes @usableFromInline package var currencyPatterns: RowReference<CurrencyPatternRow>
    /// Compiled number patterns.
    @TwoBytes @usableFromInline package var decimal: TextReference<Texts>
    @TwoBytes @usableFromInline package var percent: TextReference<Texts>
    @OneByte @usableFromInline package var spacing: RowReference<SpacingRow>
    @TwoBytes @usableFromInline package var miscellaneous: RowReference<MiscellaneousRow>?
    @TwoBytes @usableFromInline package var decimalShort: RowReference<CompactSetRow>?
    @TwoBytes @usableFromInline package var decimalLong: RowReference<CompactSetRow>?
    @TwoBytes @usableFromInline package var currencyShort: RowReference<CompactSetRow>?
    /// The formats that the root itself has for the system; empty in all other locales.
    @OneByte @usableFromInline package var ownOfRoot: PackedFlags<SystemFormat>

    @inlinable @_transparent package static var table: TableID { .systems }

    @usableFromInline package var columns: [Column] {
        [
            Column(_numberingSystem), Column(_symbols), Column(_currencyPatterns), Column(_decimal), Column(_percent),
            Column(_spacing), Column(_miscellaneous), Column(_decimalShort), Column(_decimalLong),
            Column(_currencyShort), Column(_ownOfRoot, most: 15),
        ]
    }
}
