/// The parents that CLDR names for locales without data, if truncation would lead elsewhere: `pt-FR` inherits from
/// `pt-PT`. Sorted by locale.
@usableFromInline
package struct ParentLocaleRow: TableRow {
    @usableFromInline package var locale = TextReference<Identifiers>()
    @usableFromInline package var parent = RowReference<LocaleRow>()

    @inlinable @_transparent package static var table: TableID { .parentLocales }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&locale, width: 3)
        columns.row(&parent, width: 2)
    }
}
