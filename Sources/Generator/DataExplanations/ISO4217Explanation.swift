import LocaleModel

/// The statements of a publication of ISO 4217's lists.
public final class ISO4217Explanation: ExplanationSource {
    /// The publication.
    public let version: SourceVersion
    private let source: any CurrencyListSource
    private let facts: ISO4217Facts

    /// Reads both lists.
    ///
    /// - Throws: `ImportError`.
    public init(_ source: any CurrencyListSource) throws(ImportError) {
        self.source = source
        facts = try source.read()
        version = try source.version
    }

    /// The display digits belong to CLDR and are not compared with the minor unit.
    public func covers(_ key: ValueKey) -> Bool {
        if case .iso4217 = key { true } else { false }
    }

    /// The value in the lists; nil if they have none.
    public func statement(of value: ExplainedValue, in locale: String) throws(ImportError) -> UpstreamStatement? {
        guard case .iso4217(let field) = value.key, let text = facts[field] else { return nil }
        return UpstreamStatement(value: text, place: type(of: source).place(of: field))
    }
}
