/// Sets of symbols.
///
/// It omits CLDR's symbols of scientific notation, of lists and of times, because nothing here formats them.
@usableFromInline
package struct SymbolRow: TableRow {
    @usableFromInline package var decimal = TextReference<Texts>()
    @usableFromInline package var group = TextReference<Texts>()
    @usableFromInline package var percentSign = TextReference<Texts>()
    @usableFromInline package var plusSign = TextReference<Texts>()
    @usableFromInline package var minusSign = TextReference<Texts>()
    @usableFromInline package var approximatelySign = TextReference<Texts>()
    @usableFromInline package var perMille = TextReference<Texts>()
    @usableFromInline package var infinity = TextReference<Texts>()
    @usableFromInline package var nan = TextReference<Texts>()
    /// The decimal separator of currency amounts, if it differs from that of numbers.
    @usableFromInline package var currencyDecimal: TextReference<Texts>?
    @usableFromInline package var currencyGroup: TextReference<Texts>?

    @inlinable @_transparent package static var table: TableID { .symbolSets }

    @inlinable @_transparent
    package init() {}

    @inlinable @_transparent
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&decimal, width: 2)
        columns.text(&group, width: 2)
        columns.text(&percentSign, width: 2)
        columns.text(&plusSign, width: 2)
        columns.text(&minusSign, width: 2)
        columns.text(&approximatelySign, width: 2)
        columns.text(&perMille, width: 2)
        columns.text(&infinity, width: 2)
        columns.text(&nan, width: 2)
        columns.text(&currencyDecimal, width: 2)
        columns.text(&currencyGroup, width: 2)
    }
}
