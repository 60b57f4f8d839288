import ICUSource
import LDMLSource
import LocaleModel
import LocaleResolution

/// What a CLDR release in its own XML says: a locale's file has its own values, and inheritance finds the others.
public final class LDMLExplanation: ExplanationSource {
    /// The publication.
    public let version: SourceVersion
    private let source: LDMLSource
    private let supplemental: SupplementalFacts
    private let parents: LocaleParents
    private var read: [String: LocaleFacts] = [:]

    /// Reads a CLDR release from its folder.
    ///
    /// - Throws: `ImportError`.
    public init(directory: String) throws(ImportError) {
        source = LDMLSource(directory: directory)
        version = try source.version()
        supplemental = try source.supplemental()
        parents = LocaleParents(
            identifiers: supplemental.identifiers, existing: try source.localeIdentifiers())
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
            return UpstreamStatement(value: found.value, place: LDMLSource.place(of: found.field))
        case .field(let field):
            // A locale that the release does not have inherits all.
            let chain = try chain(from: locale)
            let inheritance = Inheritance(locales: chain, identifiers: supplemental.identifiers)
            return inheritance.statement(of: field, along: chain.map(\.identifier)) {
                LDMLSource.place(of: $0.field, in: $0.owner)
            }
        }
    }

    /// The locales from one to the root, those without a file left out.
    private func chain(from locale: String) throws(ImportError) -> [LocaleFacts] {
        let known = Set(try source.localeIdentifiers())
        var result: [LocaleFacts] = []
        for identifier in parents.chain(from: locale) where known.contains(identifier) {
            if read[identifier] == nil { read[identifier] = try source.read(locale: identifier) }
            if let facts = read[identifier] { result.append(facts) }
        }
        return result
    }
}

/// What the linked ICU library says.
public final class ICUExplanation: ExplanationSource {
    /// The publication.
    public let version: SourceVersion
    private let supplemental: SupplementalFacts
    private let inheritance: Inheritance

    /// Reads the linked ICU.
    ///
    /// - Throws: `ImportError`.
    public init() throws(ImportError) {
        let facts = try ICUSource().read()
        version = facts.source
        supplemental = facts.supplemental
        inheritance = Inheritance(locales: facts.locales, identifiers: facts.supplemental.identifiers)
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
            return supplemental.stated(field).map { UpstreamStatement(value: $0.value, place: nil) }
        case .field(let field):
            let chain = inheritance.parents.chain(from: locale)
            return inheritance.statement(of: field, along: chain) {
                let provenance = ICUSource().provenance(of: $0.field, in: $0.owner)
                return UpstreamPlace(file: provenance.file, place: provenance.place)
            }
        }
    }
}

extension Inheritance {
    /// What the owner of a value states; nil where there is none, and only a currency's code stands for it.
    func statement(
        of field: LocaleField, along chain: [String], place: (Found) -> UpstreamPlace
    ) -> UpstreamStatement? {
        guard let found = find(field, along: chain) else { return nil }
        let isOwned = locales[found.owner]?[found.field] == found.value
        return UpstreamStatement(value: found.value, place: isOwned ? place(found) : nil)
    }
}
