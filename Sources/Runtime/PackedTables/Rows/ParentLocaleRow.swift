/// The parents that CLDR names for locales without data, if truncation would lead elsewhere: `pt-FR` inherits from
/// `pt-PT`. Sorted by locale.
@usableFromInline
package struct ParentLocaleRow: TableRow {
    @ThreeBytes @usableFromInline package var locale = TextReference<Identifiers>()
    @TwoBytes @usableFromInline package var parent = RowReference<LocaleRow>()

    @inlinable @_transparent package static var table: TableID { .parentLocales }

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.text(_locale)
        columns.row(_parent)
    }
}
