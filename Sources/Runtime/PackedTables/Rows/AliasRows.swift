/// CLDR's language aliases, sorted by the replaced identifier.
@usableFromInline
package struct LanguageAliasRow: TableRow {
    @ThreeBytes @usableFromInline package var from = TextReference<Identifiers>()
    @ThreeBytes @usableFromInline package var to = TextReference<Identifiers>()

    @inlinable @_transparent package static var table: TableID { .languageAliases }

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.text(_from)
        columns.text(_to)
    }
}

/// CLDR's territory aliases, sorted by the replaced region. The alias of a divided region is its first successor.
@usableFromInline
package struct TerritoryAliasRow: TableRow {
    @ThreeBytes @usableFromInline package var from = PackedCode(packed: 0)
    @ThreeBytes @usableFromInline package var to = PackedCode(packed: 0)

    @inlinable @_transparent package static var table: TableID { .territoryAliases }

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.code(_from)
        columns.code(_to)
    }
}
