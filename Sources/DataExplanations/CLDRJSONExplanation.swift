import CLDRJSONSource
import LocaleModel
import LocaleResolution

/// What a cldr-json distribution says: each locale's files have what it inherits, too.
public final class CLDRJSONExplanation: ExplanationSource {
    /// The publication.
    public let version: SourceVersion
    private let source: CLDRJSONSource
    private let supplemental: SupplementalFacts
    private let parents: LocaleParents
    private let known: Set<String>
    private var read: [String: LocaleFacts] = [:]

    /// Reads a cldr-json distribution from its folder.
    ///
    /// - Throws: `ImportError`.
    public init(directory: String) throws(ImportError) {
        source = CLDRJSONSource(directory: directory)
        version = try source.version()
        supplemental = try source.supplemental()
        let identifiers = try source.localeIdentifiers()
        known = Set(identifiers)
        parents = LocaleParents(identifiers: supplemental.identifiers, existing: identifiers)
    }

    /// Whether the source can state this value; ISO 4217's it cannot.
    public func covers(_ key: ValueKey) -> Bool {
        if case .iso4217 = key { false } else { true }
    }

    /// What the source states for a value in a locale; nil if it is silent.
    public func statement(of value: ExplainedValue, in locale: String) throws(ImportError) -> UpstreamStatement? {
        switch value.key {
        case .iso4217: return nil
        case .supplemental(let field):
            guard let found = supplemental.stated(field) else { return nil }
            return UpstreamStatement(value: found.value, place: CLDRJSONSource.place(of: found.field))
        case .field(let field):
            // A locale that the distribution does not have is served by its nearest ancestor.
            guard let owner = parents.chain(from: locale).first(where: known.contains) else { return nil }
            let facts = try facts(of: owner)
            // Numbering systems that the locale does not name are not shown, but what they are aliases of is.
            for case .field(let field) in [.field(field), value.ownerKey] {
                if let text = facts[field] {
                    return UpstreamStatement(value: text, place: CLDRJSONSource.place(of: field, in: owner))
                }
            }
            return nil
        }
    }

    private func facts(of locale: String) throws(ImportError) -> LocaleFacts {
        if let facts = read[locale] { return facts }
        let facts = try source.read(locale: locale)
        read[locale] = facts
        return facts
    }
}

extension SupplementalFacts {
    /// The field that holds for another: a currency without an entry has the default's, and cash those of display.
    func stated(_ field: SupplementalField) -> (field: SupplementalField, value: String)? {
        for field in field.fallbacks {
            if let value = self[field] { return (field, value) }
        }
        return nil
    }
}

extension SupplementalField {
    /// The field, and those that stand in for it where there is no value, in this order.
    var fallbacks: [SupplementalField] {
        guard case .fractions(let currency, let part) = self else { return [self] }
        var parts = [part]
        if part == .cashDigits { parts.append(.digits) }
        if part == .cashRounding { parts.append(.rounding) }
        return [currency, Self.defaultFractions].flatMap { code in parts.map { .fractions(currency: code, $0) } }
    }
}
