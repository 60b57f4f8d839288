import LocaleModel

/// The description of a locale for people, in addition to its identifier.
public struct LocaleDescription: Hashable, Sendable {
    /// The English name, such as `Serbian (Latin, Montenegro)`. A part without a name is written as in the identifier.
    public var englishName: String
    /// The script, even if the identifier leaves it out.
    public var script: String?
    /// The region, even if the identifier leaves it out.
    public var region: String?

    /// - Parameter identifier: A locale of CLDR. If it is not well-formed, it is its own name.
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
