import LocaleModel

/// Finds a locale's value of a field, regardless of its owner.
public struct Inheritance: Sendable {
    /// The parents of locales.
    public let parents: LocaleParents
    /// The locales, by identifier.
    public let locales: [String: LocaleFacts]
    private let alias: RootAlias
    private let compactFieldsByLocale: [String: [CompactTableName: [LocaleField]]]

    /// - Parameter locales: The locales with their own values.
    public init(locales: [LocaleFacts], identifiers: IdentifierFacts) {
        self.locales = Dictionary(locales.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        parents = LocaleParents(identifiers: identifiers, existing: locales.map(\.identifier))
        alias = RootAlias(root: self.locales[LocaleFacts.rootIdentifier])
        compactFieldsByLocale = self.locales.mapValues(Self.compactFields)
    }

    /// A value, and how it was found.
    public struct Found: Equatable, Sendable {
        /// The value that was found.
        public var value: String
        /// The locale that owns the value.
        public var owner: String
        /// The owner's field. It differs from the requested one if an alias was followed.
        public var field: LocaleField
    }

    /// Finds the value of a field in a locale: its own, an ancestor's, or that of the field's alias target.
    public func find(_ field: LocaleField, in locale: String) -> Found? {
        find(field, along: parents.chain(from: locale))
    }

    /// The same for a chain that the caller has already computed.
    public func find(_ field: LocaleField, along chain: [String]) -> Found? {
        var current = field
        while true {
            for owner in chain {
                if let value = locales[owner]?[current] { return Found(value: value, owner: owner, field: current) }
            }
            guard let next = alias.target(of: current) else {
                return RootAlias.lastResort(field).map {
                    Found(value: $0, owner: LocaleFacts.rootIdentifier, field: field)
                }
            }
            current = next
        }
    }

    /// The alias target, in the same locale, of a field that no ancestor has; nil if there is none.
    public func aliasTarget(of field: LocaleField) -> LocaleField? {
        alias.target(of: field)
    }

    /// The value of a field in a locale, its own or an inherited one; nil if there is none.
    public func value(of field: LocaleField, in locale: String) -> String? {
        find(field, in: locale)?.value
    }
}

extension Inheritance {
    /// The compact fields with a value for a system, in a chain and through aliases.
    public func compactFields(_ system: String, _ kind: CompactKind, along chain: [String]) -> Set<LocaleField> {
        var result: Set<LocaleField> = []
        var table = CompactTableName(system: system, kind: kind)
        while true {
            for owner in chain {
                for field in compactFieldsByLocale[owner]?[table] ?? [] {
                    guard case .compact(_, _, let zeros, let category, let alphaNextToNumber) = field else { continue }
                    result.insert(
                        .compact(
                            system: system, kind, zeros: zeros, category, alphaNextToNumber: alphaNextToNumber))
                }
            }
            let probe = LocaleField.compact(
                system: table.system, table.kind, zeros: 3, .other, alphaNextToNumber: false)
            guard case .compact(let nextSystem, let nextKind, _, _, _) = alias.target(of: probe) else { return result }
            table = CompactTableName(system: nextSystem, kind: nextKind)
        }
    }

    struct CompactTableName: Hashable {
        var system: String
        var kind: CompactKind
    }

    static func compactFields(of locale: LocaleFacts) -> [CompactTableName: [LocaleField]] {
        var result: [CompactTableName: [LocaleField]] = [:]
        for field in locale.values.keys {
            guard case .compact(let system, let kind, _, _, _) = field else { continue }
            result[CompactTableName(system: system, kind: kind), default: []].append(field)
        }
        return result
    }
}
