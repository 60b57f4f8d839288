import DataSnapshot
import LocaleModel
import LocaleResolution

/// Finds values in a snapshot, and records how they were found.
struct SnapshotValues {
    let snapshot: Snapshot
    let inheritance: Inheritance
    let places: SnapshotPlaces
    let decisions: [ValueDecision]

    init(_ snapshot: Snapshot, _ decisions: [ValueDecision]) {
        self.snapshot = snapshot
        let sources = [snapshot.locales.name, snapshot.corrections?.source.name, ValueDecision.iso4217]
        self.decisions = decisions.filter { sources.contains($0.source) }
        inheritance = Inheritance(locales: snapshot.localeFacts, identifiers: snapshot.supplemental.identifiers)
        places = SnapshotPlaces(
            source: snapshot.locales, corrections: snapshot.corrections,
            iso4217: SourceVersion(name: "iso4217", version: snapshot.iso4217.currentPublished),
            inheritance: inheritance)
    }

    /// The value of the first field that a locale has, with the earlier ones recorded as requested before.
    ///
    /// - Parameter belowRoot: Fields for which the root's own value does not count, such as plural forms of names.
    func first(
        _ fields: [LocaleField], in locale: String, belowRoot: Set<LocaleField> = []
    ) -> ExplainedValue? {
        var passed: [ValueKey] = []
        for field in fields {
            if var value = value(of: field, in: locale, belowRoot: belowRoot.contains(field)) {
                value.insteadOf = passed
                return value
            }
            passed.append(.field(field))
        }
        return nil
    }

    func value(of field: LocaleField, in locale: String, belowRoot: Bool = false) -> ExplainedValue? {
        var chain = inheritance.parents.chain(from: locale)
        if belowRoot, chain.last == LocaleFacts.rootIdentifier { chain.removeLast() }
        guard let found = inheritance.find(field, along: chain) else { return nil }
        let isOwned = inheritance.locales[found.owner]?[found.field] == found.value
        var result = ExplainedValue(
            key: .field(field), value: found.value, owner: found.owner, ownerKey: .field(found.field),
            snapshotFile: isOwned ? Self.file(of: found.field, in: found.owner) : nil)
        result.walk = walk(field, chain, to: isOwned ? found : nil)
        guard isOwned else { return result }
        if let decision = decision(found.owner, found.field.path, found.value) {
            result.decision = decision
            result.upstream = places.resolvedPlace(of: field, in: locale)
        } else {
            result.upstream = places.places(of: field, in: locale, found)
        }
        return result
    }

    private static func file(of field: LocaleField, in locale: String) -> String {
        switch field {
        case .name: "names/\(locale).json"
        case .numberRules: "rules/\(locale).json"
        default: "locales/\(locale).json"
        }
    }

    private func decision(_ owner: String, _ path: String, _ value: String) -> ExplainedDecision? {
        decisions.first { $0.locale == owner && $0.values[path] == value }
            .map { ExplainedDecision(reason: $0.reason, link: $0.link) }
    }

    /// Every place that was searched, up to the one with the value; if there is none, up to the currency's code.
    private func walk(_ field: LocaleField, _ chain: [String], to found: Inheritance.Found?) -> [WalkStep] {
        var steps: [WalkStep] = []
        var current = field
        while true {
            for (index, locale) in chain.enumerated() {
                let reason: WalkStep.Reason =
                    index > 0 ? self.reason(from: chain[index - 1], to: locale) : steps.isEmpty ? .start : .alias
                steps.append(WalkStep(locale: locale, key: .field(current), reason: reason))
                if let found, found.owner == locale, found.field == current { return steps }
            }
            guard let next = inheritance.aliasTarget(of: current) else {
                return steps + [WalkStep(locale: nil, key: .field(field), reason: .code)]
            }
            current = next
        }
    }

    private func reason(from locale: String, to parent: String) -> WalkStep.Reason {
        if snapshot.supplemental.identifiers.parentLocales[locale] == parent { return .parentLocale }
        let subtags = locale.split(separator: "-")
        let isCutToScript = subtags.count == 2 && subtags[1].utf8.count == 4
        return parent == LocaleFacts.rootIdentifier && isCutToScript ? .unlikelyScript : .truncation
    }
}

// MARK: Values that are no locale's

extension SnapshotValues {
    func value(of field: SupplementalField) -> ExplainedValue? {
        let asked = field.fallbacks
        guard let index = asked.firstIndex(where: { snapshot.supplemental[$0] != nil }),
            let value = snapshot.supplemental[asked[index]]
        else { return nil }
        var result = ExplainedValue(
            key: .supplemental(field), value: value, owner: nil, ownerKey: .supplemental(asked[index]),
            snapshotFile: "supplemental/\(Self.file(of: field)).json")
        result.walk = asked[...index].enumerated().map {
            WalkStep(locale: nil, key: .supplemental($1), reason: $0 == 0 ? .start : .default)
        }
        result.decision = decision(ValueDecision.supplemental, asked[index].path, value)
        result.upstream = places.places(of: asked[index])
        return result
    }

    private static func file(of field: SupplementalField) -> String {
        switch field {
        case .digits: "numberingSystems"
        case .fractions: "fractions"
        case .pluralRule: "plurals"
        }
    }

    func value(of field: ISO4217Field) -> ExplainedValue? {
        guard let value = snapshot.iso4217[field] else { return nil }
        var result = ExplainedValue(
            key: .iso4217(field), value: value, owner: nil, ownerKey: .iso4217(field), snapshotFile: "iso4217.json")
        if case .current(let code, let part) = field {
            result.decision = decision(ValueDecision.iso4217, "current/\(code)/\(part.rawValue)", value)
        }
        result.walk = [WalkStep(locale: nil, key: .iso4217(field), reason: .start)]
        result.upstream = places.places(of: field)
        return result
    }

    /// The language whose plural rules a locale uses: subtags are cut off until there are rules.
    func pluralLanguage(of locale: String) -> String {
        var name = locale[...]
        while !name.isEmpty {
            if snapshot.supplemental.plurals.cardinals[String(name)] != nil { return String(name) }
            name = name.lastIndex(of: "-").map { name[..<$0] } ?? ""
        }
        return LocaleFacts.rootIdentifier
    }
}
