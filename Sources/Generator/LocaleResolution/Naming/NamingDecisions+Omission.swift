/// Copies of the decisions with each entry left out in turn, to find those that are not needed.
extension LocaleNamingDecisions {
    func withoutEach() -> [(section: String, key: String, decisions: Self)] {
        let sections: [(String, WritableKeyPath<Self, [String: NamingDecision]>)] = [
            ("identifiers", \.identifiers), ("scripts", \.scripts), ("names", \.names), ("aliases", \.aliases),
        ]
        return sections.flatMap { name, path in
            omissions(from: self, at: path).map { (section: name, key: $0.key, decisions: $0.decisions) }
        }
    }

    /// Whether names of the language, or of the language in the region, always include the script.
    func alwaysWritesScript(_ subtags: LocaleSubtags) -> Bool {
        if scripts[subtags.language] != nil { return true }
        return subtags.region.map { scripts["\(subtags.language)_\($0)"] != nil } ?? false
    }
}

extension CurrencyNamingDecisions {
    func withoutEach() -> [(section: String, key: String, decisions: Self)] {
        let sections: [(String, WritableKeyPath<Self, [String: NamingDecision]>)] = [
            ("names", \.names), ("aliases", \.aliases),
        ]
        return sections.flatMap { name, path in
            omissions(from: self, at: path).map { (section: name, key: $0.key, decisions: $0.decisions) }
        }
    }
}

private func omissions<Decisions>(
    from decisions: Decisions, at path: WritableKeyPath<Decisions, [String: NamingDecision]>
) -> [(key: String, decisions: Decisions)] {
    decisions[keyPath: path].keys.sorted(by: SortOrder.bytes).map { key in
        var rest = decisions
        rest[keyPath: path][key] = nil
        return (key, rest)
    }
}
