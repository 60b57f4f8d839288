/// The one declaration of a table: its rows' columns, in their order.
///
/// The reader, the writer, the check and the reports visit the columns, so their widths and offsets are declared only
/// here.
/// Visits of all columns and rows are inlined: reading one property of a row is one load at a constant offset, as unused
/// loads are dropped. Forced inlining holds the budgets of resolving, which are half as large again without.
@usableFromInline
package protocol PackedRow: Sendable {
    /// The row whose columns are all 0.
    init()

    /// Shows each column to a visitor, which may change its value.
    mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns)

    /// The bytes of a row.
    static var width: Int { get }
}

/// A row of a table image.
@usableFromInline
package protocol TableRow: PackedRow {
    static var table: TableID { get }
}

extension TableRow {
    /// The bytes of a row.
    @inlinable @_transparent
    package static var width: Int { table.rowWidth }
}

extension PackedRow {
    @inlinable @_transparent
    package static var width: Int { sumOfWidths }

    /// The widths of the columns, visited one by one.
    @inlinable @_transparent
    static var sumOfWidths: Int {
        var widths = ColumnWidths()
        var row = Self()
        row.visit(&widths)
        return widths.sum
    }

    /// The bytes before the row's first code; nil where it has none.
    @inlinable @_transparent
    static var placeOfCode: Int? {
        var widths = ColumnWidths()
        var row = Self()
        row.visit(&widths)
        return widths.beforeCode
    }

    /// Reads the row that begins at an address.
    @inlinable @_transparent
    init(at start: UnsafePointer<UInt8>) {
        self.init()
        var reader = ColumnReader(start)
        visit(&reader)
    }

    /// The columns, in their order.
    static var columns: [Column] {
        var list = ColumnList()
        var row = Self()
        row.visit(&list)
        return list.columns
    }
}
