/// Lists the columns of a row, for the check and for reports.
struct ColumnList: ColumnVisitor {
    private(set) var columns: [Column] = []
    private var width = 0

    mutating func visit(_ packed: Int, width: Int, _ content: Column.Content) -> Int {
        columns.append(Column(offset: self.width, width: width, content: content))
        self.width += width
        return packed
    }
}
