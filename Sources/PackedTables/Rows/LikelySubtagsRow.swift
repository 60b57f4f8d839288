/// Likely subtags of the languages that have data, sorted by the short identifier.
public struct LikelySubtagsRow: TableRow {
    public var from = TextReference<Identifiers>()
    /// Script and region: `Latn-DE`.
    public var to = TextReference<Identifiers>()

    @inlinable public static var table: TableID { .likelySubtags }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&from, width: 3)
        columns.text(&to, width: 3)
    }
}
