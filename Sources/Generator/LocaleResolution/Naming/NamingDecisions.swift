/// What a person decided about one name, and why.
public struct NamingDecision: Codable, Equatable, Sendable {
    /// The decided name or target.
    public var value: String
    /// Why the decision was taken.
    public var reason: String
    /// The address of the evidence.
    public var link: String
    /// Whether the name is misspelt, and whoever uses it is pointed to the right one; only for aliases.
    public var isMisspelt: Bool?

    /// Makes a decision.
    public init(value: String, reason: String, link: String, isMisspelt: Bool? = nil) {
        self.value = value
        self.reason = reason
        self.link = link
        self.isMisspelt = isMisspelt
    }
}

/// What the rules for the cases of `CurrencyLocale` cannot know. Raw values are written with underscores.
public struct LocaleNamingDecisions: Codable, Equatable, Sendable {
    /// Raw values beyond CLDR's locales and default content; the value is the BCP 47 identifier.
    public var identifiers: [String: NamingDecision] = [:]
    /// English names by language subtag, where CLDR has a locale but no English name of its language.
    public var languages: [String: NamingDecision] = [:]
    /// Languages, or languages with a region, whose names always say the script; the value is `always`.
    public var scripts: [String: NamingDecision] = [:]
    /// Case names by raw value.
    public var names: [String: NamingDecision] = [:]
    /// Other names for cases; the value is the raw value of the case.
    public var aliases: [String: NamingDecision] = [:]
    /// Released names whose case is gone on purpose; the value is the raw value of the case that replaces it.
    public var removed: [String: NamingDecision] = [:]

    /// Makes decisions without any content.
    public init() {}
}

/// What the rules for the cases of `Currency` cannot know.
public struct CurrencyNamingDecisions: Codable, Equatable, Sendable {
    /// Case names by currency code.
    public var names: [String: NamingDecision] = [:]
    /// Other names for cases; the value is the code of the case.
    public var aliases: [String: NamingDecision] = [:]
    /// Released names whose case is gone on purpose; the value is the code of the case that replaces it.
    public var removed: [String: NamingDecision] = [:]

    /// Makes decisions without any content.
    public init() {}
}
