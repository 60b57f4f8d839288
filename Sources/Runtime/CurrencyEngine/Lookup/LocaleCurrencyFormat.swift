import CurrencyCore
import LDMLSyntax
import PackedTables

/// The separators and the pattern for one currency in one locale.
///
/// A locale may have a pattern and separators for one currency; the others come from its format for all currencies.
/// Currency separators, `currencyDecimal` and `currencyGroup`, take precedence over those of numbers.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies>.
struct LocaleCurrencyFormat {
    let decimal: PackedText
    let group: PackedText
    /// The locale's pattern for this currency only.
    private let ownPattern: PackedText?
    private let isLDML: Bool

    /// - Parameter own: The locale's format for this currency only, if it has one.
    // Inlined: budget resolving.
    @inline(__always)
    init(_ tables: SystemTables, _ own: OwnCurrencyFormat?, _ compatibility: FormatOptions.Compatibility) {
        ownPattern = own?.pattern
        isLDML = compatibility == .ldml
        let symbols = tables.symbolRow
        var (decimal, group) = (symbols.currencyDecimal, symbols.currencyGroup)
        if !isLDML {
            // If the numbering system has no currency separators, ICU uses those of latn.
            let latin = tables.image[tables.latinSymbols]
            (decimal, group) = (decimal ?? latin.currencyDecimal, group ?? latin.currencyGroup)
        }
        self.decimal = own?.decimal ?? tables.texts[decimal ?? symbols.decimal]
        self.group = own?.group ?? tables.texts[group ?? symbols.group]
    }

    /// The pattern for an amount beside the currency's name, which is the pattern of plain numbers.
    ///
    /// ICU prefers the currency's own pattern, so it also shows the symbol: "€1.00 euros".
    func patternBesideName(_ tables: SystemTables) -> NumberPattern {
        NumberPattern((isLDML ? nil : ownPattern) ?? tables.decimalPattern)
    }

    /// The pattern for an amount.
    ///
    /// - Parameter currency: The text that will replace ¤; nil if no currency is shown.
    func pattern(_ tables: SystemTables, isAccounting: Bool, _ currency: PackedText?) -> NumberPattern {
        let row = tables.image[tables.currencyPatterns]
        let patterns = isAccounting ? row.accounting : row.standard
        if currency == nil, isLDML, let plain = patterns.noCurrency { return NumberPattern(tables.texts[plain]) }
        let pattern = NumberPattern(ownPattern ?? tables.texts[patterns.pattern])
        // The variant must belong to the locale's pattern, not to a pattern further up that the locale overrides.
        guard isLDML, ownPattern == nil, row.nearVariants.contains(isAccounting ? .accounting : .standard),
            let currency, let variant = patterns.alphaNextToNumber, pattern.putsLetterNextToNumber(of: currency)
        else { return pattern }
        return NumberPattern(tables.texts[variant])
    }
}
