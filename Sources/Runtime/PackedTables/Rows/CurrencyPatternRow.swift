/// Sets of compiled currency patterns.
@usableFromInline
package struct CurrencyPatternRow: TableRow {
    @usableFromInline package var standard: CurrencyPatternVariants
    @usableFromInline package var accounting: CurrencyPatternVariants
    @OneByte @usableFromInline package var nearVariants: PackedFlags<NearVariant>

    @inlinable @_transparent package static var table: TableID { .currencyPatternSets }

    @usableFromInline package var columns: [Column] {
        standard.columns + accounting.columns + [Column(_nearVariants, most: 3)]
    }
}

/// A currency pattern and its variants.
@usableFromInline
package struct CurrencyPatternVariants: PackedRow {
    @TwoBytes @usableFromInline package var pattern: TextReference<Texts>
    /// The pattern for a currency whose letters would touch the number.
    @TwoBytes @usableFromInline package var alphaNextToNumber: TextReference<Texts>?
    /// The pattern for an amount without its currency.
    @TwoBytes @usableFromInline package var noCurrency: TextReference<Texts>?

    @usableFromInline package var columns: [Column] {
        [Column(_pattern), Column(_alphaNextToNumber), Column(_noCurrency)]
    }
}
