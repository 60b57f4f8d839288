/// CLDR's language aliases, sorted by the replaced identifier.
@usableFromInline
package struct LanguageAliasRow: TableRow {
    @usableFromInline package var from = TextReference<Identifiers>()
    @usableFromInline package var to = TextReference<Identifiers>()

    @inlinable @_transparent package static var table: TableID { .languageAliases }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&from, width: 3)
        columns.text(&to, width: 3)
    }
}

/// CLDR's territory aliases, sorted by the replaced region. The alias of a divided region is its first successor.
@usableFromInline
package struct TerritoryAliasRow: TableRow {
    @usableFromInline package var from = PackedCode(packed: 0)
    @usableFromInline package var to = PackedCode(packed: 0)

    @inlinable @_transparent package static var table: TableID { .territoryAliases }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.code(&from)
        columns.code(&to)
    }
}
