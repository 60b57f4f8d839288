/// The tables of an image, in the order of the image.
///
/// Standard formatting needs all tables up to `currencyFacts`. Each group after these serves one feature and may be
/// left out of a slice; its tables then have no rows.
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

    /// Whether the table is bytes of text instead of rows.
    package var isPool: Bool {
        self == .identifiers || self == .text || self == .notationText
    }

    /// The size of a row in bytes; 1 for a pool.
    ///
    /// The widths of the row's columns add up to it (`RowDeclarationTests`). It is written here as a number because
    /// debug builds, which fold no constants, would visit all columns on every access.
    @inlinable
    package var rowWidth: Int {
        switch self {
        case .identifiers, .text, .notationText: 1
        case .image: 7
        case .locales: 16
        case .languageAliases: 6
        case .territoryAliases: 6
        case .likelySubtags: 6
        case .parentLocales: 5
        case .numberingSystems: 4
        case .systems: 19
        case .symbolSets: 22
        case .currencyPatternSets: 13
        case .spacingSets: 12
        case .currencies: 7
        case .currencyValues: 4
        case .currencySymbols: 4
        case .currencyFacts: 7
        case .regions: 5
        case .regionCurrencies: 10
        case .compactSets: 2
        case .compactPatterns: 6
        case .unitPatterns: 4
        case .miscellaneousSets: 16
        case .measureUnitSets: 6
        case .pluralLanguages: 8
        case .pluralRules: 4
        case .pluralRanges: 2
        }
    }
}
