/// Languages with plural rules, sorted by identifier; languages that agree share their runs.
public struct PluralLanguageRow: TableRow {
    public var identifier = TextReference<Identifiers>()
    public var rules = RowRun<PluralRuleRow>()
    public var ranges = RowRun<PluralRangeRow>()

    @inlinable public static var table: TableID { .pluralLanguages }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&identifier, width: 2)
        columns.run(&rules, width: 2, 0...6)
        columns.run(&ranges, width: 2, 0...36)
    }
}

/// Plural rules in LDML's syntax, in the order of the categories.
public struct PluralRuleRow: TableRow {
    public var form = CountForm.explicitZero
    public var rule = TextReference<NotationTexts>()

    @inlinable public static var table: TableID { .pluralRules }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&form, 0...7)
        columns.text(&rule, width: 3)
    }
}

/// The plural form of a range, by the forms of its start and its end.
public struct PluralRangeRow: TableRow {
    public var ends = CountFormPair(rawValue: 0)
    public var form = CountForm.explicitZero

    @inlinable public static var table: TableID { .pluralRanges }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&ends, 0...63)
        columns.number(&form, 0...7)
    }
}
