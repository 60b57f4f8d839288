/// CLDR's data that belongs to no single locale: digits, currencies of regions, identifiers, plural rules.
public struct SupplementalFacts: Sendable, Codable, Equatable {
    /// The digits of numbering systems, by identifier.
    public var numberingSystems: [String: NumberingSystem] = [:]
    /// The fraction digits by currency code; `DEFAULT` applies to every code that is not listed.
    public var fractions: [String: Fractions] = [:]
    /// The currencies by region code, in upstream's order: the current one comes first.
    public var regionCurrencies: [String: [RegionCurrency]] = [:]
    /// Parents, aliases, likely subtags and default content of locales.
    public var identifiers = IdentifierFacts()
    /// How well languages can substitute for each other; nil if upstream's format does not have this data.
    public var languageMatching: LanguageMatchingFacts?
    /// The plural rules of languages.
    public var plurals = PluralFacts()
    /// English names, from which the names of enum cases are derived.
    public var englishNames = EnglishNames()

    /// Creates empty facts.
    public init() {}
}

/// A numbering system: ten digits, or rules that no table of digits can express.
public struct NumberingSystem: Sendable, Codable, Equatable {
    /// The digits from zero to nine, as ten Unicode scalars; nil for an algorithmic system.
    public var digits: String?

    /// Creates a numbering system; nil means that it does not have ten digits.
    public init(digits: String?) {
        self.digits = digits
    }
}

/// The number of fraction digits with which a currency is displayed, and its rounding step.
///
/// Steps are in units of the last decimal: digits 2 and rounding 5 mean steps of 0.05; 0 means no step.
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Supplemental_Currency_Data>.
public struct Fractions: Sendable, Codable, Equatable {
    /// The fraction digits for display.
    public var digits: Int
    /// The rounding increment for display, in units of the last fraction digit; 0 for none.
    public var rounding: Int
    /// The fraction digits for cash; nil if they are the same as `digits`.
    public var cashDigits: Int?
    /// The rounding increment for cash; nil if it is the same as `rounding`.
    public var cashRounding: Int?

    /// Creates the digits and rounding of a currency.
    public init(digits: Int, rounding: Int, cashDigits: Int? = nil, cashRounding: Int? = nil) {
        self.digits = digits
        self.rounding = rounding
        self.cashDigits = cashDigits
        self.cashRounding = cashRounding
    }
}

/// The period of a currency in a region.
public struct RegionCurrency: Sendable, Codable, Equatable {
    /// The currency code.
    public var code: String
    /// The first day of validity as `YYYY-MM-DD`; nil if upstream does not know it.
    public var from: String?
    /// The last day of validity as `YYYY-MM-DD`; nil if the currency is still valid.
    public var to: String?
    /// Whether it is or was legal tender; funds and metals are not.
    public var isTender: Bool

    /// Creates the period of a currency in a region.
    public init(code: String, from: String? = nil, to: String? = nil, isTender: Bool = true) {
        self.code = code
        self.from = from
        self.to = to
        self.isTender = isTender
    }
}

/// The data about identifiers: abbreviations, aliases and inheritance.
public struct IdentifierFacts: Sendable, Codable, Equatable {
    /// Parents that truncation would not find.
    public var parentLocales: [String: String] = [:]
    /// The subtags that an identifier implies if it leaves them out: `zh-TW` is `zh-Hant-TW`.
    public var likelySubtags: [String: String] = [:]
    /// Identifiers that name the same locale as their parent: `de-DE` is `de`.
    public var defaultContent: [String] = []
    /// Replacements of languages, by language.
    public var languageAliases: [String: String] = [:]
    /// Replacements of scripts, by script.
    public var scriptAliases: [String: String] = [:]
    /// Replacements of regions. If a region was divided, they are separated by spaces, and the first is the likeliest.
    public var territoryAliases: [String: String] = [:]
    /// Replacements of variants, by variant.
    public var variantAliases: [String: String] = [:]
    /// The scripts that are written from right to left, sorted; nil if upstream's format does not have this data.
    public var rightToLeftScripts: [String]?

    /// Creates empty facts.
    public init() {}
}

/// Plural rules and the categories of ranges, by language.
public struct PluralFacts: Sendable, Codable, Equatable {
    /// Rule text by category, in LDML's rule syntax, without its samples; `other` has an empty rule.
    public var cardinals: [String: [String: String]] = [:]
    /// The same for ordinal numbers, such as 21st; nil if upstream's format does not have this data.
    public var ordinals: [String: [String: String]]?
    /// The categories by language, then by start category, and then by end category.
    public var ranges: [String: [String: [String: String]]] = [:]

    /// Creates empty facts.
    public init() {}
}

/// English display names, from which the names of the cases of `CurrencyLocale` are derived.
public struct EnglishNames: Sendable, Codable, Equatable {
    /// The names of languages, by subtag.
    public var languages: [String: String] = [:]
    /// The names of scripts, by subtag.
    public var scripts: [String: String] = [:]
    /// The names of regions, by subtag.
    public var territories: [String: String] = [:]
    /// The names of variants, by subtag.
    public var variants: [String: String] = [:]

    /// Creates empty names.
    public init() {}
}
