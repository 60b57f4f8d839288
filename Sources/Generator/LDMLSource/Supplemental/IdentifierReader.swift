import LocaleModel

/// Reads CLDR's data about locale identifiers.
///
///     supplementalData        parentLocales/parentLocale           @parent @locales
///     likelySubtags           likelySubtags/likelySubtag           @from @to
///     supplementalMetadata    metadata/alias/languageAlias ...     @type @replacement
///                             metadata/defaultContent              @locales
///
/// See <https://www.unicode.org/reports/tr35/tr35.html#Locale_Inheritance>.
struct IdentifierReader {
    let folder: SupplementalFolder
    let threshold: DraftStatus

    func read() throws(ImportError) -> IdentifierFacts {
        var facts = IdentifierFacts()
        facts.parentLocales = try parentLocales()
        for list in folder[.likelySubtags] {
            for element in try list.children() where element.draft >= threshold {
                guard element.name == "likelySubtag" else { throw element.unknown }
                let from = LDMLIdentifier.bcp47(try element.requiredAttribute("from"))
                let to = LDMLIdentifier.bcp47(try element.requiredAttribute("to"))
                guard facts.likelySubtags.updateValue(to, forKey: from) == nil else {
                    throw .duplicate(file: element.file, locale: nil, field: element.path)
                }
            }
        }
        for element in try folder.members(of: .defaultContent) {
            facts.defaultContent += try element.identifiers(attribute: "locales")
        }
        facts.defaultContent.sort()
        for element in try folder.members(of: .identifierAliases) { try readAliases(element, into: &facts) }
        return facts
    }

    private func parentLocales() throws(ImportError) -> [String: String] {
        var result: [String: String] = [:]
        for list in folder[.parentLocales] {
            for element in try list.children() {
                guard element.name == "parentLocale" else { throw element.unknown }
                try element.checkAttributes("parent", "locales", "localeRules")
                let parent = LDMLIdentifier.bcp47(try element.requiredAttribute("parent"))
                // An element with only a rule, such as `nonlikelyScript`, names no locale.
                guard element.attribute("locales") != nil else { continue }
                for child in try element.identifiers(attribute: "locales") {
                    guard result.updateValue(parent, forKey: child) == nil else {
                        throw .duplicate(file: element.file, locale: child, field: element.path)
                    }
                }
            }
        }
        return result
    }

    /// The kinds of aliases that apply to locale identifiers.
    static var aliases: [String: WritableKeyPath<IdentifierFacts, [String: String]>] {
        [
            "languageAlias": \.languageAliases, "scriptAlias": \.scriptAliases,
            "territoryAlias": \.territoryAliases, "variantAlias": \.variantAliases,
        ]
    }

    /// The other kinds of aliases.
    private static let ignoredAliases: Set<String> = ["subdivisionAlias", "unitAlias", "zoneAlias"]

    private func readAliases(_ aliases: LDMLElement, into facts: inout IdentifierFacts) throws(ImportError) {
        for element in try aliases.children() where !Self.ignoredAliases.contains(element.name) {
            guard let path = Self.aliases[element.name] else { throw element.unknown }
            let old = LDMLIdentifier.hyphenated(try element.requiredAttribute("type"))
            let new = LDMLIdentifier.hyphenated(try element.requiredAttribute("replacement"))
            guard facts[keyPath: path].updateValue(new, forKey: old) == nil else {
                throw .duplicate(file: element.file, locale: nil, field: element.path)
            }
        }
    }
}
