/// The values that locales have for currencies, sorted by key within each locale.
@usableFromInline
package struct CurrencyValueRow: TableRow {
    @TwoBytes @usableFromInline package var key: CurrencyValueKey
    @TwoBytes @usableFromInline package var value: TextReference<Texts>

    @inlinable @_transparent package static var table: TableID { .currencyValues }

    @usableFromInline package var columns: [Column] {
        [Column(_key, most: 16383), Column(_value)]
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
