import LocaleModel

/// Reads CLDR's data about locale identifiers: parents, likely subtags, aliases and default content.
struct IdentifierReader {
    let directory: String

    func read() throws(ImportError) -> IdentifierFacts {
        var facts = IdentifierFacts()
        facts.parentLocales = try strings(in: supplemental("parentLocales").object("parentLocales", "parentLocale"))
        facts.likelySubtags = try strings(in: supplemental("likelySubtags").object("likelySubtags"))
        facts.defaultContent = try JSONObject(directory: directory, file: "cldr-core/defaultContent.json")
            .strings("defaultContent").sorted()
        let aliases = try supplemental("aliases").object("metadata", "alias")
        facts.languageAliases = try replacements(in: aliases.object("languageAlias"))
        facts.scriptAliases = try replacements(in: aliases.object("scriptAlias"))
        facts.territoryAliases = try replacements(in: aliases.object("territoryAlias"))
        facts.variantAliases = try replacements(in: aliases.object("variantAlias"))
        return facts
    }

    private func supplemental(_ name: String) throws(ImportError) -> JSONObject {
        try JSONObject(directory: directory, file: "cldr-core/supplemental/\(name).json").object("supplemental")
    }

    private func strings(in object: JSONObject) throws(ImportError) -> [String: String] {
        var result: [String: String] = [:]
        for key in object.sortedKeys {
            result[key] = try object.string(key)
        }
        return result
    }

    private func replacements(in object: JSONObject) throws(ImportError) -> [String: String] {
        var result: [String: String] = [:]
        for key in object.sortedKeys {
            result[key] = try object.object(key).string("_replacement")
        }
        return result
    }
}
