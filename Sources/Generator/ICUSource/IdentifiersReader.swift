import LocaleModel

/// Reads the data about identifiers.
///
///     main, metadata           alias/{language, script, territory, variant}/<old>: replacement, reason
///                              defaultContent: array
///     main, supplementalData   parentLocales/<parent>: a child, or an array of children
///
/// See <https://www.unicode.org/reports/tr35/tr35.html#LocaleId_Canonicalization> and
/// <https://www.unicode.org/reports/tr35/tr35.html#Parent_Locales>.
enum IdentifiersReader {
    static func read(_ tree: ICULocaleTree, _ data: ICUData) throws(ImportError) -> IdentifierFacts {
        var facts = IdentifierFacts()
        let metadata = try ICUBundle.open(.main, "metadata", in: data)
        try readAliases(try metadata.node("alias"), into: &facts)
        for element in try metadata.node("defaultContent").elements() {
            facts.defaultContent.append(ICULocaleName.identifier(of: try element.string()))
        }
        facts.likelySubtags = try LikelySubtagsReader.read(data)
        let supplemental = try ICUBundle.open(.main, "supplementalData", in: data)
        try readParents(try supplemental.node("parentLocales"), into: &facts)
        try add(tree, to: &facts)
        return facts
    }

    /// The kinds of aliases that do not apply to locale identifiers.
    private static let ignoredAliases: Set<String> = ["subdivision", "unit", "usage"]

    private static func readAliases(_ node: ICUNode, into facts: inout IdentifierFacts) throws(ImportError) {
        for (kind, table) in try node.entries() where !ignoredAliases.contains(kind) {
            let path: WritableKeyPath<IdentifierFacts, [String: String]>
            switch kind {
            case "language": path = \.languageAliases
            case "script": path = \.scriptAliases
            case "territory": path = \.territoryAliases
            case "variant": path = \.variantAliases
            default: throw table.unknown
            }
            for (old, alias) in try table.entries() {
                let replacement = try alias.entry("replacement").string()
                facts[keyPath: path][hyphenated(old)] = hyphenated(replacement)
            }
        }
    }

    private static func readParents(_ node: ICUNode, into facts: inout IdentifierFacts) throws(ImportError) {
        for (parent, children) in try node.entries() {
            let names: [String]
            switch children.resource {
            case .string(let name): names = [name]
            case .array: names = try children.elements().map { element throws(ImportError) in try element.string() }
            // These are parents for a purpose other than the locale's own data, such as collation.
            case .table: continue
            default: throw children.malformed(expected: "a locale or an array of locales")
            }
            for name in names {
                let child = ICULocaleName.identifier(of: name)
                guard facts.parentLocales.updateValue(ICULocaleName.identifier(of: parent), forKey: child) == nil
                else { throw .duplicate(file: children.file, locale: child, field: node.path) }
            }
        }
    }

    /// Adds the data in the locales' own bundles, which must not contradict the lists.
    private static func add(_ tree: ICULocaleTree, to facts: inout IdentifierFacts) throws(ImportError) {
        for (name, target) in tree.aliases {
            try add(name, target, ICULocaleTree.aliasKey, to: &facts.languageAliases)
        }
        for (name, parent) in tree.parents {
            try add(name, parent, ICULocaleTree.parentKey, to: &facts.parentLocales)
        }
    }

    private static func add(
        _ name: String, _ value: String, _ field: String, to facts: inout [String: String]
    ) throws(ImportError) {
        let identifier = ICULocaleName.identifier(of: name)
        let value = ICULocaleName.identifier(of: value)
        if let listed = facts.updateValue(value, forKey: identifier), listed != value {
            throw .malformed(
                file: ICUBundle.file(.main, name), locale: identifier, field: field, value: value,
                expected: "\(listed), as in the list of all locales")
        }
    }

    /// Aliases use underscores, but subtags in their BCP 47 form.
    private static func hyphenated(_ identifier: String) -> String {
        String(identifier.map { $0 == "_" ? "-" : $0 })
    }
}
