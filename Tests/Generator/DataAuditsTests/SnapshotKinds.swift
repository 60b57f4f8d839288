import DataSnapshot
import LocaleModel

/// The kinds of values in a snapshot's model as paths, such as `supplemental/fractions/*/cashDigits`.
///
/// Reflection reads them from a value in which nothing is empty, so that a new property is a new kind.
/// The members of a dictionary or an array form one kind, `*`.
enum SnapshotKinds {
    static func all(of snapshot: Snapshot) -> Set<String> {
        var result: Set<String> = []
        collect(snapshot, at: [], into: &result)
        return result
    }

    private static func collect(_ value: Any, at path: [String], into result: inout Set<String>) {
        let mirror = Mirror(reflecting: value)
        func descend(_ child: Any, _ name: String) { collect(child, at: path + [name], into: &result) }
        if mirror.displayStyle == .optional, let wrapped = mirror.children.first {
            collect(wrapped.value, at: path, into: &result)
        } else if mirror.displayStyle == .dictionary {
            for pair in mirror.children.map({ Array(Mirror(reflecting: $0.value).children) }) {
                descend(pair[1].value, (pair[0].value as? LocaleField).map(kind) ?? "*")
            }
        } else if mirror.displayStyle == .collection {
            for child in mirror.children { descend(child.value, "*") }
        } else if mirror.children.isEmpty {
            result.insert(path.joined(separator: "/"))
        } else {
            for child in mirror.children { descend(child.value, child.label ?? "?") }
        }
    }

    /// The field's path without upstream's names: systems, currencies, powers of ten.
    static func kind(of field: LocaleField) -> String {
        var parts = field.pathComponents
        if ["systems", "currencies", "names"].contains(parts[0]) { parts[1] = "*" }
        if parts.count == 6 { parts[4] = "*" }
        return parts.joined(separator: "/")
    }

    /// One field of each kind, for numbering system `latn`, EUR and thousands.
    static let fields: [LocaleField] = {
        var fields: [LocaleField] = NumberingSystemRole.allCases.map { .numberingSystem($0) }
        fields.append(.minimumGroupingDigits)
        fields += SymbolKind.allCases.map { .symbol(system: "latn", $0) }
        fields += PatternKind.allCases.map { .pattern(system: "latn", $0) }
        fields += SpacingSide.allCases.flatMap { side in
            SpacingPart.allCases.map { .spacing(system: "latn", side, $0) }
        }
        fields.append(.appendISO(system: "latn"))
        fields += PluralCategory.allCases.map { .unitPattern(system: "latn", $0) }
        for kind in CompactKind.allCases {
            for isAlpha in [false, true] {
                fields += PluralCategory.allCases.map {
                    .compact(system: "latn", kind, zeros: 3, $0, alphaNextToNumber: isAlpha)
                }
            }
        }
        fields += MiscellaneousKind.allCases.map { .miscellaneous(system: "latn", $0) }
        fields += CurrencyPart.allCases.map { .currency(code: "EUR", $0) }
        fields.append(.name(code: "EUR", nil))
        fields += PluralCategory.allCases.map { .name(code: "EUR", $0) }
        fields += MeasureUnit.allCases.flatMap { unit in PluralCategory.allCases.map { .measureUnit(unit, $0) } }
        fields += NumberRuleGroup.allCases.map { .numberRules($0) }
        return fields
    }()

    /// Lists every case, so that a new one does not compile until `fields` also has it.
    static func isListed(_ field: LocaleField) -> Bool {
        switch field {
        case .numberingSystem, .minimumGroupingDigits, .symbol, .pattern, .spacing, .appendISO, .unitPattern, .compact,
            .miscellaneous, .currency, .name, .measureUnit, .numberRules:
            fields.contains { kind(of: $0) == kind(of: field) }
        }
    }
}
