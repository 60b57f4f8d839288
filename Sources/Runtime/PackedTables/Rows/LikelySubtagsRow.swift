/// The likely subtags of languages with data, sorted by the short identifier.
@usableFromInline
package struct LikelySubtagsRow: TableRow {
    @usableFromInline package var from = TextReference<Identifiers>()
    /// The script and the region: `Latn-DE`.
    @usableFromInline package var to = TextReference<Identifiers>()

    @inlinable @_transparent package static var table: TableID { .likelySubtags }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&from, width: 3)
        columns.text(&to, width: 3)
    }
}
