import LocaleModel

/// Finds the value that a locale has for a field, whoever owns it.
public struct Inheritance: Sendable {
    public let parents: LocaleParents
    public let locales: [String: LocaleFacts]
    private let alias: RootAlias

    /// - Parameter locales: the values that each locale has of its own.
    public init(locales: [LocaleFacts], identifiers: IdentifierFacts) {
        self.locales = Dictionary(locales.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        parents = LocaleParents(identifiers: identifiers, existing: locales.map(\.identifier))
        alias = RootAlias(root: self.locales[LocaleFacts.rootIdentifier])
    }

    /// A value found, and by which way.
    public struct Found: Equatable, Sendable {
        public var value: String
        /// The locale that has the value of its own.
        public var owner: String
        /// The field under which the owner has it: another than was asked for where an alias led there.
        public var field: LocaleField
    }

    /// The value of a field in a locale: the locale's own, an ancestor's, or that of the field it is an alias of.
    public func find(_ field: LocaleField, in locale: String) -> Found? {
        find(field, along: parents.chain(from: locale))
    }

    /// The same along a chain that the caller has at hand.
    public func find(_ field: LocaleField, along chain: [String]) -> Found? {
        var current = field
        while true {
            for owner in chain {
                if let value = locales[owner]?[current] { return Found(value: value, owner: owner, field: current) }
            }
            guard let next = alias.target(of: current) else { return nil }
            current = next
        }
    }

    public func value(of field: LocaleField, in locale: String) -> String? {
        find(field, in: locale)?.value
    }
}
