/// Languages with plural rules, sorted by identifier. Languages with the same rules share their runs.
@usableFromInline
package struct PluralLanguageRow: TableRow {
    @TwoBytes @usableFromInline package var identifier = TextReference<Identifiers>()
    @usableFromInline package var rules = RowRun<PluralRuleRow>()
    @usableFromInline package var ranges = RowRun<PluralRangeRow>()

    @inlinable @_transparent package static var table: TableID { .pluralLanguages }

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.text(_identifier)
        columns.run(rules, least: 0, most: 6)
        columns.run(ranges, least: 0, most: 36)
    }
}

/// Plural rules in LDML's syntax, in the order of the categories.
@usableFromInline
package struct PluralRuleRow: TableRow {
    @OneByte @usableFromInline package var form = CountForm.explicitZero
    @ThreeBytes @usableFromInline package var rule = TextReference<NotationTexts>()

    @inlinable @_transparent package static var table: TableID { .pluralRules }

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.number(_form, most: 7)
        columns.text(_rule)
    }
}

/// The plural form of a range, given the forms of its start and its end.
@usableFromInline
package struct PluralRangeRow: TableRow {
    @OneByte @usableFromInline package var ends = CountFormPair(rawValue: 0)
    @OneByte @usableFromInline package var form = CountForm.explicitZero

    @inlinable @_transparent package static var table: TableID { .pluralRanges }

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.number(_ends, most: 63)
        columns.number(_form, most: 7)
    }
}
