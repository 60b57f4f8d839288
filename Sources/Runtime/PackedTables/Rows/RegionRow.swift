/// Regions that have or had currencies, sorted by code, and a sentinel row.
@usableFromInline
package struct RegionRow: TableRow {
    @usableFromInline package var code = PackedCode(packed: 0)
    @usableFromInline package var firstCurrency = RowReference<RegionCurrencyRow>()

    @inlinable package static var table: TableID { .regions }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.code(&code)
        columns.firstRow(&firstCurrency, width: 2)
    }
}

/// The currencies of regions, in CLDR's order: the newest first.
@usableFromInline
package struct RegionCurrencyRow: TableRow {
    /// In a slice with chosen currencies it need not be in `currencies`.
    @usableFromInline package var currency = PackedCode(packed: 0)
    /// The first day, where it is known.
    @usableFromInline package var from: PackedDate?
    /// The last day; none where it has not ended.
    @usableFromInline package var to: PackedDate?
    /// Whether it is or was legal tender.
    @usableFromInline package var isLegalTender = false

    @inlinable package static var table: TableID { .regionCurrencies }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.code(&currency)
        columns.number(&from, 0...2_097_151)
        columns.number(&to, 0...2_097_151)
        columns.number(&isLegalTender, 0...1)
    }
}

extension PackedImage {
    /// The number of regions; the table's last row is a sentinel.
    @inlinable
    package var regionCount: Int { max(0, rowCount(of: RegionRow.self) - 1) }

    /// The rows of a region's currencies.
    @inlinable
    package func currencies(ofRegion row: Int) -> Range<Int> {
        let regions = rows(of: RegionRow.self)
        return regions[row].firstCurrency.index..<regions[row + 1].firstCurrency.index
    }
}
