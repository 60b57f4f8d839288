/// Sets of compact patterns. Each row starts a run of patterns, and a sentinel row ends the last run.
@usableFromInline
package struct CompactSetRow: TableRow {
    @TwoBytes @usableFromInline package var firstPattern = RowReference<CompactPatternRow>()

    @inlinable @_transparent package static var table: TableID { .compactSets }

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.firstRow(_firstPattern)
    }
}

/// Compact patterns, sorted by key and then by magnitude.
///
/// A row stands for consecutive magnitudes whose patterns differ only in having one more zero each.
@usableFromInline
package struct CompactPatternRow: TableRow {
    @OneByte @usableFromInline package var key = CompactKey(rawValue: 0)
    /// The first magnitude of the run.
    @OneByte @usableFromInline package var magnitude = CompactMagnitude(rawValue: 0)
    @OneByte @usableFromInline package var run = CompactRun(rawValue: 0)
    /// The compiled pattern, with its zeros reduced to one.
    @ThreeBytes @usableFromInline package var pattern = TextReference<NotationTexts>()

    @inlinable @_transparent package static var table: TableID { .compactPatterns }

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.number(_key, most: 15)
        columns.number(_magnitude, most: 127)
        columns.number(_run, most: 127)
        columns.text(_pattern)
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
