// The symbols of LDML's <symbols> that stand in a number; nil is that of the locale.
//
//     decimal       1234.5   between integer and decimals
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

/// Symbols of the caller's own in place of the locale's.
///
///     let symbols = try NumberSymbols(decimal: "·", group: "'")
///     DecimalStyle(locale: .englishUnitedStates).symbols(symbols).format(1234.5)      // "1'234·5"
///
/// They hold in all styles and notations, whatever the locale has for money or for one currency. The symbol of the
/// currency itself is `CurrencyDisplay.custom`.
public struct NumberSymbols: Hashable, Sendable {
    public let decimal: String?
    public let group: String?
    public let minusSign: String?
    public let plusSign: String?
    public let percentSign: String?
    public let perMille: String?
    public let infinity: String?
    public let nan: String?
    public let digits: NumberDigits?

    /// The locale's symbols, all of them.
    public init() {
        (decimal, group, minusSign, plusSign) = (nil, nil, nil, nil)
        (percentSign, perMille, infinity, nan, digits) = (nil, nil, nil, nil, nil)
    }

    /// - Throws: `NumberSymbolsError` for symbols that make numbers unreadable: empty ones, one that has a digit, two
    ///   that are the same.
    public init(
        decimal: String? = nil, group: String? = nil, minusSign: String? = nil, plusSign: String? = nil,
        percentSign: String? = nil, perMille: String? = nil, infinity: String? = nil, nan: String? = nil,
        digits: NumberDigits? = nil
    ) throws(NumberSymbolsError) {
        (self.decimal, self.group, self.minusSign, self.plusSign) = (decimal, group, minusSign, plusSign)
        (self.percentSign, self.perMille, self.infinity, self.nan) = (percentSign, perMille, infinity, nan)
        self.digits = digits
        try check()
    }
}

/// Why symbols cannot be used.
public enum NumberSymbolsError: Error, Hashable, Sendable {
    /// Nothing would stand in the symbol's place.
    case empty(Symbol)
    /// The symbol has a digit, at this UTF-8 offset, which would read as one of the number's.
    case digit(Symbol, offset: Int)
    /// Two symbols are the same where they must be told apart.
    case same(Symbol, Symbol)

    /// The symbols by LDML's names.
    public enum Symbol: Hashable, Sendable, CaseIterable {
        case decimal, group, minusSign, plusSign, percentSign, perMille, infinity, nan
    }
}

extension NumberSymbols {
    private func check() throws(NumberSymbolsError) {
        let all: [(NumberSymbolsError.Symbol, String?)] = [
            (.decimal, decimal), (.group, group), (.minusSign, minusSign), (.plusSign, plusSign),
            (.percentSign, percentSign), (.perMille, perMille), (.infinity, infinity), (.nan, nan),
        ]
        for (symbol, text) in all {
            guard let text else { continue }
            if text.utf8.isEmpty { throw .empty(symbol) }
            if let offset = digitOffset(text) { throw .digit(symbol, offset: offset) }
        }
        if let decimal, let group, Self.equal(decimal, group) { throw .same(.decimal, .group) }
        if let minusSign, let plusSign, Self.equal(minusSign, plusSign) { throw .same(.minusSign, .plusSign) }
    }

    /// Where a text has an ASCII digit or one of the own digits.
    private func digitOffset(_ text: String) -> Int? {
        var offset = 0
        for scalar in text.unicodeScalars {
            if (0x30...0x39).contains(scalar.value) || digits?.value(of: scalar) != nil { return offset }
            offset += UTF8.width(scalar)
        }
        return nil
    }

    /// Whether two texts have the same bytes: canonical equivalence is not asked for.
    private static func equal(_ left: String, _ right: String) -> Bool {
        left.utf8.elementsEqual(right.utf8)
    }
}
