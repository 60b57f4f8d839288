/// A case of `CurrencyLocale`.
public struct LocaleCase: Hashable, Sendable {
    /// The name in Swift, without backticks.
    public var name: String
    /// The identifier as the public contract has it: with underscores.
    public var rawValue: String
    /// The BCP 47 identifier, which is `und` for the root; nil for the two cases that follow the user.
    public var identifier: String?
    /// In English, for the documentation.
    public var displayName: String

    /// Makes a case.
    public init(name: String, rawValue: String, identifier: String?, displayName: String) {
        self.name = name
        self.rawValue = rawValue
        self.identifier = identifier
        self.displayName = displayName
    }
}

/// Another name for a case: existing code has it, or it is what people look for.
public struct CaseAlias: Hashable, Sendable {
    /// The name of the alias.
    public var name: String
    /// The name of the case.
    public var target: String
    /// Whether the name is misspelt: it stays, as a deprecated one.
    public var isMisspelt: Bool
    /// Whether it was a case of its own, which the data has no longer: it stays, as a deprecated one.
    public var isRemoved: Bool
    /// Whether it is a name that people try and that no program may use: the compiler answers with that of the case.
    public var isNearMiss: Bool

    /// Makes an alias.
    public init(
        name: String, target: String, isMisspelt: Bool = false, isRemoved: Bool = false, isNearMiss: Bool = false
    ) {
        self.name = name
        self.target = target
        self.isMisspelt = isMisspelt
        self.isRemoved = isRemoved
        self.isNearMiss = isNearMiss
    }
}

/// All names of `CurrencyLocale`.
public struct LocaleCaseNames: Equatable, Sendable {
    /// Sorted by the bytes of the raw value.
    public var cases: [LocaleCase]
    /// Sorted by the bytes of the name.
    public var aliases: [CaseAlias]

    /// Makes the names of an enum.
    public init(cases: [LocaleCase], aliases: [CaseAlias]) {
        self.cases = cases
        self.aliases = aliases
    }
}
