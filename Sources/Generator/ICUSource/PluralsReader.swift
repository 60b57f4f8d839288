import LocaleModel

/// Reads plural rules and the categories of ranges. Languages share sets of rules.
///
///     plurals        locales/<language>: <set>, locales_ordinals/<language>: <set>   rules/<set>/<category>: rule and samples
///     pluralRanges   locales/<language>: <set>   rules/<set>: array of arrays: start, end, result
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules>.
enum PluralsReader {
    static func read(_ data: ICUData) throws(ImportError) -> PluralFacts {
        var facts = PluralFacts()
        let plurals = try ICUBundle.open(.main, "plurals", in: data)
        facts.cardinals = try bySet(plurals, read: rules)
        facts.ordinals = try bySet(plurals, languages: "locales_ordinals", read: rules)
        facts.ranges = try bySet(try ICUBundle.open(.main, "pluralRanges", in: data)) { set throws(ImportError) in
            var results: [String: [String: String]] = [:]
            for range in try set.elements() {
                let categories = try range.elements().map { element throws(ImportError) in
                    try category(element).rawValue
                }
                guard categories.count == 3 else { throw range.malformed(expected: "start, end and result") }
                guard results[categories[0], default: [:]].updateValue(categories[2], forKey: categories[1]) == nil
                else { throw .duplicate(file: range.file, locale: nil, field: range.path) }
            }
            return results
        }
        return facts
    }

    private static func rules(_ set: ICUNode) throws(ImportError) -> [String: String] {
        var rules: [String: String] = [:]
        for (key, node) in try set.entries() {
            guard let category = PluralCategory(rawValue: key) else { throw node.unknown }
            rules[category.rawValue] = withoutSamples(try node.string())
        }
        return rules
    }

    /// Reads each set once, and assigns it to the languages that name it.
    private static func bySet<Rules>(
        _ bundle: borrowing ICUBundle, languages list: String = "locales",
        read: (ICUNode) throws(ImportError) -> Rules
    ) throws(ImportError) -> [String: Rules] {
        var sets: [String: Rules] = [:]
        for (name, node) in try bundle.node("rules").entries() {
            sets[name] = try read(node)
        }
        var languages: [String: Rules] = [:]
        for (language, node) in try bundle.node(list).entries() {
            guard let rules = sets[try node.string()] else { throw node.malformed(expected: "the name of a set") }
            languages[ICULocaleName.identifier(of: language)] = rules
        }
        return languages
    }

    private static func category(_ node: ICUNode) throws(ImportError) -> PluralCategory {
        guard let category = PluralCategory(rawValue: try node.string()) else {
            throw node.malformed(expected: "a plural category")
        }
        return category
    }

    /// The rule without its samples, which begin with an at sign.
    static func withoutSamples(_ rule: String) -> String {
        let text = rule.prefix { $0 != "@" }
        guard let first = text.firstIndex(where: { $0 != " " }), let last = text.lastIndex(where: { $0 != " " })
        else { return "" }
        return String(text[first...last])
    }
}
