import LocaleModel

/// The facts of one source, the base, with the corrections of another one that is newer or more complete.
///
/// If both have the same value, nothing happens. If they differ, a person decides which of them is right. A difference
/// without a decision is an error, because the newer source is not always right. If the base's form leaves values out
/// (in cldr-json, numbering systems that a locale does not name, units and number rules), the other source supplies them undecided.
///
/// Identifiers and English names are the base's, because another version's canonicalization would move locales.
public struct CorrectedFacts: Sendable {
    /// The locales with their own values.
    public private(set) var locales: [LocaleFacts] = []
    /// The corrected facts for all locales.
    public private(set) var supplemental: SupplementalFacts
    /// The differences, each with the locale from which others inherit it, sorted by kind, locale and field.
    public private(set) var differences: [SourceDifference] = []
    /// The decisions for other versions of the sources that these do not need.
    public private(set) var lapses: [DecisionLapse] = []

    private let correction: Inheritance
    private let parents: LocaleParents
    private var decisions: SourceDecisions
    private var undecided: [SourceDifference] = []
    /// The base's values of each locale, and those that replaced them.
    private let base: [String: LocaleFacts]
    private var resolved: [String: LocaleFacts] = [:]

    /// - Parameters:
    ///   - base: Resolved locales. Their values include inherited ones, for the systems that they contain.
    ///   - correction: The locales with their own values.
    ///   - file: The name of the decisions' file, for errors.
    /// - Throws: `DecisionError` for differences without a decision, or for a decision that is not needed.
    public init(
        base: UpstreamFacts, correction: UpstreamFacts, decisions: [SourceDecision], file: String
    ) throws(DecisionError) {
        supplemental = base.supplemental
        self.decisions = try SourceDecisions(decisions, of: base.source, by: correction.source, file: file)
        let identifiers = correction.supplemental.identifiers
        self.correction = Inheritance(
            locales: OwnValues.withoutRepeats(correction.locales, identifiers: identifiers), identifiers: identifiers)
        self.base = Dictionary(base.locales.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        let added = Self.leftOutLocales(base, correction)
        parents = LocaleParents(
            identifiers: base.supplemental.identifiers,
            existing: base.locales.map(\.identifier) + added.map(\.identifier))
        // Ancestors come first, because a locale's inherited values must be known before the locale is processed.
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
        // An entry with a wrong path leaves a difference undecided: the path is said first.
        if let mistake = self.decisions.mistake(undecided: undecided, decided: differences) { throw mistake }
        guard undecided.isEmpty else { throw .undecided(file: file, differences: undecided) }
        lapses = try self.decisions.lapses()
        differences.sort { $0.order < $1.order }
        locales = OwnValues.of(Array(resolved.values), identifiers: supplemental.identifiers)
    }

    // MARK: Locales

    /// The locales that only the correcting source has, with their own values.
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
            // A value for which the other source has no place is no difference.
            guard let after = correction.find(field, along: chain)?.value, before != after,
                !isParents(field, before, after, parent)
            else { continue }
            let kind = kind(of: field, before, after, in: locale, shown: shown)
            if note(kind, identifier, field.path, before, after) { values[field] = after }
        }
        resolved[identifier] = values
    }

    /// The replacement of the same value in the parent, if the correcting source has the same value for the locale as
    /// for its parent.
    private func settled(_ field: LocaleField, _ before: String?, in parent: String, _ chain: [String]) -> String? {
        guard let before, base[parent]?[field] == before, let settled = resolved[parent]?[field], settled != before
        else { return nil }
        return chain.isEmpty || correction.find(field, along: chain)?.value == settled ? settled : nil
    }

    /// Whether the parent has the same difference, regardless of how it was decided.
    ///
    /// If the base leaves the value out, the parent must have it under the same field. The target of an alias would be
    /// another value, because the alias refers to the locale's own values.
    private func isParents(_ field: LocaleField, _ before: String?, _ after: String?, _ parent: String?) -> Bool {
        guard let parent, base[parent]?[field] == before, let found = correction.find(field, in: parent),
            before != nil || found.field == field
        else { return false }
        return found.value == after
    }

    /// The kind of a difference that needs no decision; nil if a person must decide.
    private func kind(
        of field: LocaleField, _ before: String?, _ after: String, in locale: LocaleFacts, shown: Set<String>
    ) -> SourceDifference.Kind? {
        guard before == nil else { return nil }
        if let part = field.part, !shown.contains(part) { return .leftOut }
        // If a locale has a pattern or a separator for a currency, ICU states all three, and the code if there is a
        // symbol and no name.
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

    /// Adds a difference to the list; returns true if the correcting source's value is used.
    @discardableResult
    private mutating func note(
        _ kind: SourceDifference.Kind?, _ locale: String?, _ field: String, _ before: String?, _ after: String?
    ) -> Bool {
        // Values that the base leaves out are used without a decision, unless a person saw that they cannot be right.
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
        compareOrdinals(with: other)
    }

    /// The base's form may leave ordinal rules out as a whole.
    private mutating func compareOrdinals(with other: SupplementalFacts) {
        guard let ordinals = other.plurals.ordinals else { return }
        let isLeftOut = supplemental.plurals.ordinals == nil
        var rules = supplemental.plurals.ordinals ?? [:]
        for (language, after) in ordinals.sorted(by: { $0.key < $1.key }) where rules[language] != after {
            let before = rules[language].map { Self.text(of: $0) }
            let field = "plurals/ordinals/\(language)"
            if note(isLeftOut ? .leftOut : nil, nil, field, before, Self.text(of: after)) { rules[language] = after }
        }
        supplemental.plurals.ordinals = rules
    }

    private mutating func compare<Value: Equatable>(
        _ table: WritableKeyPath<SupplementalFacts, [String: Value]>, with other: SupplementalFacts, _ name: String,
        isAlike: (Value, Value) -> Bool = { $0 == $1 }
    ) {
        let (before, after) = (supplemental[keyPath: table], other[keyPath: table])
        for key in Set(before.keys).union(after.keys).sorted() where after[key] != nil {
            if let old = before[key], let new = after[key], isAlike(old, new) { continue }
            // An alias of a language repeats the rules of its target.
            let isAlias = before[key] == nil && supplemental.identifiers.languageAliases[key] != nil
            let kind: SourceDifference.Kind? = isAlias ? .form : nil
            let isTaken = note(
                kind, nil, "\(name)/\(key)", before[key].map { Self.text(of: $0) }, after[key].map { Self.text(of: $0) }
            )
            if isTaken { supplemental[keyPath: table][key] = after[key] }
        }
    }

    /// A value as text. Rules are sorted, because a dictionary has a different order in each run.
    private static func text(of value: some Any) -> String {
        guard let rules = value as? [String: String] else { return "\(value)" }
        let sorted = rules.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
        return "[\(sorted.joined(separator: ", "))]"
    }
}

extension LocaleField {
    /// The part of a locale that a source includes or leaves out completely: a numbering system, the units, or the rules for
    /// numbers in words.
    fileprivate var part: String? {
        switch self {
        case .measureUnit: "units"
        case .numberRules: "rules"
        default: system
        }
    }
}

extension Fractions {
    /// The numbers for cash may be left out if they equal those for all amounts.
    fileprivate var inFull: [Int] { [digits, rounding, cashDigits ?? digits, cashRounding ?? rounding] }
}

extension SourceDifference {
    fileprivate var order: (String, String, String) { (kind.rawValue, locale ?? "", field) }
}
