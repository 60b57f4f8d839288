/// Regions that have or had currencies, sorted by code, followed by a sentinel row.
@usableFromInline
package struct RegionRow: TableRow {
    @ThreeBytes @usableFromInline package var code: PackedCode
    @TwoBytes @usableFromInline package var firstCurrency: RowReference<RegionCurrencyRow>

    @inlinable @_transparent package static var table: TableID { .regions }

    @usableFromInline package var columns: [Column] {
        [Column(_code), Column(firstRow: _firstCurrency)]
    }
}

/// The currencies of regions in CLDR's order, which is newest first.
@usableFromInline
package struct RegionCurrencyRow: TableRow {
    /// The currency. In a slice with chosen currencies, it need not be in `currencies`.
    @ThreeBytes @usableFromInline package var currency: PackedCode
    /// The first day, if it is known.
    @ThreeBytes @usableFromInline package var from: PackedDate?
    /// The last day; nil if the use has not ended.
    @ThreeBytes @usableFromInline package var to: PackedDate?
    /// Whether the currency is or was legal tender.
    @OneByte @usableFromInline package var isLegalTender: Bool

    @inlinable @_transparent package static var table: TableID { .regionCurrencies }

    @usableFromInline package var columns: [Column] {
        [
            Column(_currency), Column(_from, most: 2_097_151), Column(_to, most: 2_097_151),
            Column(_isLegalTender, most: 1),
        ]
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
