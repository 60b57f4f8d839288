/// Regions that have or had currencies, sorted by code, and a sentinel row.
public struct RegionRow: TableRow {
    public var code = PackedCode(packed: 0)
    public var firstCurrency = RowReference<RegionCurrencyRow>()

    @inlinable public static var table: TableID { .regions }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.code(&code)
        columns.firstRow(&firstCurrency, width: 2)
    }
}

/// The currencies of regions, in CLDR's order: the newest first.
public struct RegionCurrencyRow: TableRow {
    /// In a slice with chosen currencies it need not be in `currencies`.
    public var currency = PackedCode(packed: 0)
    /// The first day, where it is known.
    public var from: PackedDate?
    /// The last day; none where it has not ended.
    public var to: PackedDate?
    /// Whether it is or was legal tender.
    public var isLegalTender = false

    @inlinable public static var table: TableID { .regionCurrencies }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.code(&currency)
        columns.number(&from, 0...2_097_151)
        columns.number(&to, 0...2_097_151)
        columns.number(&isLegalTender, 0...1)
    }
}

extension PackedImage {
    /// The number of regions; the table's last row is a sentinel.
    @inlinable
    public var regionCount: Int { max(0, rowCount(of: RegionRow.self) - 1) }

    /// The rows of a region's currencies.
    @inlinable @inline(__always)
    public func currencies(ofRegion row: Int) -> Range<Int> {
        let regions = rows(of: RegionRow.self)
        return regions[row].firstCurrency.index..<regions[row + 1].firstCurrency.index
    }
}
