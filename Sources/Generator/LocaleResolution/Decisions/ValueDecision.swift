import Foundation
import LocaleModel

/// Values that a person decided because they are missing or wrong in a source, with a reason and a link.
public struct ValueDecision: Codable, Sendable, Equatable {
    /// The source in which the values are missing or wrong. The decision applies only to that source.
    public var source: String
    /// The locale of the values; `supplemental` for all locales, `iso4217` for the lists of ISO 4217.
    public var locale: String
    /// The reason for the decision.
    public var reason: String
    /// The address of the evidence.
    public var link: String
    /// The values by field path.
    public var values: [String: String]
    /// The source's current values for some of these fields, by path. Without an entry, the source must have none.
    public var replaces: [String: String]?
    /// The versions of the source for which the decision is recorded; nil for all.
    public var versions: DecidedVersions?

    /// Creates a decision.
    public init(
        source: String, locale: String, reason: String, link: String, values: [String: String],
        replaces: [String: String]? = nil, versions: DecidedVersions? = nil
    ) {
        self.source = source
        self.locale = locale
        self.reason = reason
        self.link = link
        self.values = values
        self.replaces = replaces
        self.versions = versions
    }

    /// The `locale` of values that belong to no locale.
    public static let supplemental = "supplemental"
    /// The `locale` of the lists of ISO 4217, and the name of that source.
    public static let iso4217 = "iso4217"
}

/// An error that says why decisions could not be used.
public enum DecisionError: Error, Equatable, Sendable {
    case unreadable(file: String, reason: String)
    case missingReason(file: String, locale: String)
    case unknownField(file: String, locale: String, field: String)
    /// Upstream now has the value, or does not have the locale. The entry must be removed.
    case unused(file: String, locale: String, field: String)
    /// Upstream's value differs from the one that the entry replaces. Someone must review the entry.
    case outdated(file: String, locale: String, field: String, expected: String, found: String?)
    /// The entry states a field's current value but not its replacement.
    case replacesNothing(file: String, locale: String, field: String)
    /// The entry replaces a pattern, but does not cover the variant for currencies that end with a letter.
    case undecidedBeside(file: String, locale: String, field: String, beside: String, found: String)
    /// The value is not valid for the field.
    case malformed(file: String, locale: String, field: String, value: String)
    /// The entry's path is that of no difference between two sources. It may be meant for the nearest one.
    case matchesNothing(file: String, locale: String, field: String, nearest: String?)
    /// Two sources differ, and no entry decides which of them is right.
    case undecided(file: String, differences: [SourceDifference])
}

extension DecisionError {
    /// Whether another version of the source can cause the error. Otherwise the entry itself is wrong.
    fileprivate var isOfVersions: Bool {
        switch self {
        case .unused, .outdated, .undecidedBeside: true
        default: false
        }
    }
}

extension DecisionError: CustomStringConvertible {
    /// The error as text, in English, with file, locale and field.
    public var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file): \(reason)"
        case .missingReason(let file, let locale): "\(file): locale \(locale): an entry needs a reason and a link"
        case .unknownField(let file, let locale, let field): "\(file): locale \(locale): \(field) is not a field"
        case .unused(let file, let locale, let field):
            "\(file): locale \(locale): \(field) is no longer needed; remove the entry"
        case .outdated(let file, let locale, let field, let expected, let found):
            "\(file): locale \(locale): \(field) is \(found.map(\.debugDescription) ?? "not there"), "
                + "and the entry replaces \(expected.debugDescription); look at upstream again"
        case .replacesNothing(let file, let locale, let field):
            "\(file): locale \(locale): \(field) is replaced, but has no new value"
        case .undecidedBeside(let file, let locale, let field, let beside, let found):
            "\(file): locale \(locale): \(field) is \(found.debugDescription), for currencies written with letters, and the "
                + "entry replaces \(beside): its values must say what becomes of \(field), or that it stays"
        case .malformed(let file, let locale, let field, let value):
            "\(file): locale \(locale): \(field) cannot be \(value.debugDescription)"
        case .matchesNothing(let file, let locale, let field, let nearest):
            "\(file): locale \(locale): \(field) matches no difference of the sources; "
                + (nearest.map { "the nearest is \($0)" } ?? "remove the entry")
        case .undecided(let file, let differences):
            "\(file): \(differences.count) differences of the sources need an entry:"
                + differences.map { difference in
                    "\n  \(difference.locale ?? "supplemental") \(difference.field): "
                        + "\((difference.base ?? "nothing").debugDescription) -> "
                        + (difference.correction ?? "nothing").debugDescription
                }.joined()
        }
    }
}

