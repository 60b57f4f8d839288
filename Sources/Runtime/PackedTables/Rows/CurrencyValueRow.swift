/// The values that locales have for currencies, sorted by key within each locale.
@usableFromInline
package struct CurrencyValueRow: TableRow {
    @usableFromInline package var key = CurrencyValueKey(rawValue: 0)
    @usableFromInline package var value = TextReference<Texts>()

    @inlinable @_transparent package static var table: TableID { .currencyValues }

    @inlinable @_transparent
    package init() {}

    @inlinable @_transparent
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&key, most: 16383)
        columns.text(&value, width: 2)
    }
}

extension PackedRows<CurrencyValueRow> {
    /// The first row from `start` on whose key is not less than `key`, or `end`, by a binary search.
    @inlinable @_transparent
    func first(from start: Int, to end: Int, notLessThan key: CurrencyValueKey) -> Int {
        // The key is the first column and has two bytes.
        first(from: start, to: end, notLessThan: PackedInteger.word(of: key.packed), word: PackedInteger.word)
    }
}
