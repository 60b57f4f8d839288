import LocaleModel

/// What a person wants to know of a locale beside its identifier.
public struct LocaleDescription: Hashable, Sendable {
    /// The English name, `Serbian (Latin, Montenegro)`; a part that has none is written as in the identifier.
    public var englishName: String
    /// The script, also where the identifier leaves it out.
    public var script: String?
    /// The region, also where the identifier leaves it out.
    public var region: String?

    /// - Parameter identifier: a locale of CLDR; one that is not well-formed is its own name.
    public init(of identifier: String, _ supplemental: SupplementalFacts) {
        guard identifier != LocaleFacts.rootIdentifier, let subtags = try? LocaleSubtags(identifier) else {
            englishName = identifier == LocaleFacts.rootIdentifier ? "Root" : identifier
            return
        }
        var names = supplemental.englishNames
        func complete(_ table: inout [String: String], _ subtag: String?) {
            if let subtag, table[subtag] == nil { table[subtag] = subtag }
        }
        complete(&names.languages, subtags.language)
        complete(&names.scripts, subtags.script)
        complete(&names.territories, subtags.region)
        for variant in subtags.variants { complete(&names.variants, variant.uppercased()) }
        englishName = (try? EnglishDisplayName.of(subtags, names)) ?? identifier
        let likely = (try? subtags.maximised(supplemental.identifiers.likelySubtags)) ?? subtags
        script = likely.script
        region = likely.region
    }
}
