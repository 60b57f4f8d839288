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
        englishName = EnglishDisplayName.of(subtags, supplemental.englishNames)
        let likely = (try? subtags.maximised(supplemental.identifiers.likelySubtags)) ?? subtags
        script = likely.script
        region = likely.region
    }
}
