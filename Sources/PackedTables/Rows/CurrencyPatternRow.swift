/// Sets of currency patterns, which are compiled.
public struct CurrencyPatternRow: TableRow {
    public var standard = CurrencyPatternVariants()
    public var accounting = CurrencyPatternVariants()
    public var nearVariants = NearVariants()

    @inlinable public static var table: TableID { .currencyPatternSets }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        standard.visit(&columns)
        accounting.visit(&columns)
        columns.number(&nearVariants, 0...3)
    }
}

/// A currency pattern and its variants.
public struct CurrencyPatternVariants: PackedRow {
    public var pattern = TextReference<Texts>()
    /// For a currency whose letters would touch the number.
    public var alphaNextToNumber: TextReference<Texts>?
    /// For an amount without its currency.
    public var noCurrency: TextReference<Texts>?

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&pattern, width: 2)
        columns.text(&alphaNextToNumber, width: 2)
        columns.text(&noCurrency, width: 2)
    }
}
