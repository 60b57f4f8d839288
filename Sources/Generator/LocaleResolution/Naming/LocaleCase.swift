/// A case of `CurrencyLocale`.
public struct LocaleCase: Hashable, Sendable {
    /// The name in Swift, without backticks.
    public var name: String
    /// The identifier in its public form, with underscores.
    public var rawValue: String
    /// The BCP 47 identifier, which is `und` for the root; nil for the two cases that follow the user's locale.
    public var identifier: String?
    /// The English name, for the documentation.
    public var displayName: String

    /// Creates a case.
    public init(name: String, rawValue: String, identifier: String?, displayName: String) {
        self.name = name
        self.rawValue = rawValue
        self.identifier = identifier
        self.displayName = displayName
    }
}

/// Another name for a case, which existing code uses or which people search for.
public struct CaseAlias: Hashable, Sendable {
    /// The name of the alias.
    public var name: String
    /// The name of the case.
    public var target: String
    /// Whether the name is misspelt. It stays as a deprecated name.
    public var isMisspelt: Bool
    /// Whether it was a case that the data no longer has. It stays as a deprecated name.
    public var isRemoved: Bool
    /// Whether people try this name but programs cannot use it. The compiler suggests the case's name.
    public var isNearMiss: Bool

    /// Creates an alias.
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
    /// The cases, sorted by the bytes of the raw value.
    public var cases: [LocaleCase]
    /// The aliases, sorted by the bytes of the name.
    public var aliases: [CaseAlias]

    /// Creates the names of an enum.
    public init(cases: [LocaleCase], aliases: [CaseAlias]) {
        self.cases = cases
        self.aliases = aliases
    }
}
