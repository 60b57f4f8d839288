/// CLDR's language aliases, sorted by the identifier that is replaced.
public struct LanguageAliasRow: TableRow {
    public var from = TextReference<Identifiers>()
    public var to = TextReference<Identifiers>()

    @inlinable public static var table: TableID { .languageAliases }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&from, width: 3)
        columns.text(&to, width: 3)
    }
}

/// CLDR's territory aliases, sorted by the region that is replaced. A divided region has its first successor.
public struct TerritoryAliasRow: TableRow {
    public var from = PackedCode(packed: 0)
    public var to = PackedCode(packed: 0)

    @inlinable public static var table: TableID { .territoryAliases }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.code(&from)
        columns.code(&to)
    }
}
