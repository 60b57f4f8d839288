/// Sets of currency spacing rules.
@usableFromInline
package struct SpacingRow: TableRow {
    /// The rule for a currency after the number.
    @usableFromInline package var beforeCurrency: SpacingRule
    /// The rule for a currency before the number.
    @usableFromInline package var afterCurrency: SpacingRule

    @inlinable @_transparent package static var table: TableID { .spacingSets }

    @usableFromInline package var columns: [Column] {
        beforeCurrency.columns + afterCurrency.columns
    }
}

/// The text to insert between a currency and a number that would otherwise touch.
@usableFromInline
package struct SpacingRule: PackedRow {
    /// The set that the currency's character next to the number must be in for the rule to apply.
    @TwoBytes @usableFromInline package var currencyMatch: TextReference<Texts>
    @TwoBytes @usableFromInline package var surroundingMatch: TextReference<Texts>
    @TwoBytes @usableFromInline package var insertBetween: TextReference<Texts>

    @usableFromInline package var columns: [Column] {
        [Column(_currencyMatch), Column(_surroundingMatch), Column(_insertBetween)]
    }
}
