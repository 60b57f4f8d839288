/// The tables of an image, in the order in which they stand in it.
///
/// All up to `currencyFacts` are what standard formatting needs. The groups after it serve one feature each and may be
/// left out of a slice, where their tables have no rows.
public enum TableID: UInt8, CaseIterable, Sendable {
    // Identity.
    case image
    // Locale fallback.
    case identifiers
    case locales
    case languageAliases
    case territoryAliases
    case likelySubtags
    case parentLocales
    // Standard formatting.
    case numberingSystems
    case systems
    case symbolSets
    case currencyPatternSets
    case spacingSets
    case currencies
    case currencyValues
    case currencySymbols
    case text
    case currencyFacts
    // The currencies of regions.
    case regions
    case regionCurrencies
    // Compact notation, unit patterns, miscellaneous patterns, plural rules.
    case compactSets
    case compactPatterns
    case unitPatterns
    case miscellaneousSets
    case measureUnitSets
    case pluralLanguages
    case pluralRules
    case pluralRanges
    case notationText

    /// Whether the table is bytes of text rather than rows.
    public var isPool: Bool {
        self == .identifiers || self == .text || self == .notationText
    }
}
