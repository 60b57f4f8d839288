/// The only declaration of a table, which lists its rows' columns in order.
///
/// The reader, the writer, the check and the reports visit the columns, so their widths and offsets are declared only
/// here. Visits of all columns and rows are inlined. Unused loads are dropped, so reading one property of a row is one
/// load at a constant offset. Forced inlining holds the budgets of resolving, which would be half as large again
/// without it.
@usableFromInline
package protocol PackedRow: Sendable {
    /// Makes a row whose columns are all 0.
    init()

    /// Passes each column to a visitor, which may change its value.
    mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns)

    /// The size of a row in bytes.
    static var width: Int { get }
}

/// A row of a table image.
@usableFromInline
package protocol TableRow: PackedRow {
    static var table: TableID { get }
}

extension TableRow {
    /// The size of a row in bytes.
    @inlinable @_transparent
    package static var width: Int { table.rowWidth }
}

extension PackedRow {
    @inlinable @_transparent
    package static var width: Int { sumOfWidths }

    /// The sum of the columns' widths, by visiting each column.
    @inlinable @_transparent
    static var sumOfWidths: Int {
        var widths = ColumnWidths()
        var row = Self()
        row.visit(&widths)
        return widths.sum
    }

    /// The number of bytes before the row's first code; nil if it has none.
    @inlinable @_transparent
    static var placeOfCode: Int? {
        var widths = ColumnWidths()
        var row = Self()
        row.visit(&widths)
        return widths.beforeCode
    }

    /// Reads the row at an address.
    @inlinable @_transparent
    init(at start: UnsafePointer<UInt8>) {
        self.init()
        var reader = ColumnReader(start)
        visit(&reader)
    }

    /// The columns in order.
    static var columns: [Column] {
        var list = ColumnList()
        var row = Self()
        row.visit(&list)
        return list.columns
    }
}
