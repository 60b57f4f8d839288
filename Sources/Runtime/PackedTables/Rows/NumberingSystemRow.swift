/// CLDR's numbering systems, sorted by identifier.
@usableFromInline
package struct NumberingSystemRow: TableRow {
    @usableFromInline package var identifier = TextReference<Identifiers>()
    /// The ten digits; nil for an algorithmic system.
    @usableFromInline package var digits: TextReference<Texts>?

    @inlinable @_transparent package static var table: TableID { .numberingSystems }

    @inlinable @_transparent
    package init() {}

    @inlinable @_transparent
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&identifier, width: 2)
        columns.text(&digits, width: 2)
    }
}
