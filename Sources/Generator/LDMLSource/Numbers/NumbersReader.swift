import LocaleModel

/// Reads the element `numbers` of a locale: numbering systems, symbols, patterns.
///
///     numbers
///       defaultNumberingSystem, otherNumberingSystems, minimumGroupingDigits
///       symbols[@numberSystem]            decimal, group, ...
///       decimalFormats[@numberSystem]     decimalFormatLength[@type]/decimalFormat/pattern
///       percentFormats, scientificFormats in the same way
///       currencyFormats[@numberSystem]    currencyFormatLength[@type]/currencyFormat[@type]/pattern,
///                                         currencySpacing, unitPattern, currencyPatternAppendISO
///       miscPatterns[@numberSystem]       pattern[@type]
///       currencies                        currency[@type][@numberSystem]
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Elements>.
struct NumbersReader {
    var values: LocaleValues
    /// Values of currencies for one numbering system.
    var systemValues = CurrencySystemValues()
    /// Only the root has aliases.
    private let isRoot: Bool

    init(identifier: String, threshold: DraftStatus) {
        values = LocaleValues(identifier: identifier, threshold: threshold)
        isRoot = identifier == LocaleFacts.rootIdentifier
    }

    /// Elements that no feature of this package needs: sentences for translators, and fractions such as 1⁄2.
    private static let ignored: Set<String> = ["minimalPairs", "rationalFormats"]

    mutating func read(_ numbers: LDMLElement) throws(ImportError) {
        for element in try numbers.children() where !Self.ignored.contains(element.name) {
            switch element.name {
            case "defaultNumberingSystem":
                // An alternate only states that `latn` may be requested, which is always the case.
                if element.attribute("alt") == nil { try values.set(.numberingSystem(.default), to: element) }
            case "otherNumberingSystems":
                for system in try element.children() {
                    guard let role = NumberingSystemRole(rawValue: system.name), role != .default else {
                        throw system.unknown
                    }
                    try values.set(.numberingSystem(role), to: system)
                }
            case "minimumGroupingDigits":
                let text = try element.text()
                guard let count = Int(text), (1...9).contains(count) else {
                    throw element.malformed(text, expected: "a whole number from 1 to 9")
                }
                try values.set(.minimumGroupingDigits, to: element)
            case "currencies":
                try readCurrencies(element)
            default:
                try readSystem(element)
            }
        }
    }

    private mutating func readSystem(_ table: LDMLElement) throws(ImportError) {
        try table.checkAttributes("numberSystem")
        // Tables without a system remain from the time before there were systems; CLDR's tools ignore them.
        guard let system = table.attribute("numberSystem") else { return }
        if try isAlias(table, from: [table.name], system) { return }
        switch table.name {
        case "symbols":
            for symbol in try table.children() {
                let alt = symbol.attribute("alt").map { "-alt-\($0)" } ?? ""
                guard let kind = SymbolKind(rawValue: symbol.name + alt) else { throw symbol.unknown }
                try values.set(.symbol(system: system, kind), to: symbol)
            }
        case "decimalFormats":
            try readDecimalFormats(table, system)
        case "percentFormats":
            try readPattern(table, "percentFormat", .percent, system)
        case "scientificFormats":
            try readPattern(table, "scientificFormat", .scientific, system)
        case "currencyFormats":
            try readCurrencyFormats(table, system)
        case "miscPatterns":
            for pattern in try table.children() {
                try pattern.checkAttributes("type")
                guard pattern.name == "pattern", pattern.attribute("alt") == nil,
                    let kind = MiscellaneousKind(rawValue: try pattern.requiredAttribute("type"))
                else { throw pattern.unknown }
                try values.set(.miscellaneous(system: system, kind), to: pattern)
            }
        default:
            throw table.unknown
        }
    }

    /// Whether an element is an alias in the root, which is not a value and which inheritance follows.
    func isAlias(_ element: LDMLElement, from steps: [String], _ system: String) throws(ImportError) -> Bool {
        guard let alias = try element.child("alias") else { return false }
        guard isRoot else { throw alias.unknown }
        try RootAliasCheck.check(alias, from: steps, system)
        return true
    }
}
