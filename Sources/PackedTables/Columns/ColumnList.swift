/// Lists the columns of a row, for the check and for reports.
struct ColumnList: ColumnVisitor {
    private(set) var columns: [Column] = []
    private var width = 0

    mutating func visit<Value: PackedValue>(_ value: inout Value, width: Int, _ content: Column.Content) {
        columns.append(Column(offset: self.width, width: width, content: content))
        self.width += width
    }
}
