import LocaleModel

/// Removes inherited values from resolved locales, so that each value exists once, with its owner.
public enum OwnValues {
    /// The own values of every locale of a publication.
    ///
    /// CLDR's XML is first converted to the form of cldr-json, so that both forms of one CLDR version give the same
    /// values.
    ///
    /// - Parameter systems: The numbering systems that are kept if aliases lead to those of all.
    public static func of(
        _ facts: UpstreamFacts, _ inherited: InheritedValues, systems: ResolvedValues.Systems = .named
    ) -> [LocaleFacts] {
        let identifiers = facts.supplemental.identifiers
        return switch inherited {
        case .repeated: of(facts.locales, identifiers: identifiers)
        case .aliased:
            of(ResolvedValues.of(facts.locales, identifiers: identifiers, systems: systems), identifiers: identifiers)
        case .omitted: withoutRepeats(facts.locales, identifiers: identifiers)
        }
    }

    /// The own values of every locale.
    ///
    /// - Parameter resolved: Locales with their inherited values. A locale that lacks a value of its ancestors is left
    ///   to inherit it, because inheritance cannot remove a value.
    public static func of(_ resolved: [LocaleFacts], identifiers: IdentifierFacts) -> [LocaleFacts] {
        let parents = LocaleParents(identifiers: identifiers, existing: resolved.map(\.identifier))
        let chains = Dictionary(
            resolved.map { ($0.identifier, Array(parents.chain(from: $0.identifier).dropFirst())) },
            uniquingKeysWith: { first, _ in first })
        // Ancestors come first, because a locale's inherited values must be known before the locale is processed.
        let ordered = resolved.sorted {
            (chains[$0.identifier, default: []].count, $0.identifier)
                < (chains[$1.identifier, default: []].count, $1.identifier)
        }
        let alias = RootAlias(root: resolved.first { $0.identifier == LocaleFacts.rootIdentifier })
        var own: [String: LocaleFacts] = [:]
        own.reserveCapacity(ordered.count)
        for locale in ordered {
            let ancestors = chains[locale.identifier, default: []].compactMap { own[$0] }
            own[locale.identifier] = values(of: locale, below: ancestors, alias)
        }
        return own.values.sorted { $0.identifier < $1.identifier }
    }

    /// Removes values that repeat an ancestor's from locales that already have only their own values.
    ///
    /// Values to which an alias would lead are kept, because a descendant that overrides the alias's target still
    /// inherits them.
    public static func withoutRepeats(_ own: [LocaleFacts], identifiers: IdentifierFacts) -> [LocaleFacts] {
        let parents = LocaleParents(identifiers: identifiers, existing: own.map(\.identifier))
        let locales = Dictionary(own.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        return own.map { locale in
            let ancestors = parents.chain(from: locale.identifier).dropFirst().compactMap { locales[$0] }
            var result = LocaleFacts(identifier: locale.identifier)
            result.values = locale.values.filter { field, value in
                let inherited = ancestors.lazy.compactMap { $0[field] }.first ?? RootAlias.lastResort(field)
                return inherited != value
            }
            return result
        }.sorted { $0.identifier < $1.identifier }
    }

    private static func values(
        of locale: LocaleFacts, below ancestors: [LocaleFacts], _ alias: RootAlias
    ) -> LocaleFacts {
        var own = LocaleFacts(identifier: locale.identifier)
        // The target of an alias is processed before the fields that refer to it.
        var steps: [[(LocaleField, String)]] = []
        for (field, value) in locale.values {
            let depth = depth(of: field, alias)
            while steps.count <= depth { steps.append([]) }
            steps[depth].append((field, value))
        }
        for step in steps {
            for (field, value) in step where inherited(field, own, ancestors, alias) != value {
                own[field] = value
            }
        }
        return own
    }

    private static func depth(of field: LocaleField, _ alias: RootAlias) -> Int {
        var count = 0
        var current = field
        while let next = alias.target(of: current) {
            current = next
            count += 1
        }
        return count
    }

    private static func inherited(
        _ field: LocaleField, _ own: LocaleFacts, _ ancestors: [LocaleFacts], _ alias: RootAlias
    ) -> String? {
        var current = field
        while true {
            if current != field, let value = own[current] { return value }
            for ancestor in ancestors {
                if let value = ancestor[current] { return value }
            }
            guard let next = alias.target(of: current) else { return RootAlias.lastResort(field) }
            current = next
        }
    }
}
