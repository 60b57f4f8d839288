import LocaleModel

/// Reads a locale's rules for numbers in words.
///
///     RBNFRules
///         SpelloutRules, OrdinalRules, DurationRules, NumberingSystemRules    array of strings: rules and names of rule sets
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Rule-Based_Number_Formatting>.
enum NumberRulesReader {
    static let key = "RBNFRules"

    static func read(_ name: String, from data: ICUData, into facts: inout LocaleFacts) throws(ImportError) {
        // A locale without its own rules may have no bundle in this tree.
        guard let bundle = try ICUBundle.openIfPresent(.rules, name, in: data, locale: facts.identifier) else { return }
        // In this tree, Hong Kong's Chinese is an alias of Cantonese, though it is a locale.
        if let alias = try bundle.node(ifPresent: ICULocaleTree.aliasKey) {
            let target = try ICUBundle.open(.rules, try alias.string(), in: data, locale: facts.identifier)
            return try read(target, into: &facts)
        }
        try read(bundle, into: &facts)
    }

    private static func read(_ bundle: borrowing ICUBundle, into facts: inout LocaleFacts) throws(ImportError) {
        guard let groups = try bundle.node(ifPresent: key) else { return }
        for (key, node) in try groups.entries() {
            guard let group = NumberRuleGroup(rawValue: key) else { throw node.unknown }
            var lines: [String] = []
            for line in try node.elements() { lines.append(try line.string()) }
            guard !lines.contains(where: { $0.contains("\n") }) else {
                throw node.malformed(expected: "rules of one line")
            }
            facts[.numberRules(group)] = lines.joined(separator: "\n")
        }
    }
}
