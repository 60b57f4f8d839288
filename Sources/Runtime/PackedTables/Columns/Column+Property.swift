extension Column {
    /// The column of a property. The limits are those of its number, or of the number of its key or flags.
    init<Packed: PackedColumn>(_: Packed, least: Int = 0, most: Int? = nil) {
        self.init(
            Packed.self, Packed.Value.content(least, most ?? PackedInteger.maximum(width: Packed.width)))
    }

    /// The first of a run of rows that ends where the next row's run begins.
    init<Row: TableRow, Packed: PackedColumn<RowReference<Row>>>(firstRow _: Packed) {
        self.init(Packed.self, .firstRow(Row.table))
    }

    /// The first of a run of texts that ends where the next row's run begins.
    init<Pool: TextPool, Packed: PackedColumn<TextReference<Pool>>>(firstText _: Packed) {
        self.init(Packed.self, .firstText(Pool.table))
    }

    init<Packed: PackedColumn>(_: Packed.Type, _ content: Content) {
        width = Packed.width
        self.content = content
    }
}

extension PackedRow {
    /// The columns in order, at their offsets.
    package static var columns: [Column] {
        var (columns, end) = (Self().columns, 0)
        for index in columns.indices {
            columns[index].offset = end
            end += columns[index].width
        }
        return columns
    }
}
