import CurrencyEngine

extension FormattedPart.Kind {
    /// The type of the part in ECMA-402.
    ///
    /// See <https://tc39.es/ecma402/#sec-partitionnumberpattern>.
    var typeName: String {
        switch self {
        case .integer: "integer"
        case .group: "group"
        case .decimal: "decimal"
        case .fraction: "fraction"
        case .minusSign: "minusSign"
        case .plusSign: "plusSign"
        case .percentSign: "percentSign"
        // ECMA-402 has no shares in thousandths; the word is LDML's.
        case .perMille: "perMille"
        case .currency: "currency"
        case .compact: "compact"
        case .literal: "literal"
        case .infinity: "infinity"
        case .nan: "nan"
        }
    }
}
