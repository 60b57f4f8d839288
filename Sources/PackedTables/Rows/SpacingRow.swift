/// Sets of currency spacing rules.
public struct SpacingRow: TableRow {
    /// For a currency after the number.
    public var beforeCurrency = SpacingRule()
    /// For a currency before the number.
    public var afterCurrency = SpacingRule()

    @inlinable public static var table: TableID { .spacingSets }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        beforeCurrency.visit(&columns)
        afterCurrency.visit(&columns)
    }
}

/// What is inserted between a currency and a number that would touch.
public struct SpacingRule: PackedRow {
    /// The set of the currency's characters next to the number for which the rule applies.
    public var currencyMatch = TextReference<Texts>()
    public var surroundingMatch = TextReference<Texts>()
    public var insertBetween = TextReference<Texts>()

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&currencyMatch, width: 2)
        columns.text(&surroundingMatch, width: 2)
        columns.text(&insertBetween, width: 2)
    }
}
