/// The one description of the image's bytes, which the writer, the reader and the check all follow.
///
///     header    magic "CFT1", version, total length, CRC-32 of all that follows the checksum
///     directory for each table: offset, bytes
///     tables    rows of fixed width, or text
///
/// Whole numbers are packed seven bits to a byte (`PackedInteger`). A text in a pool is its UTF-8 length,
/// six bits to a byte with 64 as the sign of a further byte, and then its UTF-8.
public enum PackedLayout {
    public static let magic: [UInt8] = [0x43, 0x46, 0x54, 0x31]  // CFT1
    /// Changes whenever a table's form changes: an image of another version is refused.
    public static let version = 5

    public static let versionOffset = 4
    public static let lengthOffset = 5
    public static let checksumOffset = 8
    public static let checksumWidth = 5
    public static let directoryOffset = 13
    /// Offset and length, three bytes each.
    public static let directoryEntryWidth = 6
    public static var headerLength: Int { directoryOffset + TableID.allCases.count * directoryEntryWidth }

    /// The row width of a table; 1 for a pool.
    @inlinable @inline(__always)
    public static func rowWidth(_ table: TableID) -> Int {
        switch table {
        case .image: ImageColumn.width
        case .identifiers, .text, .notationText: 1
        case .locales: LocaleColumn.width
        case .languageAliases: LanguageAliasColumn.width
        case .territoryAliases: TerritoryAliasColumn.width
        case .likelySubtags: LikelySubtagsColumn.width
        case .parentLocales: ParentLocaleColumn.width
        case .numberingSystems: NumberingSystemColumn.width
        case .systems: SystemColumn.width
        case .symbolSets: SymbolColumn.width
        case .currencyPatternSets: CurrencyPatternColumn.width
        case .spacingSets: SpacingColumn.width
        case .currencies: CurrencyColumn.width
        case .currencyValues: CurrencyValueColumn.width
        case .currencySymbols: CurrencySymbolColumn.width
        case .currencyFacts: CurrencyFactColumn.width
        case .regions: RegionColumn.width
        case .regionCurrencies: RegionCurrencyColumn.width
        case .compactSets: CompactSetColumn.width
        case .compactPatterns: CompactPatternColumn.width
        case .unitPatterns: UnitPatternColumn.width
        case .miscellaneousSets: MiscellaneousColumn.width
        case .measureUnitSets: MeasureUnitColumn.width
        case .pluralLanguages: PluralLanguageColumn.width
        case .pluralRules: PluralRuleColumn.width
        case .pluralRanges: PluralRangeColumn.width
        }
    }

    /// The columns of a table, for the check and for reports.
    public static func columns(_ table: TableID) -> [Column] {
        switch table {
        case .image: ImageColumn.all
        case .identifiers, .text, .notationText: []
        case .locales: LocaleColumn.all
        case .languageAliases: LanguageAliasColumn.all
        case .territoryAliases: TerritoryAliasColumn.all
        case .likelySubtags: LikelySubtagsColumn.all
        case .parentLocales: ParentLocaleColumn.all
        case .numberingSystems: NumberingSystemColumn.all
        case .systems: SystemColumn.all
        case .symbolSets: SymbolColumn.all
        case .currencyPatternSets: CurrencyPatternColumn.all
        case .spacingSets: SpacingColumn.all
        case .currencies: CurrencyColumn.all
        case .currencyValues: CurrencyValueColumn.all
        case .currencySymbols: CurrencySymbolColumn.all
        case .currencyFacts: CurrencyFactColumn.all
        case .regions: RegionColumn.all
        case .regionCurrencies: RegionCurrencyColumn.all
        case .compactSets: CompactSetColumn.all
        case .compactPatterns: CompactPatternColumn.all
        case .unitPatterns: UnitPatternColumn.all
        case .miscellaneousSets: MiscellaneousColumn.all
        case .measureUnitSets: MeasureUnitColumn.all
        case .pluralLanguages: PluralLanguageColumn.all
        case .pluralRules: PluralRuleColumn.all
        case .pluralRanges: PluralRangeColumn.all
        }
    }
}
