import CurrencyCore
import PackedTables

/// The separators and the pattern that hold for one currency in one locale.
///
/// A currency may have a pattern, a decimal and a group separator of its own; what it lacks is that of the locale.
/// The separators of money come before those of numbers.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies>.
struct LocaleCurrencyFormat {
    let decimal: PackedText
    let group: PackedText
    /// The pattern that the currency has of its own.
    private let ownPattern: PackedText?

    init(_ style: __shared CurrencyStyle, _ tables: SystemTables, _ values: CurrencyValues) {
        let own = OwnCurrencyFormat(style, values)
        ownPattern = own.pattern
        let symbols = style.options.compatibility == .icu ? tables.latinSymbols : tables.symbols
        decimal =
            own.decimal ?? Self.monetary(SymbolColumn.currencyDecimal, tables, symbols)
            ?? tables.symbol(SymbolColumn.decimal)
        group =
            own.group ?? Self.monetary(SymbolColumn.currencyGroup, tables, symbols)
            ?? tables.symbol(SymbolColumn.group)
    }

    private static func monetary(_ column: Column, _ tables: SystemTables, _ symbols: Int) -> PackedText? {
        tables.optionalSymbol(column) ?? tables.image.optionalText(.symbolSets, symbols, column)
    }

    /// The pattern for an amount beside the currency's name: that of plain numbers.
    ///
    /// ICU prefers the pattern that the currency has of its own, and so shows the symbol too: "€1.00 euros".
    func patternBesideName(_ tables: SystemTables, _ compatibility: Compatibility) -> NumberPattern {
        NumberPattern((compatibility == .icu ? ownPattern : nil) ?? tables.decimalPattern)
    }

    /// The pattern for the style, with the currency that will stand in it.
    func pattern(_ style: __shared CurrencyStyle, _ tables: SystemTables, _ currency: PackedText?) -> NumberPattern {
        let isAccounting = style.sign == .accounting || style.options.locale.prefersAccounting
        let isLDML = style.options.compatibility == .ldml
        let row = tables.currencyPatterns
        let image = tables.image
        if currency == nil, isLDML,
            let plain = image.optionalText(
                .currencyPatternSets, row,
                isAccounting ? CurrencyPatternColumn.accountingNoCurrency : CurrencyPatternColumn.standardNoCurrency)
        {
            return NumberPattern(plain)
        }
        if let ownPattern { return NumberPattern(ownPattern) }
        let pattern = NumberPattern(
            image.text(
                .currencyPatternSets, row,
                isAccounting ? CurrencyPatternColumn.accounting : CurrencyPatternColumn.standard))
        guard isLDML, usesVariant(tables, isAccounting: isAccounting), let currency,
            let variant = image.optionalText(
                .currencyPatternSets, row,
                isAccounting
                    ? CurrencyPatternColumn.accountingAlphaNextToNumber
                    : CurrencyPatternColumn.standardAlphaNextToNumber),
            Self.isLetterNextToNumber(currency, pattern)
        else { return pattern }
        return NumberPattern(variant)
    }

    /// Whether the locale's alphaNextToNumber pattern is a variant of the pattern that the locale has, and not of
    /// another that an ancestor has.
    private func usesVariant(_ tables: SystemTables, isAccounting: Bool) -> Bool {
        let near = NearVariants(
            rawValue: tables.image.value(
                .currencyPatternSets, tables.currencyPatterns, CurrencyPatternColumn.nearVariants))
        return near.contains(isAccounting ? .accounting : .standard)
    }

    /// Whether the character of the currency that is nearest to the number is a letter.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Pattern_Variant_Usage_Rules>.
    static func isLetterNextToNumber(_ currency: PackedText, _ pattern: NumberPattern) -> Bool {
        let scalar =
            pattern.currencyPrecedesNumber ? UTF8Scalar.last(currency.utf8) : UTF8Scalar.first(currency.utf8)
        return scalar.map(GeneralCategory.isLetter) ?? false
    }
}
