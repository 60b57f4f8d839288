/// The currencies that the image has data of, sorted by code.
public struct CurrencyRow: TableRow {
    public var code = PackedCode(packed: 0)
    /// Fraction digits that CLDR displays.
    public var digits = 0
    /// The rounding increment in units of the last fraction digit; 0 and 1 mean no rounding beyond the digits.
    public var rounding = 0
    public var cashDigits = 0
    public var cashRounding = 0

    @inlinable public static var table: TableID { .currencies }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.code(&code)
        columns.number(&digits, 0...9)
        columns.number(&rounding, 0...100)
        columns.number(&cashDigits, 0...9)
        columns.number(&cashRounding, 0...100)
    }
}
