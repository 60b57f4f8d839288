import PackedTables

// Which currency a locale means:
//
//     en-US-u-cu-eur        EUR   the keyword names it
//     en-US-u-rg-gbzzzz     GBP   the region of the keyword rg
//     en-IS                 ISK   its own region
//     sv                    SEK   its likely region
//
// See https://www.unicode.org/reports/tr35/#UnicodeCurrencyIdentifier and
// https://www.unicode.org/reports/tr35/#RegionOverride.

extension CurrencyData {
    /// Returns the currency that a locale implies; nil if its region has none.
    ///
    ///     let day = CalendarDate(year: 2026, month: 2, day: 1)!
    ///     try CurrencyData.bundled.currency(of: LocaleIdentifier("en-IS"), on: day)       // ISK
    ///     try CurrencyData.bundled.currency(of: LocaleIdentifier("bg"), on: day)          // EUR
    ///     try CurrencyData.bundled.currency(of: .root, on: day)                           // nil
    ///
    /// - Throws: `CurrencyDataError` if the data lacks the currencies of regions.
    public func currency(
        of locale: LocaleIdentifier, on date: CalendarDate
    ) throws(CurrencyDataError) -> CurrencyCode? {
        if let currency = locale.currency { return currency }
        guard let region = region(of: locale) else { return nil }
        return try currency(ofRegion: region.description, on: date)
    }

    /// The region whose currency a locale means; nil for the root.
    package func region(of locale: LocaleIdentifier) -> Subtag? {
        let lookup = LocaleLookup(image: image)
        let tag = lookup.canonical(locale.tag)
        // CLDR's likely region of und is US, as English is likely.
        let likely = tag.isRoot ? tag.region : lookup.likelyRegion(of: tag)
        return (locale.preferenceRegion ?? likely).map(lookup.canonical(region:))
    }
}
