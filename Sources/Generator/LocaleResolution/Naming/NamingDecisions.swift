/// A person's decision about one name, with a reason.
public struct NamingDecision: Codable, Equatable, Sendable {
    /// The decided name or target.
    public var value: String
    /// The reason for the decision.
    public var reason: String
    /// The address of the evidence.
    public var link: String
    /// Whether the name is misspelt, so that its users are directed to the right one; only for aliases.
    public var isMisspelt: Bool?

    /// Creates a decision.
    public init(value: String, reason: String, link: String, isMisspelt: Bool? = nil) {
        self.value = value
        self.reason = reason
        self.link = link
        self.isMisspelt = isMisspelt
    }
}

/// The exceptions from the rules for the cases of `CurrencyLocale`. Raw values are written with underscores.
public struct LocaleNamingDecisions: Codable, Equatable, Sendable {
    /// Raw values in addition to CLDR's locales and default content; the value is the BCP 47 identifier.
    public var identifiers: [String: NamingDecision] = [:]
    /// English names by language subtag, if CLDR has a locale but no English name of its language.
    public var languages: [String: NamingDecision] = [:]
    /// Languages, or languages with a region, whose names always include the script; the value is `always`.
    public var scripts: [String: NamingDecision] = [:]
    /// Case names by raw value.
    public var names: [String: NamingDecision] = [:]
    /// Other names for cases; the value is the raw value of the case.
    public var aliases: [String: NamingDecision] = [:]
    /// Released names whose case was removed on purpose; the value is the raw value of the case that replaces it.
    public var removed: [String: NamingDecision] = [:]

    /// Creates empty decisions.
    public init() {}
}

/// The exceptions from the rules for the cases of `Currency`.
public struct CurrencyNamingDecisions: Codable, Equatable, Sendable {
    /// Case names by currency code.
    public var names: [String: NamingDecision] = [:]
    /// Other names for cases; the value is the code of the case.
    public var aliases: [String: NamingDecision] = [:]
    /// Released names whose case was removed on purpose; the value is the code of the case that replaces it.
    public var removed: [String: NamingDecision] = [:]

    /// Creates empty decisions.
    public init() {}
}
