/// Lists the columns of a row in order, each with what it may contain, for the writer, the check and reports.
@usableFromInline
package struct ColumnList {
    private(set) var columns: [Column] = []
    private var width = 0

    mutating func append<Packed: PackedColumn>(_: Packed, _ content: Column.Content) {
        columns.append(Column(offset: width, width: Packed.width, content: content))
        width += Packed.width
    }

    /// A number, a key or flags whose packed value is in `least...most`.
    mutating func number<Number: PackedValue, Packed: PackedColumn<Number>>(
        _ column: Packed, least: Int = 0, most: Int
    ) {
        append(column, .number(least: least, most: most))
    }

    /// A number of at most `most`, or nil.
    mutating func number<Number: PackedValue, Packed: PackedColumn<Number?>>(_ column: Packed, most: Int) {
        append(column, .number(least: 0, most: most + Number.optionalShift))
    }

    /// Any number that fits.
    mutating func number<Packed: PackedColumn<Int>>(_ column: Packed) {
        append(column, .number(least: 0, most: PackedInteger.maximum(width: Packed.width)))
    }

    /// A code of two or three characters.
    mutating func code<Packed: PackedColumn<PackedCode>>(_ column: Packed) { append(column, .code) }

    /// The columns of a group.
    mutating func group(_ group: some PackedRow) { group.list(in: &self) }
}
