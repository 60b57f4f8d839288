/// Sets of currency spacing rules.
@usableFromInline
package struct SpacingRow: TableRow {
    /// The rule for a currency after the number.
    @usableFromInline package var beforeCurrency = SpacingRule()
    /// The rule for a currency before the number.
    @usableFromInline package var afterCurrency = SpacingRule()

    @inlinable @_transparent package static var table: TableID { .spacingSets }

    @inlinable @_transparent
    package init() {}

    @inlinable @_transparent
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        beforeCurrency.visit(&columns)
        afterCurrency.visit(&columns)
    }
}

/// The text to insert between a currency and a number that would otherwise touch.
@usableFromInline
package struct SpacingRule: PackedRow {
    /// The set that the currency's character next to the number must be in for the rule to apply.
    @usableFromInline package var currencyMatch = TextReference<Texts>()
    @usableFromInline package var surroundingMatch = TextReference<Texts>()
    @usableFromInline package var insertBetween = TextReference<Texts>()

    @inlinable @_transparent
    package init() {}

    @inlinable @_transparent
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&currencyMatch, width: 2)
        columns.text(&surroundingMatch, width: 2)
        columns.text(&insertBetween, width: 2)
    }
}
