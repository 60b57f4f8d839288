import PackedTables

// The currency that a locale implies:
//
//     en-US-u-cu-eur        EUR   from the keyword cu
//     en-US-u-rg-gbzzzz     GBP   from the region in the keyword rg
//     en-IS                 ISK   from its region
//     sv                    SEK   from its likely region
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

    /// The region whose currency a locale implies; nil for the root.
    package func region(of locale: LocaleIdentifier) -> Subtag? {
        let lookup = LocaleLookup(image: image)
        let tag = lookup.canonical(locale.tag)
        // The root is excluded because CLDR's likely region for und is US, as the likely language is English.
        let likely = tag.isRoot ? tag.region : lookup.likelyRegion(of: tag)
        return (locale.preferenceRegion ?? likely).map(lookup.canonical(region:))
    }
}
