/// The likely subtags of languages with data, sorted by the short identifier.
@usableFromInline
package struct LikelySubtagsRow: TableRow {
    @ThreeBytes @usableFromInline package var from = TextReference<Identifiers>()
    /// The script and the region: `Latn-DE`.
    @ThreeBytes @usableFromInline package var to = TextReference<Identifiers>()

    @inlinable @_transparent package static var table: TableID { .likelySubtags }

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.text(_from)
        columns.text(_to)
    }
}
