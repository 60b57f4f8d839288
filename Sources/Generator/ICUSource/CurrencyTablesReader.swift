import LocaleModel

/// Reads a locale's currency symbols, names and spacing.
///
///     Currencies            <code>   array: symbol, name [, array: pattern, decimal, group]
///     Currencies%narrow     <code>   string; so are %formal and %variant
///     CurrencyPlurals       <code>   <plural category>: string
///     CurrencyUnitPatterns           <plural category>: string
///     currencySpacing       beforeCurrency, afterCurrency: currencyMatch, surroundingMatch, insertBetween
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies>.
enum CurrencyTablesReader {
    static let currenciesKey = "Currencies"
    static let pluralsKey = "CurrencyPlurals"
    static let unitPatternsKey = "CurrencyUnitPatterns"
    static let spacingKey = "currencySpacing"
    /// The numbering system for values that ICU has without one.
    static let system = "latn"

    /// Keys in the bundles that are not read.
    private static let ignoredKeys: Set<String> = [
        // The version of the data; the library's version is more precise.
        "Version",
        // Marks an empty bundle.
        "___",
        // The tree of locales is read from the main bundles.
        "%%Parent",
    ]

    static func read(_ name: String, from data: ICUData, into facts: inout LocaleFacts) throws(ImportError) {
        // A locale without its own currency data may have no bundle in this tree.
        guard let bundle = try ICUBundle.openIfPresent(.currencies, name, in: data, locale: facts.identifier) else {
            return
        }
        try read(try bundle.node(), into: &facts)
    }

    static func read(_ tables: ICUNode, into facts: inout LocaleFacts) throws(ImportError) {
        for (key, node) in try tables.entries() where !ignoredKeys.contains(key) {
            if let part = CurrencyPart(icuTable: key) {
                for (code, symbol) in try node.strings() {
                    facts[.currency(code: code, part)] = symbol
                }
            } else {
                switch key {
                case currenciesKey: try readCurrencies(node, into: &facts)
                case pluralsKey: try readPlurals(node, into: &facts)
                case unitPatternsKey: try readUnitPatterns(node, into: &facts)
                case spacingKey: try readSpacing(node, into: &facts)
                default: throw node.unknown
                }
            }
        }
    }

    private static func readCurrencies(_ table: ICUNode, into facts: inout LocaleFacts) throws(ImportError) {
        for (code, node) in try table.entries() {
            let elements = try node.elements()
            guard elements.count == 2 || elements.count == 3 else {
                throw node.malformed(expected: "a symbol, a name and, for some, their own pattern and separators")
            }
            facts[.currency(code: code, .symbol)] = try elements[0].string()
            facts[.name(code: code, nil)] = try elements[1].string()
            guard elements.count == 3 else { continue }
            let format = try elements[2].elements()
            guard format.count == CurrencyPart.icuFormat.count else {
                throw elements[2].malformed(expected: "a pattern, a decimal separator and a group separator")
            }
            for (part, value) in zip(CurrencyPart.icuFormat, format) {
                facts[.currency(code: code, part)] = try value.string()
            }
        }
    }

    private static func readPlurals(_ table: ICUNode, into facts: inout LocaleFacts) throws(ImportError) {
        for (code, names) in try table.entries() {
            for (key, node) in try names.entries() {
                guard let category = PluralCategory(rawValue: key) else { throw node.unknown }
                facts[.name(code: code, category)] = try node.string()
            }
        }
    }

    private static func readUnitPatterns(_ table: ICUNode, into facts: inout LocaleFacts) throws(ImportError) {
        for (key, node) in try table.entries() {
            guard let category = PluralCategory(rawValue: key) else { throw node.unknown }
            facts[.unitPattern(system: system, category)] = try node.string()
        }
    }

    private static func readSpacing(_ table: ICUNode, into facts: inout LocaleFacts) throws(ImportError) {
        for (sideKey, parts) in try table.entries() {
            guard let side = SpacingSide(rawValue: sideKey) else { throw parts.unknown }
            for (partKey, node) in try parts.entries() {
                guard let part = SpacingPart(rawValue: partKey) else { throw node.unknown }
                facts[.spacing(system: system, side, part)] = try node.string()
            }
        }
    }
}

extension CurrencyPart {
    /// The parts of a format for a single currency, in ICU's order.
    static let icuFormat: [Self] = [.pattern, .decimal, .group]

    /// The separate table for the symbols, if there is one.
    var icuTable: String? {
        switch self {
        case .narrow: "Currencies%narrow"
        case .formal: "Currencies%formal"
        case .variant: "Currencies%variant"
        case .symbol, .pattern, .decimal, .group: nil
        }
    }

    init?(icuTable: String) {
        guard let part = Self.allCases.first(where: { $0.icuTable == icuTable }) else { return nil }
        self = part
    }
}
