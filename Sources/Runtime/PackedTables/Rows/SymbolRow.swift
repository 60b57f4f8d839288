/// Sets of symbols.
///
/// It omits CLDR's symbols of scientific notation, of lists and of times, because nothing here formats them.
@usableFromInline
package struct SymbolRow: TableRow {
    @TwoBytes @usableFromInline package var decimal: TextReference<Texts>
    @TwoBytes @usableFromInline package var group: TextReference<Texts>
    @TwoBytes @usableFromInline package var percentSign: TextReference<Texts>
    @TwoBytes @usableFromInline package var plusSign: TextReference<Texts>
    @TwoBytes @usableFromInline package var minusSign: TextReference<Texts>
    @TwoBytes @usableFromInline package var approximatelySign: TextReference<Texts>
    @TwoBytes @usableFromInline package var perMille: TextReference<Texts>
    @TwoBytes @usableFromInline package var infinity: TextReference<Texts>
    @TwoBytes @usableFromInline package var nan: TextReference<Texts>
    /// The decimal separator of currency amounts, if it differs from that of numbers.
    @TwoBytes @usableFromInline package var currencyDecimal: TextReference<Texts>?
    @TwoBytes @usableFromInline package var currencyGroup: TextReference<Texts>?

    @inlinable @_transparent package static var table: TableID { .symbolSets }

    @usableFromInline package var columns: [Column] {
        [
            Column(_decimal), Column(_group), Column(_percentSign), Column(_plusSign), Column(_minusSign),
            Column(_approximatelySign), Column(_perMille), Column(_infinity), Column(_nan), Column(_currencyDecimal),
            Column(_currencyGroup),
        ]
    }
}
