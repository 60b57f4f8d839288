import PackedTables

/// The period in which a region uses or used a currency.
public struct RegionCurrency: Hashable, Sendable {
    /// The currency that the region has or had.
    public let currency: CurrencyCode
    /// The region's code, such as `BG`.
    public let region: String
    /// The first day; nil if it is not known.
    public let from: CalendarDate?
    /// The last day; nil if it has not ended.
    public let to: CalendarDate?
    /// Whether it is or was legal tender.
    public let isLegalTender: Bool

    /// Returns whether the currency was or is valid on a day.
    public func isValid(on date: CalendarDate) -> Bool {
        if let from, date < from { return false }
        if let to, date > to { return false }
        return true
    }
}

extension CurrencyData {
    /// Returns all currencies that a region has or had, the newest first.
    ///
    /// - Parameter region: The code of a region, such as `BG`; for any other text the result is empty.
    /// - Throws: `CurrencyDataError` if the data lacks the currencies of regions.
    public func currencies(ofRegion region: String) throws(CurrencyDataError) -> [RegionCurrency] {
        if let missing = missing(.regions) { throw missing }
        guard let subtag = Subtag(ascii: region.utf8)?.uppercased, let row = regionRow(of: subtag) else { return [] }
        return regionCurrencies(row)
    }

    /// Returns the legal tender of a region on a day, the newest first. For `BG`, that is BGN until 2025, BGN and EUR
    /// in January 2026, and EUR since then.
    ///
    /// - Throws: `CurrencyDataError` if the data lacks the currencies of regions.
    public func legalTender(
        ofRegion region: String, on date: CalendarDate
    ) throws(CurrencyDataError) -> [CurrencyCode] {
        try currencies(ofRegion: region).filter { $0.isLegalTender && $0.isValid(on: date) }.map { $0.currency }
    }

    /// Returns the currency of a region on a day: its newest legal tender.
    ///
    /// - Throws: `CurrencyDataError` if the data lacks the currencies of regions.
    public func currency(
        ofRegion region: String, on date: CalendarDate
    ) throws(CurrencyDataError) -> CurrencyCode? {
        try legalTender(ofRegion: region, on: date).first
    }

    /// Returns the regions that have or had a currency, sorted by their codes.
    ///
    /// - Throws: `CurrencyDataError` if the data lacks the currencies of regions.
    public func regions(using currency: CurrencyCode) throws(CurrencyDataError) -> [RegionCurrency] {
        if let missing = missing(.regions) { throw missing }
        return (0..<image.regionCount).flatMap(regionCurrencies).filter { $0.currency == currency }
    }

    private func regionCurrencies(_ row: Int) -> [RegionCurrency] {
        let region = image[RegionRow.self, row].code.string
        return image.currencies(ofRegion: row).map { row in
            let currency = image[RegionCurrencyRow.self, row]
            return RegionCurrency(
                currency: CurrencyCode(currency.currency), region: region,
                from: currency.from.flatMap(CalendarDate.init), to: currency.to.flatMap(CalendarDate.init),
                isLegalTender: currency.isLegalTender)
        }
    }

    /// The currency that ICU uses for a locale with this region: the first in CLDR's list for the region.
    package func firstCurrency(ofRegion region: Subtag) -> CurrencyCode? {
        guard let row = regionRow(of: region), let first = image.currencies(ofRegion: row).first else { return nil }
        return CurrencyCode(image[RegionCurrencyRow.self, first].currency)
    }

    private func regionRow(of region: Subtag) -> Int? {
        guard region.count <= PackedCode.width else { return nil }
        return image.rows(of: RegionRow.self).row(of: PackedCode(region), in: 0..<image.regionCount)
    }
}
