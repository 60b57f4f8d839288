/// The parents that CLDR names for locales without data, where truncation leads elsewhere: `pt-FR` inherits from
/// `pt-PT`. Sorted by the locale.
public struct ParentLocaleRow: TableRow {
    public var locale = TextReference<Identifiers>()
    public var parent = RowReference<LocaleRow>()

    @inlinable public static var table: TableID { .parentLocales }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&locale, width: 3)
        columns.row(&parent, width: 2)
    }
}
