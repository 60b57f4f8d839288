import LocaleModel

/// The facts of one source, the base, with the corrections of another that is newer or more complete.
///
/// Where both state a value and agree, nothing happens. Where they differ, a person decided which of them is right; a
/// difference without a decision is an error, because neither is right by its age alone. What the base's form leaves out
/// (in cldr-json, numbering systems that a locale does not name, and units) comes from the other source without a decision.
///
/// Identifiers and English names are the base's: another version's canonicalization would move locales.
public struct CorrectedFacts: Sendable {
    /// The values that each locale has of its own.
    public private(set) var locales: [LocaleFacts] = []
    /// The facts that hold for all locales, corrected.
    public private(set) var supplemental: SupplementalFacts
    /// What differs, each with the locale that others inherit it from; sorted by kind, locale and field.
    public private(set) var differences: [SourceDifference] = []

    private let correction: Inheritance
    private let parents: LocaleParents
    private var decisions: SourceDecisions
    private var undecided: [SourceDifference] = []
    /// The base's values of each locale, and those that took their place.
    private let base: [String: LocaleFacts]
    private var resolved: [String: LocaleFacts] = [:]

    /// - Parameters:
    ///   - base: resolved locales: their values include what they inherit, for the systems that they show.
    ///   - correction: locales with the values that are their own.
    ///   - file: the name of the decisions' file, for errors.
    /// - Throws: `DecisionError` for differences that nobody decided on, or a decision that nothing needs.
    public init(
        base: UpstreamFacts, correction: UpstreamFacts, decisions: [SourceDecision], file: String
    ) throws(DecisionError) {
        supplemental = base.supplemental
        self.decisions = try SourceDecisions(decisions, for: correction.source.name, file: file)
        let identifiers = correction.supplemental.identifiers
        self.correction = Inheritance(
            locales: OwnValues.withoutRepeats(correction.locales, identifiers: identifiers), identifiers: identifiers)
        self.base = Dictionary(base.locales.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        let added = Self.leftOutLocales(base, correction)
        parents = LocaleParents(
            identifiers: base.supplemental.identifiers,
            existing: base.locales.map(\.identifier) + added.map(\.identifier))
        // Ancestors first: what a locale inherits is settled before the locale is looked at.
        let ordered = base.locales.map { (parents.chain(from: $0.identifier), $0) }
            .sorted { ($0.0.count, $0.1.identifier) < ($1.0.count, $1.1.identifier) }
        for (chain, locale) in ordered {
            compare(locale, parent: chain.count > 1 ? chain[1] : nil)
        }
        for locale in added {
            for (field, value) in locale.values {
                note(.leftOut, locale.identifier, field.path, nil, value)
            }
            resolved[locale.identifier] = locale
        }
        compareSupplemental(with: correction.supplemental)
        guard undecided.isEmpty else { throw .undecided(file: file, differences: undecided) }
        try self.decisions.checkAllUsed()
        differences.sort { $0.order < $1.order }
        locales = OwnValues.of(Array(resolved.values), identifiers: supplemental.identifiers)
    }

    // MARK: Locales

    /// The locales that only the correcting source has, with values of their own.
    private static func leftOutLocales(_ base: UpstreamFacts, _ correction: UpstreamFacts) -> [LocaleFacts] {
        let existing = Set(base.locales.map(\.identifier))
        let identifiers = correction.supplemental.identifiers
        return OwnValues.withoutRepeats(correction.locales, identifiers: identifiers)
            .filter { !existing.contains($0.identifier) && !$0.values.isEmpty }
    }

    private mutating func compare(_ locale: LocaleFacts, parent: String?) {
        var values = locale
        let identifier = locale.identifier
        let shown = Set(locale.values.keys.compactMap(\.part))
        let own = correction.locales[identifier]
        let chain = own == nil ? [] : correction.parents.chain(from: identifier)
        let fields = Set(locale.values.keys).union(own?.values.keys ?? [:].keys)
        for field in fields.sorted(by: { $0.path < $1.path }) {
            let before = locale[field]
            if let parent, let settled = settled(field, before, in: parent, chain) {
                values[field] = settled
                continue
            }
            guard own != nil else { continue }
            // What the other source has no place for it does not deny.
            guard let after = correction.find(field, along: chain)?.value, before != after,
                !isParents(field, before, after, parent)
            else { continue }
            let kind = kind(of: field, before, after, in: locale, shown: shown)
            if note(kind, identifier, field.path, before, after) { values[field] = after }
        }
        resolved[identifier] = values
    }

    /// The value that took the place of the same one in the parent, where the correcting source says no other of the
    /// locale than of its parent.
    private func settled(_ field: LocaleField, _ before: String?, in parent: String, _ chain: [String]) -> String? {
        guard let before, base[parent]?[field] == before, let settled = resolved[parent]?[field], settled != before
        else { return nil }
        return chain.isEmpty || correction.find(field, along: chain)?.value == settled ? settled : nil
    }

    /// Whether the parent has the same difference, whatever became of it there.
    ///
    /// Of a value that the base leaves out, the parent must have it under the same field: what an alias leads to there is
    /// another value here, where the alias leads to what the locale has.
    private func isParents(_ field: LocaleField, _ before: String?, _ after: String?, _ parent: String?) -> Bool {
        guard let parent, base[parent]?[field] == before, let found = correction.find(field, in: parent),
            before != nil || found.field == field
        else { return false }
        return found.value == after
    }

    /// The kind of a difference that needs no decision; nil where a person has to say.
    private func kind(
        of field: LocaleField, _ before: String?, _ after: String, in locale: LocaleFacts, shown: Set<String>
    ) -> SourceDifference.Kind? {
        guard before == nil else { return nil }
        if let part = field.part, !shown.contains(part) { return .leftOut }
        // ICU writes a currency's own pattern and separators out, all three where the locale has one of them, and the
        // code where there is a symbol and no name.
        let system = locale[.numberingSystem(.default)] ?? RootAlias.latin
        let inherited: String? =
            switch field {
            case .currency(_, .pattern): locale[.pattern(system: system, .standard)]
            case .currency(_, .decimal): locale[.symbol(system: system, .decimal)]
            case .currency(_, .group): locale[.symbol(system: system, .group)]
            case .name(let code, nil): code
            default: RootAlias.lastResort(field)
            }
        return inherited == after ? .form : nil
    }

    /// Puts a difference on the list; true where the correcting source's value is taken.
    @discardableResult
    private mutating func note(
        _ kind: SourceDifference.Kind?, _ locale: String?, _ field: String, _ before: String?, _ after: String?
    ) -> Bool {
        // What the base leaves out is taken unasked, unless a person saw that it cannot be right.
        let isRefused = kind == .leftOut && decisions.kind(of: field, in: locale) == .conflict
        let decided = isRefused ? .conflict : kind ?? decisions.kind(of: field, in: locale)
        let difference = SourceDifference(
            kind: decided ?? .conflict, locale: locale, field: field, base: before, correction: after)
        if decided == nil {
            undecided.append(difference)
        } else {
            differences.append(difference)
        }
        return difference.isTaken
    }

    // MARK: What holds for all locales

    private mutating func compareSupplemental(with other: SupplementalFacts) {
        compare(\.fractions, with: other, "fractions") { $0.inFull == $1.inFull }
        compare(\.regionCurrencies, with: other, "regionCurrencies")
        compare(\.numberingSystems, with: other, "numberingSystems")
        compare(\.plurals.cardinals, with: other, "plurals/cardinals")
        compare(\.plurals.ranges, with: other, "plurals/ranges")
    }

    private mutating func compare<Value: Equatable>(
        _ table: WritableKeyPath<SupplementalFacts, [String: Value]>, with other: SupplementalFacts, _ name: String,
        isAlike: (Value, Value) -> Bool = { $0 == $1 }
    ) {
        let (before, after) = (supplemental[keyPath: table], other[keyPath: table])
        for key in Set(before.keys).union(after.keys).sorted() where after[key] != nil {
            if let old = before[key], let new = after[key], isAlike(old, new) { continue }
            // A second name of a language repeats the rules of the first.
            let isAlias = before[key] == nil && supplemental.identifiers.languageAliases[key] != nil
            let kind: SourceDifference.Kind? = isAlias ? .form : nil
            let isTaken = note(
                kind, nil, "\(name)/\(key)", before[key].map { Self.text(of: $0) }, after[key].map { Self.text(of: $0) }
            )
            if isTaken { supplemental[keyPath: table][key] = after[key] }
        }
    }

    /// A value as text. Rules are sorted: a dictionary has another order in each run.
    private static func text(of value: some Any) -> String {
        guard let rules = value as? [String: String] else { return "\(value)" }
        let sorted = rules.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
        return "[\(sorted.joined(separator: ", "))]"
    }
}

extension LocaleField {
    /// What a source shows of a locale as a whole or leaves out as a whole: a numbering system, or the units.
    fileprivate var part: String? {
        if case .measureUnit = self { "units" } else { system }
    }
}

extension Fractions {
    /// Cash's numbers may be left out where they are those of all amounts.
    fileprivate var inFull: [Int] { [digits, rounding, cashDigits ?? digits, cashRounding ?? rounding] }
}

extension SourceDifference {
    fileprivate var order: (String, String, String) { (kind.rawValue, locale ?? "", field) }
}
