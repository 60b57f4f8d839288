extension TableID {
    /// The columns of the table, for the check and for reports. A pool has none.
    package var columns: [Column] { Self.columns[Int(rawValue)] }

    /// The columns of all tables, listed once because the check needs them often.
    private static let columns = allCases.map { $0.declaredColumns }

    private var declaredColumns: [Column] {
        switch self {
        case .identifiers, .text, .notationText, .nameShapes, .namePresence, .nameRecords: []
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
        case .nameLocales: NameLocaleRow.columns
        case .vocabularies: VocabularyRow.columns
        case .nameSymbols: NameSymbolRow.columns
        case .nameBlocks: NameBlockRow.columns
        }
    }

    /// Whether the table is bytes, such as texts, instead of rows.
    package var isPool: Bool { columns.isEmpty }

    /// The size of a row in bytes; 1 for a pool.
    package var rowWidth: Int { columns.last.map { $0.offset + $0.width } ?? 1 }
}
