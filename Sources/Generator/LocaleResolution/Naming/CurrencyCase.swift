/// A case of `Currency`.
public struct CurrencyCase: Hashable, Sendable {
    /// The name in Swift, without backticks.
    public var name: String
    /// The currency code; `none` for the case that is no currency.
    public var rawValue: String
    /// The currency's name in ISO 4217; nil for codes that only CLDR has.
    public var isoName: String?
    /// CLDR's name in English; nil for codes that only ISO has.
    public var englishName: String?
    /// Three digits; nil where ISO gives none.
    public var numericCode: String?
    /// Decimals of the minor unit; nil where ISO gives none, as it does for all that is withdrawn.
    public var minorUnit: Int?
    /// When ISO withdrew it, as the list writes it; nil where ISO did not.
    public var withdrawn: String?
    /// For a code that ISO has on neither list the last day on which a region had it, as `YYYY-MM-DD`; nil where a region
    /// has it today, and where CLDR does not say.
    public var lastDay: String?
    /// The codes of the currencies that replaced it, sorted; empty while it is in use, and where CLDR does not say.
    public var successors: [String]

    /// Makes a case.
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

    /// The raw value of the case that is no currency, and its name.
    public static let none = "none"
}

/// All names of `Currency`.
public struct CurrencyCaseNames: Equatable, Sendable {
    /// Sorted by the bytes of the raw value, so that `none` comes after all codes.
    public var cases: [CurrencyCase]
    /// Sorted by the bytes of the name.
    public var aliases: [CaseAlias]

    /// Makes the names of an enum.
    public init(cases: [CurrencyCase], aliases: [CaseAlias]) {
        self.cases = cases
        self.aliases = aliases
    }
}
