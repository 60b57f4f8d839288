/// Sets of symbols.
///
/// CLDR's symbols of scientific notation, of lists and of times are left out: nothing that is formatted here has them.
public struct SymbolRow: TableRow {
    public var decimal = TextReference<Texts>()
    public var group = TextReference<Texts>()
    public var percentSign = TextReference<Texts>()
    public var plusSign = TextReference<Texts>()
    public var minusSign = TextReference<Texts>()
    public var approximatelySign = TextReference<Texts>()
    public var perMille = TextReference<Texts>()
    public var infinity = TextReference<Texts>()
    public var nan = TextReference<Texts>()
    /// The decimal separator of currency amounts, where it differs from that of numbers.
    public var currencyDecimal: TextReference<Texts>?
    public var currencyGroup: TextReference<Texts>?

    @inlinable public static var table: TableID { .symbolSets }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
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
