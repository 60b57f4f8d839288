import PackedTables

/// A currency's time in a region.
public struct RegionCurrency: Hashable, Sendable {
    public let currency: CurrencyCode
    /// The region's code, such as `BG`.
    public let region: String
    /// The first day; nil where it is not known.
    public let from: CalendarDate?
    /// The last day; nil where it has not ended.
    public let to: CalendarDate?
    /// Whether it is or was legal tender.
    public let isLegalTender: Bool

    /// Whether the currency was or is valid on a day.
    public func isValid(on date: CalendarDate) -> Bool {
        if let from, date < from { return false }
        if let to, date > to { return false }
        return true
    }
}

extension CurrencyData {
    /// All currencies that a region has or had, the newest first.
    ///
    /// - Parameter region: the code of a region, such as `BG`; nothing is known of any other text.
    /// - Throws: `CurrencyDataError` where the data goes without the currencies of regions.
    public func currencies(ofRegion region: String) throws(CurrencyDataError) -> [RegionCurrency] {
        if let missing = missing(.regions) { throw missing }
        guard let subtag = Subtag(ascii: region.utf8)?.uppercased, let row = regionRow(of: subtag) else { return [] }
        return regionCurrencies(row)
    }

    /// The legal tender of a region on a day, the newest first: for `BG`, BGN until 2025; BGN and EUR in January
    /// 2026; EUR since.
    ///
    /// - Throws: `CurrencyDataError` where the data goes without the currencies of regions.
    public func legalTender(
        ofRegion region: String, on date: CalendarDate
    ) throws(CurrencyDataError) -> [CurrencyCode] {
        try currencies(ofRegion: region).filter { $0.isLegalTender && $0.isValid(on: date) }.map { $0.currency }
    }

    /// The currency of a region on a day: its newest legal tender.
    ///
    /// - Throws: `CurrencyDataError` where the data goes without the currencies of regions.
    public func currency(
        ofRegion region: String, on date: CalendarDate
    ) throws(CurrencyDataError) -> CurrencyCode? {
        try legalTender(ofRegion: region, on: date).first
    }

    /// The regions that have or had a currency, sorted by their codes.
    ///
    /// - Throws: `CurrencyDataError` where the data goes without the currencies of regions.
    public func regions(using currency: CurrencyCode) throws(CurrencyDataError) -> [RegionCurrency] {
        if let missing = missing(.regions) { throw missing }
        return (0..<max(0, image.rowCount(of: .regions) - 1)).flatMap(regionCurrencies).filter {
            $0.currency == currency
        }
    }

    private func regionCurrencies(_ row: Int) -> [RegionCurrency] {
        let region = CurrencyCode(packed: image.value(.regions, row, RegionColumn.code)).regionText
        let first = image.value(.regions, row, RegionColumn.firstCurrency)
        let end = image.value(.regions, row + 1, RegionColumn.firstCurrency)
        return (first..<end).map { row in
            func date(_ column: Column) -> CalendarDate? {
                CalendarDate(PackedDate(rawValue: image.value(.regionCurrencies, row, column)))
            }
            return RegionCurrency(
                currency: CurrencyCode(packed: image.value(.regionCurrencies, row, RegionCurrencyColumn.currency)),
                region: region,
                from: date(RegionCurrencyColumn.from),
                to: date(RegionCurrencyColumn.to),
                isLegalTender: image.value(.regionCurrencies, row, RegionCurrencyColumn.tender) == 1)
        }
    }

    /// The currency that ICU takes for a locale of a region: the first on CLDR's list for it.
    package func firstCurrency(ofRegion region: Subtag) -> CurrencyCode? {
        guard let row = regionRow(of: region) else { return nil }
        let first = image.value(.regions, row, RegionColumn.firstCurrency)
        guard first < image.value(.regions, row + 1, RegionColumn.firstCurrency) else { return nil }
        return CurrencyCode(packed: image.value(.regionCurrencies, first, RegionCurrencyColumn.currency))
    }

    private func regionRow(of region: Subtag) -> Int? {
        guard region.count <= 3 else { return nil }
        var packed = 0
        for index in 0..<region.count { packed |= Int(region[index]) << (7 * index) }
        let key = Self.ordered(packed)
        var low = 0
        // The last row only ends the runs of the one before it.
        var high = max(0, image.rowCount(of: .regions) - 1)
        while low < high {
            let middle = (low + high) / 2
            let value = Self.ordered(image.value(.regions, middle, RegionColumn.code))
            if value == key { return middle }
            if value < key { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}

extension CurrencyCode {
    /// A packed code of two or three characters as text.
    fileprivate var regionText: String {
        var text = ""
        for shift in stride(from: 0, to: 24, by: 8) where bits >> shift & 0xFF != 0 {
            text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: bits >> shift)))
        }
        return text
    }
}
