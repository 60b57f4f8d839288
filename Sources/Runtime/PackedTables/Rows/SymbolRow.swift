/// Sets of symbols.
///
/// It omits CLDR's symbols of scientific notation, of lists and of times, because nothing here formats them.
@usableFromInline
package struct SymbolRow: TableRow {
    @TwoBytes @usableFromInline package var decimal = TextReference<Texts>()
    @TwoBytes @usableFromInline package var group = TextReference<Texts>()
    @TwoBytes @usableFromInline package var percentSign = TextReference<Texts>()
    @TwoBytes @usableFromInline package var plusSign = TextReference<Texts>()
    @TwoBytes @usableFromInline package var minusSign = TextReference<Texts>()
    @TwoBytes @usableFromInline package var approximatelySign = TextReference<Texts>()
    @TwoBytes @usableFromInline package var perMille = TextReference<Texts>()
    @TwoBytes @usableFromInline package var infinity = TextReference<Texts>()
    @TwoBytes @usableFromInline package var nan = TextReference<Texts>()
    /// The decimal separator of currency amounts, if it differs from that of numbers.
    @TwoBytes @usableFromInline package var currencyDecimal: TextReference<Texts>?
    @TwoBytes @usableFromInline package var currencyGroup: TextReference<Texts>?

    @inlinable @_transparent package static var table: TableID { .symbolSets }

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.text(_decimal)
        columns.text(_group)
        columns.text(_percentSign)
        columns.text(_plusSign)
        columns.text(_minusSign)
        columns.text(_approximatelySign)
        columns.text(_perMille)
        columns.text(_infinity)
        columns.text(_nan)
        columns.text(_currencyDecimal)
        columns.text(_currencyGroup)
    }
}
