import PackedTables

// An image may be a slice: it has chosen locales with their ancestors and chosen currencies, and may lack features. The
// image records what was left out, so that it can be distinguished from what is unknown:
//
//     QQQ in the bundled data        unknown: LDML's two fraction digits, no minor unit
//     JPY in a slice of EUR, USD     left out: CurrencyDataError.currency
//
// Every image has the data that standard formatting needs for each of its currencies, such as the minor unit.

extension CurrencyData {
    /// A feature whose tables an image may lack.
    public enum Feature: Hashable, Sendable, CaseIterable {
        /// The currencies of regions.
        case regions
        /// Compact notation, currency names with amounts, ranges, "at least" and "at most", plural rules.
        case notation
    }

    /// Returns whether the image has the tables of a feature.
    ///
    ///     CurrencyData.bundled.holds(.notation)       // true
    public func holds(_ feature: Feature) -> Bool {
        switch feature {
        case .regions: !omissions.contains(.regions)
        case .notation: !omissions.contains(.notation)
        }
    }

    /// Returns whether the image holds a currency.
    ///
    ///     CurrencyData.bundled.holds(CurrencyCode(literal: "JPY"))        // true
    ///     CurrencyData.bundled.holds(CurrencyCode(literal: "QQQ"))        // false: nobody has such a currency
    ///
    /// If it does not and `holdsAllCurrencies` is false, the currency may have been left out.
    public func holds(_ currency: CurrencyCode) -> Bool { row(of: currency) != nil }

    /// The features that the image has.
    public var features: Set<Feature> { Set(Feature.allCases.filter(holds)) }

    /// Whether the image has all currencies of its source; a slice may have only chosen ones.
    public var holdsAllCurrencies: Bool { !omissions.contains(.currencies) }

    /// Whether the image has all locales of its source; a slice may have only chosen ones, and then serves others by
    /// LDML's fallback.
    public var holdsAllLocales: Bool { !omissions.contains(.locales) }

    /// Whether the image has everything that its source has.
    package var isWhole: Bool { omissions.isEmpty }

    private var omissions: PackedFlags<ImageOmission> { image.identity.omissions }

    /// The error for a currency that may have been left out; nil if the image has it, or has all currencies.
    package func missing(_ currency: CurrencyCode) -> CurrencyDataError? {
        holdsAllCurrencies || holds(currency) ? nil : .currency(currency)
    }

    /// The error for a feature that was left out; nil if the image has it.
    package func missing(_ feature: Feature) -> CurrencyDataError? {
        holds(feature) ? nil : .feature(feature)
    }
}
