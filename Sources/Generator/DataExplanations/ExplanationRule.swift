/// The rules that produce characters of a text. Each belongs to the engine's file of that name.
///
///     rule                 engine's file          output
///     digits               DigitShapes            the digits of the numbering system
///     grouping             Grouping               separators between the integer's digits
///     decimalSeparator     LocaleCurrencyFormat   the separator before the decimals
///     fractionDigits       CurrencyDigits         as many decimals as the currency has
///     pattern              AffixWriter            the literal text of a pattern
///     sign                 SignDisplay            the sign, in the place that the pattern defines
///     percent              AffixSymbols           the percent or permille sign
///     currency             CurrencySymbol         the symbol, or the code if there is none
///     currencySpacing      CurrencySpacing        a space between letters and digits
///     compact              CompactNotation        the word for a magnitude
///     name                 NameAffixes            the currency's name in the form for a plural category
///     unitPattern          UnitPatterns           the text between number and name
///     special              NumberSymbols          the texts of NaN and infinity
///     option               FormatOptions          text from the caller
///     isolate              TextFilter             marks that isolate the text's direction
public enum ExplanationRule: String, CaseIterable, Sendable {
    case digits
    case grouping
    case decimalSeparator
    case fractionDigits
    case pattern
    case sign
    case percent
    case currency
    case currencySpacing
    case compact
    case name
    case unitPattern
    case special
    case option
    case isolate

    /// The engine's file, without its extension.
    public var engineFile: String {
        switch self {
        case .digits: "DigitShapes"
        case .grouping: "Grouping"
        case .decimalSeparator: "LocaleCurrencyFormat"
        case .fractionDigits: "CurrencyDigits"
        case .pattern: "AffixWriter"
        case .sign: "SignDisplay"
        case .percent: "AffixSymbols"
        case .currency: "CurrencySymbol"
        case .currencySpacing: "CurrencySpacing"
        case .compact: "CompactNotation"
        case .name: "NameAffixes"
        case .unitPattern: "UnitPatterns"
        case .special: "NumberSymbols"
        case .option: "FormatOptions"
        case .isolate: "TextFilter"
        }
    }

    /// The rule in one line.
    public var summary: String {
        switch self {
        case .digits: "Digits are those of the numbering system."
        case .grouping: "Group sizes are the pattern's; minimumGroupingDigits must stand before the first separator."
        case .decimalSeparator: "The separator of the currency, else that of money, else that of numbers."
        case .fractionDigits: "A currency has as many decimals as CLDR displays, ISO 4217 counts in or cash can pay."
        case .pattern: "Characters of the pattern that stand for themselves."
        case .sign: "A minus of the pattern, or one before its prefix, where the sign is shown."
        case .percent: "The pattern's % is the locale's sign."
        case .currency: "The pattern's \u{A4} is the currency in the form asked for; a form nobody has falls back."
        case .currencySpacing: "A space stands between a currency that ends in no symbol and a digit."
        case .compact: "The pattern of the magnitude and of the plural category of the number in front of it."
        case .name: "The name for the plural category, else for other, else the one that stands alone, else the code."
        case .unitPattern: "The pattern for the plural category puts number and name together."
        case .special: "NaN and the infinities have texts of the locale."
        case .option: "The caller's own text."
        case .isolate: "Isolates of the bidirectional algorithm, which the caller asked for."
        }
    }

    /// The section of the specification.
    public var link: String {
        let numbers = "https://www.unicode.org/reports/tr35/tr35-numbers.html"
        return switch self {
        case .digits: numbers + "#Numbering_Systems"
        case .grouping: numbers + "#Examples_of_minimumGroupingDigits"
        case .decimalSeparator, .special: numbers + "#Number_Symbols"
        case .fractionDigits: numbers + "#Supplemental_Currency_Data"
        case .pattern: numbers + "#Number_Format_Patterns"
        case .sign: "https://tc39.es/ecma402/#sec-getnumberformatpattern"
        case .percent: numbers + "#Number_Pattern_Character_Definitions"
        case .currency, .currencySpacing, .name, .unitPattern: numbers + "#Currencies"
        case .compact: numbers + "#Compact_Number_Formats"
        case .option: "https://tc39.es/ecma402/#sec-intl.numberformat"
        case .isolate: "https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates"
        }
    }
}
