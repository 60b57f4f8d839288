import PackedTables

extension Column {
    /// The column of a row's property. It is found by its bytes: in a row where only that column is 1, the property is 1.
    init<Row: TableRow>(of _: Row.Type, _ property: (Row) -> Int) {
        let columns = Row.columns
        let place = columns.firstIndex { column in
            var bytes = [UInt8](repeating: 0, count: Row.width)
            bytes[column.offset] = 1
            return bytes.withUnsafeBufferPointer { $0.baseAddress.map { property(Row(at: $0)) } } == 1
        }
        self = columns[place ?? columns.endIndex]
    }
}
