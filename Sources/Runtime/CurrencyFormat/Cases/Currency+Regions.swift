import CurrencyCore

// The bundled data has all regions.

extension Currency {
    /// Returns the status of the code on a day. See `CurrencyData.status(of:on:)` for the rule.
    ///
    ///     let day = CalendarDate(year: 2022, month: 12, day: 31)!
    ///     Currency.kuna.status                                        // .withdrawn(year: 2023, month: 1)
    ///     Currency.kuna.status(on: day)                               // .current
    public func status(on date: CalendarDate) -> CurrencyFacts.Status {
        guard self != .none else { return .notISO }
        return (try? CurrencyData.bundled.status(of: code, on: date)) ?? .notISO
    }

    /// The regions that have or had the currency, with their dates.
    public var regions: [RegionCurrency] {
        guard self != .none else { return [] }
        return (try? CurrencyData.bundled.regions(using: code)) ?? []
    }

    /// Creates the currency of a region on a day: its newest legal tender.
    ///
    ///     Currency(ofRegion: "BG", on: CalendarDate(year: 2026, month: 2, day: 1)!)    // .euro
    public init?(ofRegion region: String, on date: CalendarDate) {
        guard let code = try? CurrencyData.bundled.currency(ofRegion: region, on: date) else { return nil }
        self.init(code)
    }
}
