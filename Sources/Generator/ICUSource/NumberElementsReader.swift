import LocaleModel

/// Reads a locale's symbols and patterns.
///
///     NumberElements
///         default, native, traditional, finance, minimumGroupingDigits     strings
///         <system>
///             symbols        <kind>                                        strings
///             patterns       decimalFormat, currencyFormat%noCurrency ...  strings
///             patternsShort  decimalFormat, currencyFormat ...
///                 <1000>     <plural category>                             strings
///             patternsLong   as patternsShort
///             miscPatterns   atLeast, range ...                            strings
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Elements>.
enum NumberElementsReader {
    static let key = "NumberElements"
    static let minimumGroupingDigitsKey = "minimumGroupingDigits"

    static func read(_ name: String, from data: ICUData, into facts: inout LocaleFacts) throws(ImportError) {
        let bundle = try ICUBundle.open(.main, name, in: data, locale: facts.identifier)
        if let elements = try bundle.node(ifPresent: key) {
            try read(elements, into: &facts)
        }
    }

    static func read(_ elements: ICUNode, into facts: inout LocaleFacts) throws(ImportError) {
        for (key, node) in try elements.entries() {
            if let role = NumberingSystemRole(rawValue: key) {
                facts[.numberingSystem(role)] = try node.string()
            } else if key == minimumGroupingDigitsKey {
                facts[.minimumGroupingDigits] = try node.string()
            } else if ignoredElements.contains(key) {
                continue
            } else if case .table = node.resource {
                try readSystem(key, node, into: &facts)
            } else {
                throw node.unknown
            }
        }
    }

    /// Keys next to the systems that are not read.
    private static let ignoredElements: Set<String> = [
        // An alternate of the default system (in `ar`). LDML does not say when it applies.
        "default_latn"
    ]

    /// Keys in a system that are not read.
    private static let ignoredTables: Set<String> = [
        // Minimal pairs are sentences that show translators which plural, ordinal, case or gender form a number
        // requires. They are not used to format numbers.
        "plural", "ordinal", "case", "gender", "minimalPairs",
        // Patterns for fractions such as 1 1/2. Amounts of money are decimals.
        "rational", "rationalFormats",
    ]

    private static func readSystem(
        _ system: String, _ node: ICUNode, into facts: inout LocaleFacts
    ) throws(ImportError) {
        for (key, table) in try node.entries() where !ignoredTables.contains(key) {
            guard let content = ICUNumberTable(rawValue: key) else { throw table.unknown }
            if try isLateralAlias(table, system: system) { continue }
            switch content {
            case .symbols:
                try readStrings(system, table, into: &facts) { key in
                    SymbolKind(icuKey: key).map { .symbol(system: system, $0) }
                }
            case .patterns:
                try readStrings(system, table, into: &facts) { key in
                    key == LocaleField.icuAppendISOKey
                        ? .appendISO(system: system)
                        : PatternKind(icuKey: key).map { .pattern(system: system, $0) }
                }
            case .miscPatterns:
                try readStrings(system, table, into: &facts) { key in
                    MiscellaneousKind(rawValue: key).map { .miscellaneous(system: system, $0) }
                }
            case .patternsShort, .patternsLong:
                try readCompact(system, content, table, into: &facts)
            }
        }
    }

    /// Reads a table of strings; `field` returns nil for an unknown key.
    private static func readStrings(
        _ system: String, _ table: ICUNode, into facts: inout LocaleFacts, field: (String) -> LocaleField?
    ) throws(ImportError) {
        for (key, node) in try table.entries() {
            guard let field = field(key) else { throw node.unknown }
            if try isLateralAlias(node, system: system) { continue }
            facts[field] = try node.string()
        }
    }

    private static func readCompact(
        _ system: String, _ content: ICUNumberTable, _ table: ICUNode, into facts: inout LocaleFacts
    ) throws(ImportError) {
        for (key, format) in try table.entries() {
            guard let (kind, alphaNextToNumber) = CompactKind.ofICU(content, key: key) else { throw format.unknown }
            if try isLateralAlias(format, system: system) { continue }
            for (magnitude, patterns) in try format.entries() {
                guard let zeros = LocaleField.zeros(ofMagnitude: magnitude) else { throw patterns.unknown }
                for (category, pattern) in try patterns.entries() {
                    guard let category = PluralCategory(rawValue: category) else { throw pattern.unknown }
                    let field = LocaleField.compact(
                        system: system, kind, zeros: zeros, category, alphaNextToNumber: alphaNextToNumber)
                    facts[field] = try pattern.string()
                }
            }
        }
    }
}
