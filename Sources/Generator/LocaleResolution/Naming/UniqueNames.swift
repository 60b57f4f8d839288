/// The requirements for the names of both enums: each is a valid name, and all are different.
enum UniqueNames {
    /// Checks the names of cases, and finds the targets of aliases.
    ///
    /// - Parameters:
    ///   - names: Pairs of raw value and name.
    ///   - aliases: The decided aliases, by name; the value is a raw value.
    ///   - removed: The names of removed cases, in the same form; they are aliases for the cases that replace them.
    ///   - lapses: Receives decisions that are left out, because their case does not exist or already has the name.
    static func aliases(
        for names: [(rawValue: String, name: String)], decisions aliases: [String: NamingDecision],
        removed: [String: NamingDecision], noting lapses: inout [NamingError]
    ) throws(NamingError) -> [CaseAlias] {
        var owners: [String: String] = [:]
        var byRawValue: [String: String] = [:]
        for (rawValue, name) in names {
            guard CaseName.isName(name) else { throw .notAName(name, rawValue: rawValue) }
            if let other = owners.updateValue(rawValue, forKey: name) {
                throw .clash(name: name, rawValues: [other, rawValue].sorted())
            }
            byRawValue[rawValue] = name
        }
        for name in aliases.keys.filter({ removed[$0] != nil }).sorted(by: SortOrder.bytes) {
            lapses.append(.unusedDecision(section: "aliases", key: name))
        }
        var result: [CaseAlias] = []
        let all = aliases.merging(removed) { alias, _ in alias }
        for (alias, decision) in all.sorted(by: { SortOrder.bytes($0.key, $1.key) }) {
            guard CaseName.isName(alias) else { throw .notAName(alias, rawValue: decision.value) }
            guard let target = byRawValue[decision.value] else {
                lapses.append(.unknownTarget(alias: alias, rawValue: decision.value))
                continue
            }
            let isRemoved = removed[alias] != nil
            if target == alias {
                lapses.append(.unusedDecision(section: isRemoved ? "removed" : "aliases", key: alias))
                continue
            }
            if let other = owners[alias] {
                lapses.append(.clash(name: alias, rawValues: [other, decision.value].sorted()))
                continue
            }
            result.append(
                CaseAlias(
                    name: alias, target: target, isMisspelt: decision.isMisspelt ?? false, isRemoved: isRemoved))
        }
        return result
    }

    /// The aliases, and names derived by rules. Such a name is left out if it is taken, if several cases have it, or if
    /// the case's name begins with it: `bolivarSoberano` would hide that there are two.
    ///
    /// - Parameter found: Pairs of a name and the case for which it is tried.
    static func adding(
        nearMisses found: [(name: String, target: String)], to aliases: [CaseAlias], cases: [String]
    ) -> [CaseAlias] {
        let taken = Set(cases).union(aliases.map(\.name))
        let targets = Dictionary(grouping: found, by: \.name).mapValues { Set($0.map(\.target)) }
        let nearMisses = targets.compactMap { name, targets -> CaseAlias? in
            guard targets.count == 1, let target = targets.first, !taken.contains(name), !target.hasPrefix(name),
                CaseName.isName(name)
            else { return nil }
            return CaseAlias(name: name, target: target, isNearMiss: true)
        }
        return (aliases + nearMisses).sorted { SortOrder.bytes($0.name, $1.name) }
    }
}

/// The order of all output: by bytes, which no Unicode version changes.
enum SortOrder {
    static func bytes(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}
