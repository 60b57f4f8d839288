/// Compact tables: runs of patterns, ended by a sentinel row.
public struct CompactSetRow: TableRow {
    public var firstPattern = RowReference<CompactPatternRow>()

    @inlinable public static var table: TableID { .compactSets }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.firstRow(&firstPattern, width: 2)
    }
}

/// Compact patterns, sorted by key and then by magnitude.
///
/// A row stands for a run of magnitudes whose patterns differ only in having one more zero each.
public struct CompactPatternRow: TableRow {
    public var key = CompactKey(rawValue: 0)
    /// The first magnitude of the run.
    public var magnitude = CompactMagnitude(rawValue: 0)
    public var run = CompactRun(rawValue: 0)
    /// The pattern with its zeros written as one, compiled.
    public var pattern = TextReference<NotationTexts>()

    @inlinable public static var table: TableID { .compactPatterns }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&key, 0...15)
        columns.number(&magnitude, 0...127)
        columns.number(&run, 0...127)
        columns.text(&pattern, width: 3)
    }
}

extension PackedImage {
    /// The pattern rows of a set.
    @inlinable @inline(__always)
    public func compactPatterns(of set: RowReference<CompactSetRow>) -> Range<Int> {
        let sets = rows(of: CompactSetRow.self)
        return sets[set.index].firstPattern.index..<sets[set.index + 1].firstPattern.index
    }
}
