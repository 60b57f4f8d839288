/// Sets of compact patterns. Each row starts a run of patterns, and a sentinel row ends the last run.
@usableFromInline
package struct CompactSetRow: TableRow {
    @usableFromInline package var firstPattern = RowReference<CompactPatternRow>()

    @inlinable @_transparent package static var table: TableID { .compactSets }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.firstRow(&firstPattern, width: 2)
    }
}

/// Compact patterns, sorted by key and then by magnitude.
///
/// A row stands for consecutive magnitudes whose patterns differ only in having one more zero each.
@usableFromInline
package struct CompactPatternRow: TableRow {
    @usableFromInline package var key = CompactKey(rawValue: 0)
    /// The first magnitude of the run.
    @usableFromInline package var magnitude = CompactMagnitude(rawValue: 0)
    @usableFromInline package var run = CompactRun(rawValue: 0)
    /// The compiled pattern, with its zeros reduced to one.
    @usableFromInline package var pattern = TextReference<NotationTexts>()

    @inlinable @_transparent package static var table: TableID { .compactPatterns }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&key, most: 15)
        columns.number(&magnitude, most: 127)
        columns.number(&run, most: 127)
        columns.text(&pattern, width: 3)
    }
}

extension PackedImage {
    /// The pattern rows that belong to a set.
    @inlinable
    package func compactPatterns(of set: RowReference<CompactSetRow>) -> Range<Int> {
        let sets = rows(of: CompactSetRow.self)
        return sets[set.index].firstPattern.index..<sets[set.index + 1].firstPattern.index
    }
}
