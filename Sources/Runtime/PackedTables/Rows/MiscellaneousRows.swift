/// Sets of LDML's miscellaneous patterns, which qualify or join formatted numbers, and of unit patterns.
@usableFromInline
package struct MiscellaneousRow: TableRow {
    @ThreeBytes @usableFromInline package var approximately: TextReference<NotationTexts>
    @ThreeBytes @usableFromInline package var atLeast: TextReference<NotationTexts>
    @ThreeBytes @usableFromInline package var atMost: TextReference<NotationTexts>
    @ThreeBytes @usableFromInline package var range: TextReference<NotationTexts>
    @usableFromInline package var unitPatterns: RowRun<UnitPatternRow>
    /// Nil if the source of the data has no units.
    @OneByte @usableFromInline package var measureUnits: RowReference<MeasureUnitRow>?

    @inlinable @_transparent package static var table: TableID { .miscellaneousSets }

    @usableFromInline package var columns: [Column] {
        [Column(_approximately), Column(_atLeast), Column(_atMost), Column(_range)]
            + unitPatterns.columns(least: 0, most: 8) + [Column(_measureUnits)]
    }
}

/// Sets of the patterns that percent and permille have as units of measurement. A form has no row if its pattern is
/// that of `other`.
@usableFromInline
package struct MeasureUnitRow: TableRow {
    @usableFromInline package var percent: RowRun<UnitPatternRow>
    @usableFromInline package var permille: RowRun<UnitPatternRow>

    @inlinable @_transparent package static var table: TableID { .measureUnitSets }

    @usableFromInline package var columns: [Column] {
        percent.columns(least: 0, most: 8) + permille.columns(least: 0, most: 8)
    }
}

/// The patterns that join an amount and a currency's name, or a number and a unit, sorted by form within each set.
@usableFromInline
package struct UnitPatternRow: TableRow {
    @OneByte @usableFromInline package var form: CountForm
    @ThreeBytes @usableFromInline package var pattern: TextReference<NotationTexts>

    @inlinable @_transparent package static var table: TableID { .unitPatterns }

    @usableFromInline package var columns: [Column] {
        [Column(_form, most: 7), Column(_pattern)]
    }
}
