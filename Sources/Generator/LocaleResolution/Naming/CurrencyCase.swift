/// A case of `Currency`.
public struct CurrencyCase: Hashable, Sendable {
    /// The name in Swift, without backticks.
    public var name: String
    /// The currency code; `none` for the case without a currency.
    public var rawValue: String
    /// The currency's name in ISO 4217; nil for codes that only CLDR has.
    public var isoName: String?
    /// CLDR's English name; nil for codes that only ISO 4217 has.
    public var englishName: String?
    /// Three digits; nil if ISO 4217 has none.
    public var numericCode: String?
    /// The fraction digits of the minor unit; nil if ISO 4217 states none, as for all withdrawn currencies.
    public var minorUnit: Int?
    /// The date of withdrawal, as ISO's list writes it; nil if the currency is not withdrawn.
    public var withdrawn: String?
    /// For a code on neither list of ISO 4217, the last day on which a region had it, as `YYYY-MM-DD`. Nil if a region
    /// has it today, and if CLDR does not state it.
    public var lastDay: String?
    /// The codes of the currencies that replaced it, sorted; empty while it is in use, and if CLDR does not state them.
    public var successors: [String]

    /// Creates a case.
    public init(
        name: String, rawValue: String, isoName: String? = nil, englishName: String? = nil,
        numericCode: String? = nil, minorUnit: Int? = nil, withdrawn: String? = nil, lastDay: String? = nil,
        successors: [String] = []
    ) {
        self.name = name
        self.rawValue = rawValue
        self.isoName = isoName
        self.englishName = englishName
        self.numericCode = numericCode
        self.minorUnit = minorUnit
        self.withdrawn = withdrawn
        self.lastDay = lastDay
        self.successors = successors
    }

    /// The raw value and name of the case without a currency.
    public static let none = "none"
}

/// All names of `Currency`.
public struct CurrencyCaseNames: Equatable, Sendable {
    /// The cases, sorted by the bytes of the raw value, so that `none` comes after all codes.
    public var cases: [CurrencyCase]
    /// The aliases, sorted by the bytes of the name.
    public var aliases: [CaseAlias]

    /// Creates the names of an enum.
    public init(cases: [CurrencyCase], aliases: [CaseAlias]) {
        self.cases = cases
        self.aliases = aliases
    }
}
