import LocaleModel

/// The versions of the sources for which a decision is recorded, by the source's name.
///
///     {"cldr-json": ["48.0.0"], "icu": ["78.2", "78.3"]}
///
/// With these versions, an entry that does not fit the sources is an error. With others, as in a comparison with an older
/// ICU or in a trial of the next one, the entry applies where it fits, and a `DecisionLapse` says where it does not.
public struct DecidedVersions: Codable, Equatable, Sendable {
    /// The versions by source; a source that is not listed may have any.
    public var versions: [String: [String]]

    /// Creates a list of versions.
    public init(_ versions: [String: [String]]) {
        self.versions = versions
    }

    /// Reads the object as it is written in a file of decisions.
    public init(from decoder: any Decoder) throws {
        versions = try decoder.singleValueContainer().decode([String: [String]].self)
    }

    /// Writes the object as it is in a file of decisions.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(versions)
    }

    /// Whether all of these sources have a listed version.
    func include(_ sources: [SourceVersion]) -> Bool {
        sources.allSatisfy { versions[$0.name]?.contains($0.version) ?? true }
    }
}

/// A value of a decision that does not fit sources of other versions than the decision was recorded for.
public struct DecisionLapse: Equatable, Sendable, CustomStringConvertible {
    /// What the error would be with the recorded versions.
    public var error: DecisionError
    /// The sources, of which one has another version.
    public var sources: [SourceVersion]

    /// The error, and why it is none here, in English.
    public var description: String {
        let names = sources.map { "\($0.name) \($0.version)" }.joined(separator: " and ")
        return "\(error); the entry is not recorded for \(names), and is left out"
    }
}
