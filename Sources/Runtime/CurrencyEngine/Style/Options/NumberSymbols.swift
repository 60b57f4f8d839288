// The symbols of LDML's <symbols> that can appear in a number. Nil means the locale's symbol.
//
//     decimal       1234.5   between integer and fraction
//     group         1,234    between groups of integer digits
//     minusSign     -1
//     plusSign      +1
//     percentSign   1 %
//     perMille      1 ‰
//     infinity      ∞
//     nan           NaN
//     digits        0...9
//
// See https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Symbols.

/// Custom symbols that replace the locale's.
///
///     let symbols = try NumberSymbols(decimal: "·", group: "'")
///     DecimalStyle(locale: .englishUnitedStates).symbols(symbols).format(1234.5)      // "1'234·5"
///
/// The symbols apply in all styles and notations, even if the locale has special separators for money or for one
/// currency. To set the currency symbol, use `CurrencyDisplay.custom`.
public struct NumberSymbols: Hashable, Sendable {
    /// The decimal separator; nil for the locale's.
    public var decimal: String? { texts?[.decimal]?.string }
    /// The grouping separator; nil for the locale's.
    public var group: String? { texts?[.group]?.string }
    /// The minus sign; nil for the locale's.
    public var minusSign: String? { texts?[.minusSign]?.string }
    /// The plus sign; nil for the locale's.
    public var plusSign: String? { texts?[.plusSign]?.string }
    /// The percent sign; nil for the locale's.
    public var percentSign: String? { texts?[.percentSign]?.string }
    /// The permille sign; nil for the locale's.
    public var perMille: String? { texts?[.perMille]?.string }
    /// The text for infinity; nil for the locale's.
    public var infinity: String? { texts?[.infinity]?.string }
    /// The text for NaN; nil for the locale's.
    public var nan: String? { texts?[.nan]?.string }
    /// The digits from 0 to 9; nil for those of the numbering system.
    public var digits: NumberDigits? { texts?.digits }

    /// Nil if all symbols are the locale's. Styles are copied often, and few of them have symbols.
    let texts: Texts?

    /// Makes symbols that are all the locale's.
    public init() {
        texts = nil
    }

    /// Makes symbols; each argument that is nil keeps the locale's symbol.
    ///
    /// - Throws: `NumberSymbolsError` for symbols that make numbers unreadable: an empty symbol, one that contains a
    ///   digit, or two that are the same.
    public init(
        decimal: String? = nil, group: String? = nil, minusSign: String? = nil, plusSign: String? = nil,
        percentSign: String? = nil, perMille: String? = nil, infinity: String? = nil, nan: String? = nil,
        digits: NumberDigits? = nil
    ) throws(NumberSymbolsError) {
        let symbols = [decimal, group, minusSign, plusSign, percentSign, perMille, infinity, nan]
        texts = Texts(symbols.map { $0.map(KeptText.init) }, digits)
        try check()
    }

    /// Returns these symbols with the given separators.
    package func separators(decimal: String?, group: String?) throws(NumberSymbolsError) -> Self {
        try NumberSymbols(
            decimal: decimal, group: group, minusSign: minusSign, plusSign: plusSign, percentSign: percentSign,
            perMille: perMille, infinity: infinity, nan: nan, digits: digits)
    }

    final class Texts: Sendable {
        /// The symbols, in the order of `NumberSymbolsError.Symbol`.
        let symbols: [KeptText?]
        let digits: NumberDigits?

        init(_ symbols: [KeptText?], _ digits: NumberDigits?) {
            (self.symbols, self.digits) = (symbols, digits)
        }

        // Not inlined, because few styles have symbols. Budgets of resolving.
        subscript(symbol: NumberSymbolsError.Symbol) -> KeptText? {
            @inline(never) get { NumberSymbolsError.Symbol.allCases.firstIndex(of: symbol).flatMap { symbols[$0] } }
        }
    }

    /// Whether both values have the same symbols, compared as text.
    public static func == (left: Self, right: Self) -> Bool {
        left.texts === right.texts || left.symbols == right.symbols && left.digits == right.digits
    }

    /// Hashes the symbols as text.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(symbols)
        hasher.combine(digits)
    }

    private var symbols: [KeptText?] { texts?.symbols ?? NumberSymbolsError.Symbol.allCases.map { _ in nil } }
}

/// The reason why symbols are invalid.
public enum NumberSymbolsError: Error, Hashable, Sendable {
    /// The symbol is empty.
    case empty(Symbol)
    /// The symbol contains a digit, at this UTF-8 offset. It would read as part of the number.
    case digit(Symbol, offset: Int)
    /// Two symbols are the same, so a reader could not tell them apart.
    case same(Symbol, Symbol)

    /// The symbols, under their LDML names.
    public enum Symbol: Hashable, Sendable, CaseIterable {
        case decimal, group, minusSign, plusSign, percentSign, perMille, infinity, nan
    }
}

extension NumberSymbols {
    private func check() throws(NumberSymbolsError) {
        for (symbol, text) in zip(NumberSymbolsError.Symbol.allCases, symbols) {
            guard let text = text?.string else { continue }
            if text.utf8.isEmpty { throw .empty(symbol) }
            if let offset = digitOffset(text) { throw .digit(symbol, offset: offset) }
        }
        if let decimal = texts?[.decimal], decimal == texts?[.group] { throw .same(.decimal, .group) }
        if let minusSign = texts?[.minusSign], minusSign == texts?[.plusSign] { throw .same(.minusSign, .plusSign) }
    }

    /// The UTF-8 offset of the first ASCII digit or custom digit in a text.
    private func digitOffset(_ text: String) -> Int? {
        var offset = 0
        for scalar in text.unicodeScalars {
            if (0x30...0x39).contains(scalar.value) || digits?.value(of: scalar) != nil { return offset }
            offset += UTF8.width(scalar)
        }
        return nil
    }
}
