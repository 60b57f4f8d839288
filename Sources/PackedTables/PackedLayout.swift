/// The layout of an image, which the writer, the reader and the check follow. The columns of each table are declared by
/// its `TableRow`, and nowhere else.
///
///     header    magic "CFT1", version, total length, CRC-32 of all that follows the checksum
///     directory for each table: offset, bytes
///     tables    rows of fixed width, or text
///
/// Whole numbers are packed seven bits to a byte (`PackedInteger`), texts in pools as `PooledText` says.
public enum PackedLayout {
    public static let magic: [UInt8] = [0x43, 0x46, 0x54, 0x31]  // CFT1
    /// Changes whenever a table's form changes: an image of another version is refused.
    public static let version = 7

    /// Where the directory begins, and with it the bytes that the checksum covers.
    @inlinable @inline(__always)
    public static var directoryOffset: Int {
        #if DEBUG
            keptDirectoryOffset
        #else
            ImageHeader.magicLength + ImageHeader.width
        #endif
    }
    public static var headerLength: Int { directoryOffset + TableID.allCases.count * DirectoryEntry.width }

    /// The columns of a table, for the check and for reports; a pool has none.
    public static func columns(_ table: TableID) -> [Column] {
        listed[Int(table.rawValue)]
    }

    /// The row width of a table; 1 for a pool.
    public static func rowWidth(_ table: TableID) -> Int { widths[Int(table.rawValue)] }

    /// The columns of all tables, listed once because the check needs them often.
    private static let listed = TableID.allCases.map(declared)
    private static let widths = listed.map { $0.last.map { $0.offset + $0.width } ?? 1 }
    #if DEBUG
        @usableFromInline static let keptDirectoryOffset = ImageHeader.magicLength + ImageHeader.width
    #endif

    private static func declared(_ table: TableID) -> [Column] {
        switch table {
        case .identifiers, .text, .notationText: []
        case .image: ImageRow.columns
        case .locales: LocaleRow.columns
        case .languageAliases: LanguageAliasRow.columns
        case .territoryAliases: TerritoryAliasRow.columns
        case .likelySubtags: LikelySubtagsRow.columns
        case .parentLocales: ParentLocaleRow.columns
        case .numberingSystems: NumberingSystemRow.columns
        case .systems: SystemRow.columns
        case .symbolSets: SymbolRow.columns
        case .currencyPatternSets: CurrencyPatternRow.columns
        case .spacingSets: SpacingRow.columns
        case .currencies: CurrencyRow.columns
        case .currencyValues: CurrencyValueRow.columns
        case .currencySymbols: CurrencySymbolRow.columns
        case .currencyFacts: CurrencyFactRow.columns
        case .regions: RegionRow.columns
        case .regionCurrencies: RegionCurrencyRow.columns
        case .compactSets: CompactSetRow.columns
        case .compactPatterns: CompactPatternRow.columns
        case .unitPatterns: UnitPatternRow.columns
        case .miscellaneousSets: MiscellaneousRow.columns
        case .measureUnitSets: MeasureUnitRow.columns
        case .pluralLanguages: PluralLanguageRow.columns
        case .pluralRules: PluralRuleRow.columns
        case .pluralRanges: PluralRangeRow.columns
        }
    }
}
