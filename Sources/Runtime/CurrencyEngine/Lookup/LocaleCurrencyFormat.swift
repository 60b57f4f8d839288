import CurrencyCore
import LDMLSyntax
import PackedTables

/// The separators and the pattern that hold for one currency in one locale.
///
/// A locale may have a pattern and separators for one currency; what is lacking comes from the locale's format for all.
/// Separators of money, `currencyDecimal` and `currencyGroup`, come before those of numbers.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies>.
struct LocaleCurrencyFormat {
    let decimal: PackedText
    let group: PackedText
    /// The locale's pattern for this currency alone.
    private let ownPattern: PackedText?
    private let isLDML: Bool

    /// - Parameter own: What the locale has for this currency alone, if anything.
    // Inlined: budget resolving.
    @inline(__always)
    init(_ tables: SystemTables, _ own: OwnCurrencyFormat?, _ compatibility: FormatOptions.Compatibility) {
        ownPattern = own?.pattern
        isLDML = compatibility == .ldml
        let symbols = tables.symbolRow
        var (decimal, group) = (symbols.currencyDecimal, symbols.currencyGroup)
        if !isLDML {
            // Where the numbering system has no separators of money, ICU takes those of latn.
            let latin = tables.image[tables.latinSymbols]
            (decimal, group) = (decimal ?? latin.currencyDecimal, group ?? latin.currencyGroup)
        }
        self.decimal = own?.decimal ?? tables.texts[decimal ?? symbols.decimal]
        self.group = own?.group ?? tables.texts[group ?? symbols.group]
    }

    /// The pattern for an amount beside the currency's name: that of plain numbers.
    ///
    /// ICU prefers the currency's own pattern, and so shows the symbol too: "€1.00 euros".
    func patternBesideName(_ tables: SystemTables) -> NumberPattern {
        NumberPattern((isLDML ? nil : ownPattern) ?? tables.decimalPattern)
    }

    /// The pattern for an amount.
    ///
    /// - Parameter currency: The text that will stand for ¤; nil where no currency is shown.
    func pattern(_ tables: SystemTables, isAccounting: Bool, _ currency: PackedText?) -> NumberPattern {
        let row = tables.image[tables.currencyPatterns]
        let patterns = isAccounting ? row.accounting : row.standard
        if currency == nil, isLDML, let plain = patterns.noCurrency { return NumberPattern(tables.texts[plain]) }
        let pattern = NumberPattern(ownPattern ?? tables.texts[patterns.pattern])
        // The variant must belong to the locale's pattern, and not to one further up that this pattern overrides.
        guard isLDML, ownPattern == nil, row.nearVariants.contains(isAccounting ? .accounting : .standard),
            let currency, let variant = patterns.alphaNextToNumber, pattern.putsLetterNextToNumber(of: currency)
        else { return pattern }
        return NumberPattern(tables.texts[variant])
    }
}

extension NumberPattern {
    /// Whether the character of the currency that is nearest to the number is a letter.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Pattern_Variant_Usage_Rules>.
    func putsLetterNextToNumber(of currency: PackedText) -> Bool {
        let scalar = currencyPrecedesNumber ? UTF8Scalar.last(currency.utf8) : UTF8Scalar.first(currency.utf8)
        return scalar.map(GeneralCategory.isLetter) ?? false
    }
}