extension ValueDecision {
    /// Inserts the decided values for a source into its locales and its supplemental data.
    ///
    /// - Returns: The decisions for other versions of the source that do not fit this one.
    /// - Throws: `DecisionError.unused` if a value already exists, because upstream's values need no decision;
    ///   `DecisionError.outdated` if it is not the value that the decision replaces.
    @discardableResult
    public static func apply(
        _ decisions: [ValueDecision], from file: String, to facts: inout UpstreamFacts
    ) throws(DecisionError) -> [DecisionLapse] {
        var lapses: [DecisionLapse] = []
        for decision in decisions where decision.source == facts.source.name {
            try decision.checkForm(in: file)
            try decision.apply(to: &facts, of: facts.source, &lapses) { facts throws(DecisionError) in
                if decision.locale == supplemental {
                    try decision.apply(from: file, to: &facts.supplemental)
                } else {
                    try decision.apply(from: file, toLocalesOf: &facts)
                }
            }
        }
        return lapses
    }

    /// Inserts the decided values for ISO 4217 into its lists.
    ///
    /// - Returns: The decisions for other dates of the lists that do not fit these.
    /// - Throws: The same errors as for sources of locales.
    @discardableResult
    public static func apply(
        _ decisions: [ValueDecision], from file: String, to facts: inout ISO4217Facts
    ) throws(DecisionError) -> [DecisionLapse] {
        var lapses: [DecisionLapse] = []
        for decision in decisions where decision.source == iso4217 {
            try decision.checkForm(in: file)
            let lists = SourceVersion(name: iso4217, version: facts.currentPublished)
            try decision.apply(to: &facts, of: lists, &lapses) { facts throws(DecisionError) in
                try decision.apply(from: file, to: &facts)
            }
        }
        return lapses
    }

    /// Applies the whole decision, or, if it is recorded for other versions and does not fit, nothing of it.
    private func apply<Facts>(
        to facts: inout Facts, of source: SourceVersion, _ lapses: inout [DecisionLapse],
        _ apply: (inout Facts) throws(DecisionError) -> Void
    ) throws(DecisionError) {
        var changed = facts
        do throws(DecisionError) {
            try apply(&changed)
            facts = changed
        } catch {
            guard error.isOfVersions, let versions, !versions.include([source]) else { throw error }
            lapses.append(DecisionLapse(error: error, sources: [source]))
        }
    }

    private var sortedValues: [(path: String, value: String)] {
        values.map { ($0.key, $0.value) }.sorted { $0.path < $1.path }
    }

    private func checkForm(in file: String) throws(DecisionError) {
        if reason.isEmpty || link.isEmpty { throw .missingReason(file: file, locale: locale) }
        if let path = (replaces ?? [:]).keys.filter({ values[$0] == nil }).min() {
            throw .replacesNothing(file: file, locale: locale, field: path)
        }
    }

    /// Checks that the existing value is the one that the decision states.
    private func check(
        _ found: String?, at path: String, before value: String, in file: String
    ) throws(DecisionError) {
        guard let expected = replaces?[path] else {
            if found != nil { throw .unused(file: file, locale: locale, field: path) }
            return
        }
        if found == value { throw .unused(file: file, locale: locale, field: path) }
        if found != expected {
            throw .outdated(file: file, locale: locale, field: path, expected: expected, found: found)
        }
    }

