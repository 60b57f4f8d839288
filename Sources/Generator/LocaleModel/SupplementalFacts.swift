/// What CLDR says beyond single locales: digits, currencies of regions, identifiers, plural rules.
public struct SupplementalFacts: Sendable, Codable, Equatable {
    /// The digits of numbering systems, by identifier.
    public var numberingSystems: [String: NumberingSystem] = [:]
    /// By currency code; `DEFAULT` holds for every code that is not listed.
    public var fractions: [String: Fractions] = [:]
    /// By region code, in upstream's order: the currency of today comes first.
    public var regionCurrencies: [String: [RegionCurrency]] = [:]
    /// Parents, aliases, likely subtags and default content of locales.
    public var identifiers = IdentifierFacts()
    /// How well languages serve each other; nil where upstream's form does not say.
    public var languageMatching: LanguageMatchingFacts?
    /// The plural rules of languages.
    public var plurals = PluralFacts()
    /// English names, from which cases of enums are named.
    public var englishNames = EnglishNames()

    /// Makes facts without any content.
    public init() {}
}

/// A numbering system: ten digits, or rules that no table of digits can express.
public struct NumberingSystem: Sendable, Codable, Equatable {
    /// The digits from zero to nine, as ten Unicode scalars; nil for an algorithmic system.
    public var digits: String?

    /// Makes a numbering system; nil if it has no ten digits.
    public init(digits: String?) {
        self.digits = digits
    }
}

/// How many decimals a currency is displayed with, and to what step it is rounded.
///
/// Steps are in units of the last decimal: digits 2 and rounding 5 mean steps of 0.05; 0 means no step.
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Supplemental_Currency_Data>.
public struct Fractions: Sendable, Codable, Equatable {
    /// The fraction digits for display.
    public var digits: Int
    /// The rounding increment for display, in units of the last fraction digit; 0 for none.
    public var rounding: Int
    /// nil where cash has the digits of `digits`.
    public var cashDigits: Int?
    /// nil where cash has the rounding of `rounding`.
    public var cashRounding: Int?

    /// Makes the digits and rounding of a currency.
    public init(digits: Int, rounding: Int, cashDigits: Int? = nil, cashRounding: Int? = nil) {
        self.digits = digits
        self.rounding = rounding
        self.cashDigits = cashDigits
        self.cashRounding = cashRounding
    }
}

/// A currency's time in a region.
public struct RegionCurrency: Sendable, Codable, Equatable {
    /// The currency code.
    public var code: String
    /// The first day of validity as `YYYY-MM-DD`, or nil where upstream knows none.
    public var from: String?
    /// The last day of validity as `YYYY-MM-DD`, or nil where it is still valid.
    public var to: String?
    /// Whether it is or was legal tender; funds and metals are not.
    public var isTender: Bool

    /// Makes a currency's time in a region.
    public init(code: String, from: String? = nil, to: String? = nil, isTender: Bool = true) {
        self.code = code
        self.from = from
        self.to = to
        self.isTender = isTender
    }
}

/// What is known of identifiers: which is short for which, and which inherits from which.
public struct IdentifierFacts: Sendable, Codable, Equatable {
    /// Parents that truncation would not find.
    public var parentLocales: [String: String] = [:]
    /// Subtags that an identifier stands for when it leaves them out: `zh-TW` is `zh-Hant-TW`.
    public var likelySubtags: [String: String] = [:]
    /// Identifiers that name the same locale as their parent: `de-DE` is `de`.
    public var defaultContent: [String] = []
    /// Replacements of languages, by language.
    public var languageAliases: [String: String] = [:]
    /// Replacements of scripts, by script.
    public var scriptAliases: [String: String] = [:]
    /// Replacements separated by spaces where a region was divided; the first is the likeliest.
    public var territoryAliases: [String: String] = [:]
    /// Replacements of variants, by variant.
    public var variantAliases: [String: String] = [:]
    /// The scripts that are written from right to left, sorted; nil where upstream's form does not say.
    public var rightToLeftScripts: [String]?

    /// Makes facts without any content.
    public init() {}
}

/// Cardinal plural rules and the categories of ranges, by language.
public struct PluralFacts: Sendable, Codable, Equatable {
    /// Rule text by category, in LDML's rule syntax, without its samples; `other` has an empty rule.
    public var cardinals: [String: [String: String]] = [:]
    /// By language, then by start category, then by end category.
    public var ranges: [String: [String: [String: String]]] = [:]

    /// Makes facts without any content.
    public init() {}
}

/// English display names, from which the cases of `CurrencyLocale` are named.
public struct EnglishNames: Sendable, Codable, Equatable {
    /// The names of languages, by subtag.
    public var languages: [String: String] = [:]
    /// The names of scripts, by subtag.
    public var scripts: [String: String] = [:]
    /// The names of regions, by subtag.
    public var territories: [String: String] = [:]
    /// The names of variants, by subtag.
    public var variants: [String: String] = [:]

    /// Makes names without any content.
    public init() {}
}
