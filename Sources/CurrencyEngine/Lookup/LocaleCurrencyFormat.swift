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

    @inline(__always)
    init(_ style: __shared CurrencyStyle, _ tables: SystemTables, _ values: CurrencyValues) {
        let own = OwnCurrencyFormat(style, values)
        ownPattern = own.pattern
        let symbols = tables.symbolRow
        // Where the numbering system has no separators of money, ICU takes those of latn.
        let latin = style.options.compatibility == .icu ? tables.image[tables.latinSymbols] : nil
        decimal = own.decimal ?? tables.texts[symbols.currencyDecimal ?? latin?.currencyDecimal ?? symbols.decimal]
        group = own.group ?? tables.texts[symbols.currencyGroup ?? latin?.currencyGroup ?? symbols.group]
    }

    /// The pattern for an amount beside the currency's name: that of plain numbers.
    ///
    /// ICU prefers the currency's own pattern, and so shows the symbol too: "€1.00 euros".
    func patternBesideName(_ tables: SystemTables, _ compatibility: FormatOptions.Compatibility) -> NumberPattern {
        NumberPattern((compatibility == .icu ? ownPattern : nil) ?? tables.decimalPattern)
    }

    /// The pattern for the style, with the currency that will stand in it.
    @inline(__always)
    func pattern(_ style: __shared CurrencyStyle, _ tables: SystemTables, _ currency: PackedText?) -> NumberPattern {
        NumberPattern(patternText(style, tables, currency))
    }

    // Not inlined: a text is returned in registers, and a pattern is not.
    @inline(never)
    func patternText(
        _ style: __shared CurrencyStyle, _ tables: SystemTables, _ currency: PackedText?
    ) -> PackedText {
        let isAccounting = style.sign == .accounting || style.options.requestedLocale.prefersAccounting
        let isLDML = style.options.compatibility == .ldml
        let row = tables.image[tables.currencyPatterns]
        let patterns = isAccounting ? row.accounting : row.standard
        if currency == nil, isLDML, let plain = patterns.noCurrency { return tables.texts[plain] }
        let text = ownPattern ?? tables.texts[patterns.pattern]
        // The variant must belong to the locale's pattern, and not to one further up that this pattern overrides.
        guard isLDML, ownPattern == nil, row.nearVariants.contains(isAccounting ? .accounting : .standard),
            let currency, let variant = patterns.alphaNextToNumber
        else { return text }
        return Self.isLetterNextToNumber(currency, of: text) ? tables.texts[variant] : text
    }

    /// Whether the character of the currency that is nearest to a pattern's number is a letter.
    ///
    /// The pattern is looked at only where the currency has a letter on one side alone.
    @inline(__always)
    private static func isLetterNextToNumber(_ currency: PackedText, of pattern: PackedText) -> Bool {
        guard let first = currency.utf8.first, let last = currency.utf8.last else { return false }
        if isLetter(first), isLetter(last) { return true }
        // E2 82 A0 is the first of Unicode's block of currency symbols, none of which is a letter.
        if first == 0xE2, currency.count == 3, currency.start[1] == 0x82, last >= 0xA0 { return false }
        let isOneScalar = currency.count == 1 || currency.count == 3 && first >= 0xE0
        let precedes =
            isOneScalar || NumberPattern.currencyPrecedesNumber(start: pattern.start, count: pattern.count)
        return isLetterNextToNumber(currency, currencyPrecedesNumber: precedes)
    }

    private static func isLetter(_ ascii: UInt8) -> Bool { (0x41...0x5A).contains(ascii & ~0x20) }

    /// Whether the character of the currency that is nearest to the number is a letter.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Pattern_Variant_Usage_Rules>.
    static func isLetterNextToNumber(_ currency: PackedText, currencyPrecedesNumber: Bool) -> Bool {
        let scalar = currencyPrecedesNumber ? UTF8Scalar.last(currency.utf8) : UTF8Scalar.first(currency.utf8)
        return scalar.map(GeneralCategory.isLetter) ?? false
    }
}
