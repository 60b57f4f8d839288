import LocaleModel
import LocaleResolution

/// The values that determine a locale's amounts, each with the locale that owns it and the field where it was found.
///
/// For each locale, only values that its parent does not find in the same way are written.
struct PageValues {
    private let fields: [String]
    private let rows: [PageValue]

    private struct Entry: Equatable {
        var text: Int
        var owner: Int
        /// The owner's field, if an alias led to another one.
        var field: Int
    }

    init(_ facts: [LocaleFacts], _ identifiers: IdentifierFacts, _ locales: PageLocales, _ pools: inout PagePools) {
        let inheritance = Inheritance(locales: facts, identifiers: identifiers)
        let places = Dictionary(
            locales.identifiers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        var paths = PagePool<String>()
        var entries: [[Int: Entry]] = []
        for locale in locales.identifiers {
            let chain = inheritance.parents.chain(from: locale)
            var own: [Int: Entry] = [:]
            for field in Self.fields(along: chain, inheritance) {
                guard let found = inheritance.find(field, along: chain), let owner = places[found.owner] else {
                    continue
                }
                own[paths.index(of: field.path)] = Entry(
                    text: pools.index(of: found.value), owner: owner, field: paths.index(of: found.field.path))
            }
            entries.append(own)
        }
        fields = paths.values
        rows = entries.enumerated().map { index, own in
            let parent = locales.parents[index].map { entries[$0] } ?? [:]
            let changed = own.filter { parent[$0.key] != $0.value }.sorted { $0.key < $1.key }
            let lost = parent.keys.filter { own[$0] == nil }.sorted()
            return .list([
                .numbers(changed.flatMap { [$0.key, $0.value.text, $0.value.owner, $0.value.field] }), .numbers(lost),
            ])
        }
    }

    /// The fields that are shown for a locale: those of its numbering systems, and those without a system.
    private static func fields(along chain: [String], _ inheritance: Inheritance) -> [LocaleField] {
        var systems = ["latn"]
        var result: [LocaleField] = [.minimumGroupingDigits]
        for role in NumberingSystemRole.allCases {
            guard let system = inheritance.find(.numberingSystem(role), along: chain)?.value else { continue }
            result.append(.numberingSystem(role))
            if !systems.contains(system) { systems.append(system) }
        }
        for system in systems {
            result += PatternKind.allCases.map { .pattern(system: system, $0) }
            result += SymbolKind.allCases.map { .symbol(system: system, $0) }
            result += SpacingSide.allCases.flatMap { side in
                SpacingPart.allCases.map { .spacing(system: system, side, $0) }
            }
            result += PluralCategory.allCases.map { .unitPattern(system: system, $0) }
            result += MiscellaneousKind.allCases.map { .miscellaneous(system: system, $0) }
        }
        return result
    }

    /// `{fields, rows: [[[field, text, owner, field of the owner, ...], [fields that are lost]], ...]}`
    var value: PageValue {
        .record(["fields": .texts(fields), "rows": .list(rows)])
    }
}
