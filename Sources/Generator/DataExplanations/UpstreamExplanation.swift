import LocaleModel
import LocaleResolution

/// The statements of a publication of locales. A locale's values are found with that locale, or with the one from which
/// it inherits them.
public final class UpstreamExplanation: ExplanationSource {
    /// The publication.
    public let version: SourceVersion
    private let source: any LocaleSource
    private let supplemental: SupplementalFacts
    private let parents: LocaleParents
    private let known: Set<String>
    private var read: [String: LocaleFacts] = [:]

    /// Reads the data that belongs to no locale. A locale is read when it is requested.
    ///
    /// - Throws: `ImportError`.
    public init(_ source: any LocaleSource) throws(ImportError) {
        self.source = source
        version = try source.version
        supplemental = try source.supplemental()
        let identifiers = try source.localeIdentifiers()
        known = Set(identifiers)
        parents = LocaleParents(identifiers: supplemental.identifiers, existing: identifiers)
    }

    /// Whether the source can state this value. It cannot state those of ISO 4217.
    public func covers(_ key: ValueKey) -> Bool {
        if case .iso4217 = key { false } else { true }
    }

    /// The source's value in a locale; nil if there is none.
    public func statement(of value: ExplainedValue, in locale: String) throws(ImportError) -> UpstreamStatement? {
        switch value.key {
        case .iso4217: return nil
        case .supplemental(let field):
            guard let found = supplemental.stated(field) else { return nil }
            return UpstreamStatement(value: found.value, place: type(of: source).place(of: found.field))
        case .field(let field):
            // If the publication does not have a locale, its ancestors are used.
            let chain = parents.chain(from: locale).filter(known.contains)
            return type(of: source).inherited == .repeated
                ? try repeated([field, value.ownerKey.field].compactMap { $0 }, in: chain.first)
                : try inherited(field, along: chain)
        }
    }

    /// Numbering systems that the locale does not name are absent, but the targets of their aliases are not.
    private func repeated(_ fields: [LocaleField], in locale: String?) throws(ImportError) -> UpstreamStatement? {
        guard let locale else { return nil }
        let facts = try facts(of: locale)
        for field in fields {
            if let text = facts[field] {
                return UpstreamStatement(value: text, place: type(of: source).place(of: field, in: locale))
            }
        }
        return nil
    }

    /// The owner's value; nil if there is none and only a currency's code is used.
    private func inherited(
        _ field: LocaleField, along chain: [String]
    ) throws(ImportError) -> UpstreamStatement? {
        var locales: [LocaleFacts] = []
        for identifier in chain { locales.append(try facts(of: identifier)) }
        let inheritance = Inheritance(locales: locales, identifiers: supplemental.identifiers)
        guard let found = inheritance.find(field, along: chain) else { return nil }
        let isOwned = inheritance.locales[found.owner]?[found.field] == found.value
        return UpstreamStatement(
            value: found.value, place: isOwned ? type(of: source).place(of: found.field, in: found.owner) : nil)
    }

    private func facts(of locale: String) throws(ImportError) -> LocaleFacts {
        if let facts = read[locale] { return facts }
        let facts = try source.read(locale: locale)
        read[locale] = facts
        return facts
    }
}

extension ValueKey {
    fileprivate var field: LocaleField? {
        if case .field(let field) = self { field } else { nil }
    }
}

extension SupplementalFacts {
    /// The field that applies instead: a currency without an entry has the default's, and cash has the display values.
    func stated(_ field: SupplementalField) -> (field: SupplementalField, value: String)? {
        for field in field.fallbacks {
            if let value = self[field] { return (field, value) }
        }
        return nil
    }
}

extension SupplementalField {
    /// The field and its fallbacks, in order.
    var fallbacks: [SupplementalField] {
        guard case .fractions(let currency, let part) = self else { return [self] }
        var parts = [part]
        if part == .cashDigits { parts.append(.digits) }
        if part == .cashRounding { parts.append(.rounding) }
        return [currency, Self.defaultFractions].flatMap { code in parts.map { .fractions(currency: code, $0) } }
    }
}
