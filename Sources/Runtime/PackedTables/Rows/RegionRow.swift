/// Regions that have or had currencies, sorted by code, followed by a sentinel row.
@usableFromInline
package struct RegionRow: TableRow {
    @usableFromInline package var code = PackedCode(packed: 0)
    @usableFromInline package var firstCurrency = RowReference<RegionCurrencyRow>()

    @inlinable @_transparent package static var table: TableID { .regions }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.code(&code)
        columns.firstRow(&firstCurrency, width: 2)
    }
}

/// The currencies of regions in CLDR's order, which is newest first.
@usableFromInline
package struct RegionCurrencyRow: TableRow {
    /// The currency. In a slice with chosen currencies, it need not be in `currencies`.
    @usableFromInline package var currency = PackedCode(packed: 0)
    /// The first day, if it is known.
    @usableFromInline package var from: PackedDate?
    /// The last day; nil if the use has not ended.
    @usableFromInline package var to: PackedDate?
    /// Whether the currency is or was legal tender.
    @usableFromInline package var isLegalTender = false

    @inlinable @_transparent package static var table: TableID { .regionCurrencies }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.code(&currency)
        columns.number(&from, most: 2_097_151)
        columns.number(&to, most: 2_097_151)
        columns.number(&isLegalTender, most: 1)
    }
}

extension PackedImage {
    /// The number of regions, without the sentinel in the table's last row.
    @inlinable
    package var regionCount: Int { max(0, rowCount(of: RegionRow.self) - 1) }

    /// The currency rows of a region.
    @inlinable
    package func currencies(ofRegion row: Int) -> Range<Int> {
        let regions = rows(of: RegionRow.self)
        return regions[row].firstCurrency.index..<regions[row + 1].firstCurrency.index
    }
}
