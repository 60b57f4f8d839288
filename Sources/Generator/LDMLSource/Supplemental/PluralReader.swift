import LocaleModel

/// Reads the plural rules, cardinal and ordinal, and the categories of ranges. Languages share sets of rules.
///
///     plurals          plurals[@type='cardinal']/pluralRules[@locales]/pluralRule[@count]
///     ordinals         plurals[@type='ordinal']/pluralRules[@locales]/pluralRule[@count]
///     pluralRanges     plurals/pluralRanges[@locales]/pluralRange     @start @end @result
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules>.
struct PluralReader {
    let folder: SupplementalFolder

    func read() throws(ImportError) -> PluralFacts {
        var facts = PluralFacts()
        facts.cardinals = try bySet(.cardinalPlurals, read: rules)
        if !folder[.ordinalPlurals].isEmpty { facts.ordinals = try bySet(.ordinalPlurals, read: rules) }
        facts.ranges = try bySet(.pluralRanges, read: categories)
        return facts
    }

    /// Reads each set once, and assigns it to the languages that it names.
    private func bySet<Rules>(
        _ element: SupplementalElement, read: (LDMLElement) throws(ImportError) -> Rules
    ) throws(ImportError) -> [String: Rules] {
        var languages: [String: Rules] = [:]
        for list in folder[element] {
            for set in try list.children() {
                guard set.name == element.names.member else { throw set.unknown }
                let rules = try read(set)
                for language in try set.identifiers(attribute: "locales") {
                    guard languages.updateValue(rules, forKey: language) == nil else {
                        throw .duplicate(file: set.file, locale: language, field: list.path)
                    }
                }
            }
        }
        return languages
    }

    private func rules(_ set: LDMLElement) throws(ImportError) -> [String: String] {
        var result: [String: String] = [:]
        for rule in try set.children() {
            guard rule.name == "pluralRule" else { throw rule.unknown }
            let count = try category("count", of: rule)
            guard result.updateValue(Self.withoutSamples(try rule.text()), forKey: count) == nil else {
                throw .duplicate(file: rule.file, locale: nil, field: rule.path)
            }
        }
        return result
    }

    private func categories(_ set: LDMLElement) throws(ImportError) -> [String: [String: String]] {
        var result: [String: [String: String]] = [:]
        for range in try set.children() {
            guard range.name == "pluralRange" else { throw range.unknown }
            let start = try category("start", of: range)
            let end = try category("end", of: range)
            guard result[start, default: [:]].updateValue(try category("result", of: range), forKey: end) == nil
            else { throw .duplicate(file: range.file, locale: nil, field: range.path) }
        }
        return result
    }

    private func category(_ name: String, of element: LDMLElement) throws(ImportError) -> String {
        let text = try element.requiredAttribute(name)
        guard PluralCategory(rawValue: text) != nil else {
            throw element.malformed(attribute: name, expected: "a plural category")
        }
        return text
    }

    /// The rule without its samples, which begin with an at sign.
    private static func withoutSamples(_ rule: String) -> String {
        let text = rule.prefix { $0 != "@" }
        guard let first = text.firstIndex(where: { !$0.isWhitespace }),
            let last = text.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(text[first...last])
    }
}
