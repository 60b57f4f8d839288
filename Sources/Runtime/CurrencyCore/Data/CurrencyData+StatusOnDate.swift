extension CurrencyData {
    /// What a code stands for on a day; nil if the data does not have the code.
    ///
    /// ISO 4217's lists do not say when a currency was introduced. Its first day is the earliest day on which CLDR has
    /// it in a region; for an announced currency, that is in the future. A currency without a region, or without a
    /// known start in a region, has no first day. Its last month is that of its last withdrawal on ISO's list three;
    /// the currency was still in use in that month.
    ///
    ///     let day = CalendarDate(year: 2024, month: 7, day: 1)!
    ///     let data = CurrencyData.bundled
    ///     try data.status(of: CurrencyCode(literal: "XCG"), on: day)    // .notYetInUse(from: ...
    ///     try data.status(of: CurrencyCode(literal: "BGN"), on: day)    // .current, withdrawn in January 2026
    ///
    /// - Throws: `CurrencyDataError` if the data lacks the currencies of regions.
    public func status(
        of currency: CurrencyCode, on date: CalendarDate
    ) throws(CurrencyDataError) -> CurrencyFacts.Status? {
        guard let status = facts(of: currency)?.status else { return nil }
        switch status {
        case .special, .notISO, .notYetInUse: return status
        case .current, .fund, .withdrawn: break
        }
        let days = try regions(using: currency).map { $0.from }
        if !days.contains(nil), let first = days.compactMap({ $0 }).min(), date < first {
            return .notYetInUse(from: first)
        }
        if case .withdrawn(let year, let month) = status, (date.year, date.month) <= (year, month) { return .current }
        return status
    }
}