    private func apply(from file: String, toLocalesOf facts: inout UpstreamFacts) throws(DecisionError) {
        let index = facts.locales.firstIndex { $0.identifier == locale }
        let staying = try checkBesideLetters(in: file, facts)
        for (path, value) in sortedValues {
            guard let field = LocaleField(pathComponents: path.split(separator: "/").map(String.init)) else {
                throw .unknownField(file: file, locale: locale, field: path)
            }
            guard let index else { throw .unused(file: file, locale: locale, field: path) }
            let old = facts.locales[index][field]
            if staying.contains(field) { continue }
            try check(old, at: path, before: value, in: file)
            for heir in [index] + Self.heirs(of: field, from: locale, showing: old, in: facts) {
                facts.locales[heir][field] = value
            }
        }
    }

    /// Checks that a pattern is not replaced while the locale has a variant for currencies that end with a letter, such
    /// as `standard-alphaNextToNumber`, that the decision does not name.
    ///
    /// - Returns: The patterns that the decision leaves unchanged.
    private func checkBesideLetters(
        in file: String, _ facts: UpstreamFacts
    ) throws(DecisionError) -> Set<LocaleField> {
        let pairs = (replaces ?? [:]).keys.sorted().compactMap { path -> (path: String, beside: LocaleField)? in
            let field = LocaleField(pathComponents: path.split(separator: "/").map(String.init))
            return field?.besideLetters.map { (path, $0) }
        }
        if pairs.isEmpty { return [] }
        let inheritance = Inheritance(locales: facts.locales, identifiers: facts.supplemental.identifiers)
        var staying: Set<LocaleField> = []
        for (path, field) in pairs {
            guard let found = inheritance.find(field, in: locale), found.field == field else { continue }
            guard let decided = values[field.path] else {
                throw .undecidedBeside(
                    file: file, locale: locale, field: field.path, beside: path, found: found.value)
            }
            if decided == found.value, replaces?[field.path] == nil { staying.insert(field) }
        }
        return staying
    }

    /// The locales that inherit a value and contain it, as in cldr-json. All locales in between contain it too.
    private static func heirs(
        of field: LocaleField, from owner: String, showing value: String?, in facts: UpstreamFacts
    ) -> [Int] {
        guard let value else { return [] }
        let showing = Set(facts.locales.lazy.filter { $0[field] == value }.map(\.identifier))
        let parents = LocaleParents(
            identifiers: facts.supplemental.identifiers, existing: facts.locales.map(\.identifier))
        return facts.locales.indices.filter { index in
            let chain = parents.chain(from: facts.locales[index].identifier)
            guard let end = chain.firstIndex(of: owner), end > 0 else { return false }
            return chain[..<end].allSatisfy(showing.contains)
        }
    }

    private func apply<Facts: Codable>(from file: String, to facts: inout Facts) throws(DecisionError) {
        for (path, value) in sortedValues {
            let components = path.split(separator: "/").map(String.init)
            let whole: FactValue
            do {
                whole = try FactValue(of: facts)
            } catch {
                throw .unreadable(file: file, reason: "\(locale): \(error)")
            }
            try check(whole.text(at: components), at: path, before: value, in: file)
            switch whole.replacing(components, with: value, in: Facts.self) {
            case .facts(let changed): facts = changed
            case .noField: throw .unknownField(file: file, locale: locale, field: path)
            case .noValue: throw .malformed(file: file, locale: locale, field: path, value: value)
            }
        }
    }
}

extension LocaleField {
    /// The pattern that replaces this one if a letter of the currency is next to the number; nil if there is none.
    fileprivate var besideLetters: LocaleField? {
        switch self {
        case .pattern(let system, .standard): .pattern(system: system, .standardAlphaNextToNumber)
        case .pattern(let system, .accounting): .pattern(system: system, .accountingAlphaNextToNumber)
        case .compact(let system, let kind, let zeros, let category, alphaNextToNumber: false):
            .compact(system: system, kind, zeros: zeros, category, alphaNextToNumber: true)
        default: nil
        }
    }
}
