import DataSnapshot
import LocaleModel
import LocaleResolution

/// Finds the differences between the locales of two snapshots, and reports each change in the locale where it arises.
struct LocaleDifferences {
    private struct Change: Equatable {
        var old: String?
        var new: String?
    }

    /// A change in the locale where it arises. Descendants and aliases with the same old and new texts share it.
    private struct Arisen {
        var locale: String
        var field: LocaleField
        var change: Change
        var reaches: [String] = []
    }

    private let old: Snapshot
    private let new: Snapshot
    private let inheritance: Inheritance
    private let oldInheritance: Inheritance
    private let stated: StatedFields
    private let oldStated: StatedFields

    init(from old: Snapshot, to new: Snapshot) {
        self.old = old
        self.new = new
        inheritance = Inheritance(locales: new.localeFacts, identifiers: new.supplemental.identifiers)
        oldInheritance = Inheritance(locales: old.localeFacts, identifiers: old.supplemental.identifiers)
        stated = StatedFields(new.localeFacts)
        oldStated = StatedFields(old.localeFacts)
    }

    func findings() -> [Finding] {
        let before = Self.resolved(old)
        let after = Self.resolved(new)
        return newAndWithdrawn(before, after) + changes(before, after)
    }

    private static func resolved(_ snapshot: Snapshot) -> [String: LocaleFacts] {
        let locales = ResolvedValues.of(snapshot.localeFacts, identifiers: snapshot.supplemental.identifiers)
        return Dictionary(locales.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func newAndWithdrawn(_ before: [String: LocaleFacts], _ after: [String: LocaleFacts]) -> [Finding] {
        let added = after.keys.filter { before[$0] == nil }.map { locale in
            Finding(.locale, locale: locale, field: "", old: nil, new: locale, file: Self.file(locale))
        }
        let removed = before.keys.filter { after[$0] == nil }.map { locale in
            Finding(.locale, locale: locale, field: "", old: locale, new: nil, file: Self.file(locale))
        }
        return added + removed
    }

    private func changes(_ before: [String: LocaleFacts], _ after: [String: LocaleFacts]) -> [Finding] {
        var arisen: [Arisen] = []
        // The changes by locale, each with its index in `arisen`.
        var known: [String: [LocaleField: (change: Change, index: Int)]] = [:]
        let common = after.keys.filter { before[$0] != nil }
            .map { (locale: $0, chain: inheritance.parents.chain(from: $0)) }
            .sorted { ($0.chain.count, $0.locale) < ($1.chain.count, $1.locale) }
        for (locale, chain) in common {
            guard let was = before[locale], let now = after[locale] else { continue }
            let changed = self.changes(from: was, to: now)
            let parent = chain.dropFirst().lazy.compactMap { known[$0] }.first ?? [:]
            var own: [LocaleField: (change: Change, index: Int)] = [:]
            // The targets of aliases come first.
            let depths = changed.keys.map { (depth: aliasDepth(of: $0), field: $0) }
                .sorted { ($0.depth, $0.field.path) < ($1.depth, $1.field.path) }
            for (_, field) in depths {
                guard let change = changed[field] else { continue }
                if let same = parent[field], same.change == change {
                    own[field] = same
                    if arisen[same.index].reaches.last != locale { arisen[same.index].reaches.append(locale) }
                } else if let target = inheritance.aliasTarget(of: field), let same = own[target],
                    same.change == change
                {
                    own[field] = same
                } else {
                    own[field] = (change, arisen.count)
                    arisen.append(Arisen(locale: locale, field: field, change: change))
                }
            }
            known[locale] = own
        }
        return arisen.flatMap(findings(of:))
    }

    private func changes(from was: LocaleFacts, to now: LocaleFacts) -> [LocaleField: Change] {
        var result: [LocaleField: Change] = [:]
        func compare(_ field: LocaleField) {
            let change = Change(
                old: Self.value(of: field, in: was, oldInheritance), new: Self.value(of: field, in: now, inheritance))
            if change.old != change.new { result[field] = change }
        }
        for (field, value) in now.values where was[field] != value { compare(field) }
        for field in was.values.keys where now[field] == nil { compare(field) }
        // A user can also request numbering systems for which the locale has values without naming them.
        for field in oldStated.fields(along: oldInheritance.parents.chain(from: was.identifier))
            .union(stated.fields(along: inheritance.parents.chain(from: now.identifier)))
        where was[field] == nil && now[field] == nil {
            compare(field)
        }
        return result
    }

    /// The value that is shown, including for a numbering system that the locale does not name.
    private static func value(
        of field: LocaleField, in locale: LocaleFacts, _ inheritance: Inheritance
    ) -> String? {
        EffectiveValues.value(of: field) { field in
            if let value = locale[field] { return value }
            // The fields of currencies are resolved completely.
            switch field {
            case .currency, .name: return nil
            default: return inheritance.value(of: field, in: locale.identifier)
            }
        }
    }

    private func aliasDepth(of field: LocaleField) -> Int {
        var depth = 0
        var current = field
        while let next = inheritance.aliasTarget(of: current) {
            current = next
            depth += 1
        }
        return depth
    }

    private func findings(of arisen: Arisen) -> [Finding] {
        let isName = if case .name = arisen.field { true } else { false }
        let classes = FieldDifference.classes(of: arisen.field, from: arisen.change.old, to: arisen.change.new)
        return classes.map { kind in
            var finding = Finding(
                kind, locale: arisen.locale, currency: arisen.field.currencyCode, field: arisen.field.path,
                old: arisen.change.old, new: arisen.change.new,
                file: Self.file(arisen.locale, folder: isName ? "names" : "locales"))
            finding.reaches = arisen.reaches
            return finding
        }
    }

    private static func file(_ locale: String, folder: String = "locales") -> String {
        "\(folder)/\(locale).json"
    }
}

extension LocaleField {
    /// The currency that the field is about.
    var currencyCode: String? {
        switch self {
        case .currency(let code, _), .name(let code, _): code
        default: nil
        }
    }
}

/// The fields of numbering systems for which locales have values. Those of the root are found in the root.
private struct StatedFields {
    private var fields: [String: [LocaleField]] = [:]

    init(_ locales: [LocaleFacts]) {
        for locale in locales where locale.identifier != LocaleFacts.rootIdentifier {
            fields[locale.identifier] = locale.values.keys.filter { field in
                switch field {
                case .currency, .name, .numberingSystem, .minimumGroupingDigits: false
                default: true
                }
            }
        }
    }

    func fields(along chain: [String]) -> Set<LocaleField> {
        Set(chain.flatMap { fields[$0] ?? [] })
    }
}
