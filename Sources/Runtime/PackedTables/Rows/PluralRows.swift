/// Languages with plural rules, sorted by identifier. Languages with the same rules share their runs.
@usableFromInline
package struct PluralLanguageRow: TableRow {
    @usableFromInline package var identifier = TextReference<Identifiers>()
    @usableFromInline package var rules = RowRun<PluralRuleRow>()
    @usableFromInline package var ranges = RowRun<PluralRangeRow>()

    @inlinable @_transparent package static var table: TableID { .pluralLanguages }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&identifier, width: 2)
        columns.run(&rules, width: 2, least: 0, most: 6)
        columns.run(&ranges, width: 2, least: 0, most: 36)
    }
}

/// Plural rules in LDML's syntax, in the order of the categories.
@usableFromInline
package struct PluralRuleRow: TableRow {
    @usableFromInline package var form = CountForm.explicitZero
    @usableFromInline package var rule = TextReference<NotationTexts>()

    @inlinable @_transparent package static var table: TableID { .pluralRules }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&form, most: 7)
        columns.text(&rule, width: 3)
    }
}

/// The plural form of a range, given the forms of its start and its end.
@usableFromInline
package struct PluralRangeRow: TableRow {
    @usableFromInline package var ends = CountFormPair(rawValue: 0)
    @usableFromInline package var form = CountForm.explicitZero

    @inlinable @_transparent package static var table: TableID { .pluralRanges }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&ends, most: 63)
        columns.number(&form, most: 7)
    }
}
