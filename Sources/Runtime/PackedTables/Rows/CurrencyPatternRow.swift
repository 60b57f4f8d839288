/// Sets of compiled currency patterns.
@usableFromInline
package struct CurrencyPatternRow: TableRow {
    @usableFromInline package var standard = CurrencyPatternVariants()
    @usableFromInline package var accounting = CurrencyPatternVariants()
    @usableFromInline package var nearVariants = NearVariants()

    @inlinable @_transparent package static var table: TableID { .currencyPatternSets }

    @inlinable @_transparent
    package init() {}

    @inlinable @_transparent
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        standard.visit(&columns)
        accounting.visit(&columns)
        columns.number(&nearVariants, most: 3)
    }
}

/// A currency pattern and its variants.
@usableFromInline
package struct CurrencyPatternVariants: PackedRow {
    @usableFromInline package var pattern = TextReference<Texts>()
    /// The pattern for a currency whose letters would touch the number.
    @usableFromInline package var alphaNextToNumber: TextReference<Texts>?
    /// The pattern for an amount without its currency.
    @usableFromInline package var noCurrency: TextReference<Texts>?

    @inlinable @_transparent
    package init() {}

    @inlinable @_transparent
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&pattern, width: 2)
        columns.text(&alphaNextToNumber, width: 2)
        columns.text(&noCurrency, width: 2)
    }
}
