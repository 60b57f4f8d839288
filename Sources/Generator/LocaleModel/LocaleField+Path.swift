/// The path form of a field, which is written to the snapshot, read from it, and shown in messages.
extension LocaleField {
    private static let alphaNextToNumberSuffix = "-alphaNextToNumber"

    /// The components of the field's path, outermost first.
    public var pathComponents: [String] {
        switch self {
        case .numberingSystem(let role): ["numberingSystems", role.rawValue]
        case .minimumGroupingDigits: ["minimumGroupingDigits"]
        case .symbol(let system, let kind): ["systems", system, "symbols", kind.rawValue]
        case .pattern(let system, let kind): ["systems", system, "patterns", kind.rawValue]
        case .spacing(let system, let side, let part):
            ["systems", system, "currencySpacing", side.rawValue, part.rawValue]
        case .appendISO(let system): ["systems", system, "appendISO"]
        case .unitPattern(let system, let category): ["systems", system, "unitPatterns", category.rawValue]
        case .compact(let system, let kind, let zeros, let category, let alphaNextToNumber):
            [
                "systems", system, "compact", kind.rawValue, "1" + String(repeating: "0", count: zeros),
                category.rawValue + (alphaNextToNumber ? Self.alphaNextToNumberSuffix : ""),
            ]
        case .miscellaneous(let system, let kind): ["systems", system, "miscellaneous", kind.rawValue]
        case .currency(let code, let part): ["currencies", code, part.rawValue]
        case .name(let code, let category): ["names", code, category?.rawValue ?? "displayName"]
        case .measureUnit(let unit, let category): ["units", unit.rawValue, category.rawValue]
        case .numberRules(let group): ["rules", group.rawValue]
        }
    }

    /// The field's path: its components joined by slashes.
    public var path: String {
        pathComponents.joined(separator: "/")
    }

    /// Creates the field for a path; nil if there is no such field.
    public init?(pathComponents parts: [String]) {
        switch (parts.first, parts.count) {
        case ("numberingSystems", 2):
            guard let role = NumberingSystemRole(rawValue: parts[1]) else { return nil }
            self = .numberingSystem(role)
        case ("minimumGroupingDigits", 1):
            self = .minimumGroupingDigits
        case ("systems", 3...):
            guard let field = Self.inSystem(parts[1], Array(parts[2...])) else { return nil }
            self = field
        case ("currencies", 3):
            guard let part = CurrencyPart(rawValue: parts[2]) else { return nil }
            self = .currency(code: parts[1], part)
        case ("names", 3):
            if parts[2] == "displayName" {
                self = .name(code: parts[1], nil)
            } else if let category = PluralCategory(rawValue: parts[2]) {
                self = .name(code: parts[1], category)
            } else {
                return nil
            }
        case ("units", 3):
            guard let unit = MeasureUnit(rawValue: parts[1]), let category = PluralCategory(rawValue: parts[2])
            else { return nil }
            self = .measureUnit(unit, category)
        case ("rules", 2):
            guard let group = NumberRuleGroup(rawValue: parts[1]) else { return nil }
            self = .numberRules(group)
        default:
            return nil
        }
    }

    private static func inSystem(_ system: String, _ parts: [String]) -> Self? {
        switch (parts[0], parts.count) {
        case ("symbols", 2): SymbolKind(rawValue: parts[1]).map { .symbol(system: system, $0) }
        case ("patterns", 2): PatternKind(rawValue: parts[1]).map { .pattern(system: system, $0) }
        case ("appendISO", 1): .appendISO(system: system)
        case ("unitPatterns", 2): PluralCategory(rawValue: parts[1]).map { .unitPattern(system: system, $0) }
        case ("miscellaneous", 2): MiscellaneousKind(rawValue: parts[1]).map { .miscellaneous(system: system, $0) }
        case ("currencySpacing", 3): spacing(system, side: parts[1], part: parts[2])
        case ("compact", 4): compact(system, kind: parts[1], magnitude: parts[2], category: parts[3])
        default: nil
        }
    }

    private static func spacing(_ system: String, side: String, part: String) -> Self? {
        guard let side = SpacingSide(rawValue: side), let part = SpacingPart(rawValue: part) else { return nil }
        return .spacing(system: system, side, part)
    }

    private static func compact(_ system: String, kind: String, magnitude: String, category: String) -> Self? {
        let isAlpha = category.hasSuffix(alphaNextToNumberSuffix)
        let plain = isAlpha ? String(category.dropLast(alphaNextToNumberSuffix.count)) : category
        guard let kind = CompactKind(rawValue: kind), let zeros = zeros(ofMagnitude: magnitude),
            let category = PluralCategory(rawValue: plain)
        else { return nil }
        return .compact(system: system, kind, zeros: zeros, category, alphaNextToNumber: isAlpha)
    }

    /// The number of zeros of a power of ten written out, as in CLDR's `1000`; nil for anything else.
    public static func zeros(ofMagnitude text: some StringProtocol) -> Int? {
        guard text.utf8.first == UInt8(ascii: "1"), text.utf8.dropFirst().allSatisfy({ $0 == UInt8(ascii: "0") })
        else { return nil }
        return text.utf8.count - 1
    }
}
