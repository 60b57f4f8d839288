import LocaleModel

/// The tables of a numbering system in ICU's data.
enum ICUNumberTable: String {
    case symbols
    case patterns
    case patternsShort
    case patternsLong
    case miscPatterns
}

/// ICU writes an alternate after a percent sign: `currencyFormat%noCurrency` is CLDR's `currencyFormat-alt-noCurrency`.
private let alphaNextToNumberSuffix = "%alphaNextToNumber"

extension SymbolKind {
    /// ICU's key in the table `symbols`.
    var icuKey: String {
        switch self {
        case .decimalAltUS: "decimal%us"
        case .groupAltUS: "group%us"
        case .timeSeparatorAltVariant: "timeSeparator%variant"
        default: rawValue
        }
    }

    init?(icuKey: String) {
        guard let kind = Self.byICUKey[icuKey] else { return nil }
        self = kind
    }

    private static let byICUKey = Dictionary(uniqueKeysWithValues: allCases.map { ($0.icuKey, $0) })
}

extension PatternKind {
    /// ICU's key in the table `patterns`.
    var icuKey: String {
        switch self {
        case .decimal: "decimalFormat"
        case .percent: "percentFormat"
        case .scientific: "scientificFormat"
        case .standard: "currencyFormat"
        case .standardAlphaNextToNumber: "currencyFormat%alphaNextToNumber"
        case .standardNoCurrency: "currencyFormat%noCurrency"
        case .accounting: "accountingFormat"
        case .accountingAlphaNextToNumber: "accountingFormat%alphaNextToNumber"
        case .accountingNoCurrency: "accountingFormat%noCurrency"
        }
    }

    init?(icuKey: String) {
        guard let kind = Self.byICUKey[icuKey] else { return nil }
        self = kind
    }

    private static let byICUKey = Dictionary(uniqueKeysWithValues: allCases.map { ($0.icuKey, $0) })
}

extension CompactKind {
    /// The table and the key in it.
    var icuPlace: (table: ICUNumberTable, key: String) {
        switch self {
        case .decimalShort: (.patternsShort, "decimalFormat")
        case .decimalLong: (.patternsLong, "decimalFormat")
        case .currencyShort: (.patternsShort, "currencyFormat")
        }
    }

    static func ofICU(_ table: ICUNumberTable, key: String) -> (kind: CompactKind, alphaNextToNumber: Bool)? {
        let isAlpha = key.hasSuffix(alphaNextToNumberSuffix)
        let plain = isAlpha ? String(key.dropLast(alphaNextToNumberSuffix.count)) : key
        return allCases.first { $0.icuPlace == (table, plain) }.map { ($0, isAlpha) }
    }

    func icuKey(alphaNextToNumber: Bool) -> String {
        icuPlace.key + (alphaNextToNumber ? alphaNextToNumberSuffix : "")
    }
}

extension LocaleField {
    static let icuAppendISOKey = "currencyPatternAppendISO"
}
