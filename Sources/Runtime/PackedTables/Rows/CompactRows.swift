/// Sets of compact patterns. Each row starts a run of patterns, and a sentinel row ends the last run.
@usableFromInline
package struct CompactSetRow: TableRow {
    @TwoBytes @usableFromInline package var firstPattern: RowReference<CompactPatternRow>

    @inlinable @_transparent package static var table: TableID { .compactSets }

    @usableFromInline package var columns: [Column] {
        [Column(firstRow: _firstPattern)]
    }
}

/// Compact patterns, sorted by key and then by magnitude.
///
/// A row stands for consecutive magnitudes whose patterns differ only in having one more zero each.
@usableFromInline
package struct CompactPatternRow: TableRow {
    @OneByte @usableFromInline package var key: CompactKey
    /// The first magnitude of the run.
    @OneByte @usableFromInline package var magnitude: CompactMagnitude
    @OneByte @usableFromInline package var run: CompactRun
    /// The compiled pattern, with its zeros reduced to one.
    @ThreeBytes @usableFromInline package var pattern: TextReference<NotationTexts>

    @inlinable @_transparent package static var table: TableID { .compactPatterns }

    @usableFromInline package var columns: [Column] {
        [Column(_key, most: 15), Column(_magnitude, most: 127), Column(_run, most: 127), Column(_pattern)]
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
