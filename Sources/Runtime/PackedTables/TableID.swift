/// The tables of an image, in the order of the image.
///
/// Standard formatting needs all tables up to `currencyFacts`. Each group after these serves one feature and may be
/// left out of a slice; its tables then have no rows. Only an image of names has the last group; see `PackedLayout`.
@usableFromInline
package enum TableID: UInt8, CaseIterable, Sendable {
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
    // The names of currencies.
    case nameLocales
    case vocabularies
    case nameSymbols
    case nameShapes
    case namePresence
    case nameBlocks
    case nameRecords
}
