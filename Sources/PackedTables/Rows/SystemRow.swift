/// What a locale has for one numbering system.
public struct SystemRow: TableRow {
    public var numberingSystem = RowReference<NumberingSystemRow>()
    public var symbols = RowReference<SymbolRow>()
    public var currencyPatterns = RowReference<CurrencyPatternRow>()
    /// Number patterns, compiled.
    public var decimal = TextReference<Texts>()
    public var percent = TextReference<Texts>()
    public var spacing = RowReference<SpacingRow>()
    public var miscellaneous: RowReference<MiscellaneousRow>?
    public var decimalShort: RowReference<CompactSetRow>?
    public var decimalLong: RowReference<CompactSetRow>?
    public var currencyShort: RowReference<CompactSetRow>?
    /// What the root itself has for the system; empty in all other locales.
    public var ownOfRoot = SystemFormats()

    @inlinable public static var table: TableID { .systems }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
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
        columns.number(&ownOfRoot, 0...15)
    }
}
