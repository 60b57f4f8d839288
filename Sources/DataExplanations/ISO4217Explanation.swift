import ISO4217Source
import LocaleModel

/// What a publication of ISO 4217's lists says.
public final class ISO4217Explanation: ExplanationSource {
    /// The publication.
    public let version: SourceVersion
    private let facts: ISO4217Facts

    /// Reads both lists from their folder.
    ///
    /// - Throws: `ImportError`.
    public init(directory: String) throws(ImportError) {
        facts = try ISO4217Source(directory: directory).read()
        version = SourceVersion(name: "iso4217", version: facts.currentPublished)
    }

    /// Decimals for display are CLDR's own, and not compared with the minor unit.
    public func covers(_ key: ValueKey) -> Bool {
        if case .iso4217 = key { true } else { false }
    }

    /// What the lists state for a value; nil if they are silent.
    public func statement(of value: ExplainedValue, in locale: String) throws(ImportError) -> UpstreamStatement? {
        guard case .iso4217(let field) = value.key, let text = facts[field] else { return nil }
        return UpstreamStatement(value: text, place: ISO4217Source.place(of: field))
    }
}
