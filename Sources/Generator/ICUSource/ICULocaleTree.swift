import LocaleModel

/// The locales, their aliases and their parents.
struct ICULocaleTree {
    /// The locales with their own bundles, including the root, by ICU's names.
    private(set) var names: [String] = []
    /// The aliases of locales and their targets, by ICU's names.
    private(set) var aliases: [String: String] = [:]
    /// The parents that truncation would not find, by ICU's names.
    private(set) var parents: [String: String] = [:]

    static let aliasKey = "%%ALIAS"
    static let parentKey = "%%Parent"

    private init() {}

    static func read(_ data: ICUData) throws(ImportError) -> Self {
        var tree = Self()
        let listed = Set(try Self.listed(data) + [ICULocaleName.root])
        // The parents of a bundle are added too, whether ICU lists them or not.
        var seen = listed
        var pending = Array(listed)
        while let name = pending.popLast() {
            if let parent = try tree.add(name, from: data, isListed: listed.contains(name)),
                seen.insert(parent).inserted
            {
                pending.append(parent)
            }
        }
        tree.names.sort()
        return tree
    }

    /// The names in ICU's lists of locales and aliases.
    private static func listed(_ data: ICUData) throws(ImportError) -> [String] {
        let index = try ICUBundle.open(.main, "res_index", in: data)
        return try index.node("InstalledLocales").entries().map(\.key)
            + (try index.node("AliasLocales").entries().map(\.key))
    }

    /// Adds one bundle, and returns the parent to process next; nil if there is none.
    private mutating func add(
        _ name: String, from data: ICUData, isListed: Bool
    ) throws(ImportError) -> String? {
        let locale = ICULocaleName.identifier(of: name)
        guard let bundle = try ICUBundle.openIfPresent(.main, name, in: data, locale: locale) else {
            // Truncation may skip a locale that has no bundle.
            guard !isListed else { throw .missingFile(file: ICUBundle.file(.main, name)) }
            return Self.truncated(name)
        }
        if let alias = try bundle.node(ifPresent: Self.aliasKey) {
            aliases[name] = try alias.string()
            return nil
        }
        // Files are named after the identifier.
        guard LocaleFacts.isIdentifier(locale) else {
            throw .malformed(
                file: bundle.file, locale: nil, field: "the bundle's name", value: locale,
                expected: LocaleFacts.identifierForm)
        }
        names.append(name)
        if let parent = try bundle.node(ifPresent: Self.parentKey) {
            let parent = try parent.string()
            parents[name] = parent
            return parent
        }
        return Self.truncated(name)
    }

    /// The locale without its last subtag; the root for a language alone, nil for the root.
    static func truncated(_ name: String) -> String? {
        if name == ICULocaleName.root { return nil }
        return name.lastIndex(of: "_").map { String(name[..<$0]) } ?? ICULocaleName.root
    }
}
