/// Languages with plural rules, sorted by identifier. Languages with the same rules share their runs.
@usableFromInline
package struct PluralLanguageRow: TableRow {
    @TwoBytes @usableFromInline package var identifier: TextReference<Identifiers>
    @usableFromInline package var rules: RowRun<PluralRuleRow>
    @usableFromInline package var ranges: RowRun<PluralRangeRow>

    @inlinable @_transparent package static var table: TableID { .pluralLanguages }

    @usableFromInline package var columns: [Column] {
        [Column(_identifier)] + rules.columns(least: 0, most: 6) + ranges.columns(least: 0, most: 36)
    }
}

/// Plural rules in LDML's syntax, in the order of the categories.
@usableFromInline
package struct PluralRuleRow: TableRow {
    @OneByte @usableFromInline package var form: CountForm
    @ThreeBytes @usableFromInline package var rule: TextReference<NotationTexts>

    @inlinable @_transparent package static var table: TableID { .pluralRules }

    @usableFromInline package var columns: [Column] {
        [Column(_form, most: 7), Column(_rule)]
    }
}

/// The plural form of a range, given the forms of its start and its end.
@usableFromInline
package struct PluralRangeRow: TableRow {
    @OneByte @usableFromInline package var ends: CountFormPair
    @OneByte @usableFromInline package var form: CountForm

    @inlinable @_transparent package static var table: TableID { .pluralRanges }

    @usableFromInline package var columns: [Column] {
        [Column(_ends, most: 63), Column(_form, most: 7)]
    }
}
