/// The numbering systems of CLDR, sorted by identifier.
public struct NumberingSystemRow: TableRow {
    public var identifier = TextReference<Identifiers>()
    /// Ten digits; none for an algorithmic system.
    public var digits: TextReference<Texts>?

    @inlinable public static var table: TableID { .numberingSystems }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&identifier, width: 2)
        columns.text(&digits, width: 2)
    }
}
