/// What holds for the names of both enums: each is a name, and no two are the same.
enum UniqueNames {
    /// Checks the names of cases, and finds the cases that aliases stand for.
    ///
    /// - Parameters:
    ///   - names: pairs of raw value and name.
    ///   - aliases: decided ones, by alias; the value is a raw value.
    static func aliases(
        for names: [(rawValue: String, name: String)], decisions aliases: [String: NamingDecision]
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
        var result: [CaseAlias] = []
        for (alias, decision) in aliases.sorted(by: { SortOrder.bytes($0.key, $1.key) }) {
            guard CaseName.isName(alias) else { throw .notAName(alias, rawValue: decision.value) }
            guard let target = byRawValue[decision.value] else {
                throw .unknownTarget(alias: alias, rawValue: decision.value)
            }
            if target == alias { throw .unusedDecision(section: "aliases", key: alias) }
            if let other = owners[alias] {
                throw .clash(name: alias, rawValues: [other, decision.value].sorted())
            }
            result.append(CaseAlias(name: alias, target: target, isMisspelt: decision.isMisspelt ?? false))
        }
        return result
    }
}

/// The order of everything that is written: by bytes, which no Unicode version changes.
enum SortOrder {
    static func bytes(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}
