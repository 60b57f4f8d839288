import LocaleModel

/// The values of locales including inherited ones, as in cldr-json.
public enum ResolvedValues {
    /// The numbering systems of a locale to include.
    public enum Systems: String, CaseIterable, Sendable {
        /// `latn`, and those that the locale names as its default, native, traditional or financial one, as in
        /// cldr-json. The root includes all of its systems.
        case named
        /// Also the systems for which the locale or an ancestor has values.
        case all
    }

    /// - Parameter own: The locales with their own values.
    public static func of(
        _ own: [LocaleFacts], identifiers: IdentifierFacts, systems: Systems = .named
    ) -> [LocaleFacts] {
        let inheritance = Inheritance(locales: own, identifiers: identifiers)
        return own.map { locale in
            let chain = inheritance.parents.chain(from: locale.identifier)
            let shown = shownSystems(along: chain, systems, inheritance)
            var result = LocaleFacts(identifier: locale.identifier)
            for field in candidates(along: chain, shown, inheritance) {
                result[field] = inheritance.find(field, along: chain)?.value
            }
            return result
        }
    }

    private static func shownSystems(
        along chain: [String], _ systems: Systems, _ inheritance: Inheritance
    ) -> Set<String> {
        var result: Set<String> = [RootAlias.latin]
        for role in NumberingSystemRole.allCases {
            if let system = inheritance.find(.numberingSystem(role), along: chain)?.value { result.insert(system) }
        }
        if systems == .all || chain == [LocaleFacts.rootIdentifier] {
            for owner in chain {
                for field in inheritance.locales[owner]?.values.keys ?? [:].keys {
                    if let system = field.system { result.insert(system) }
                }
            }
        }
        return result
    }

    /// The fields that may have a value: those of the locale and its ancestors, and their aliases.
    private static func candidates(
        along chain: [String], _ shown: Set<String>, _ inheritance: Inheritance
    ) -> Set<LocaleField> {
        var result: Set<LocaleField> = []
        for owner in chain {
            for field in inheritance.locales[owner]?.values.keys ?? [:].keys {
                guard let system = field.system else {
                    result.insert(field)
                    continue
                }
                for form in field.formsWithAlias {
                    if shown.contains(system) { result.insert(form) }
                    if system == RootAlias.latin {
                        for other in shown { result.insert(form.with(system: other)) }
                    }
                }
            }
        }
        return result
    }
}

extension LocaleField {
    /// The numbering system of the field.
    var system: String? {
        switch self {
        case .symbol(let system, _), .pattern(let system, _), .spacing(let system, _, _), .appendISO(let system),
            .unitPattern(let system, _), .compact(let system, _, _, _, _), .miscellaneous(let system, _):
            system
        case .numberingSystem, .minimumGroupingDigits, .currency, .name, .measureUnit, .numberRules:
            nil
        }
    }

    /// The same field in another numbering system.
    fileprivate func with(system: String) -> Self {
        switch self {
        case .symbol(_, let kind): .symbol(system: system, kind)
        case .pattern(_, let kind): .pattern(system: system, kind)
        case .spacing(_, let side, let part): .spacing(system: system, side, part)
        case .appendISO: .appendISO(system: system)
        case .unitPattern(_, let category): .unitPattern(system: system, category)
        case .compact(_, let kind, let zeros, let category, let alphaNextToNumber):
            .compact(system: system, kind, zeros: zeros, category, alphaNextToNumber: alphaNextToNumber)
        case .miscellaneous(_, let kind): .miscellaneous(system: system, kind)
        case .numberingSystem, .minimumGroupingDigits, .currency, .name, .measureUnit, .numberRules: self
        }
    }

    /// The field, and the field of the same system for which the root has an alias to it.
    fileprivate var formsWithAlias: [Self] {
        switch self {
        case .pattern(let system, .standard): [self, .pattern(system: system, .accounting)]
        case .pattern(let system, .standardAlphaNextToNumber):
            [self, .pattern(system: system, .accountingAlphaNextToNumber)]
        case .pattern(let system, .standardNoCurrency): [self, .pattern(system: system, .accountingNoCurrency)]
        case .compact(let system, .decimalShort, let zeros, let category, let alphaNextToNumber):
            [
                self,
                .compact(
                    system: system, .decimalLong, zeros: zeros, category, alphaNextToNumber: alphaNextToNumber),
            ]
        default: [self]
        }
    }
}
