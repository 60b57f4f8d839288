import CurrencyFormat

/// A currency that the program defines, with a code of any length.
///
///     let coin = try CustomCurrency("USDC", displayDigits: 2, minorUnit: 6)
///     CurrencyStyle(coin, locale: .germanGermany).format(1234.5)              // "1.234,50 USDC"
///
/// The tables do not contain it, because they have three-letter codes. A style stores its symbol or name as custom
/// text, and its digits as a precision. `CurrencyRegistry` distinguishes several custom currencies from each other and
/// from those of ISO 4217.
public struct CustomCurrency: Hashable, Sendable {
    /// The names in a locale, one for each plural category with a separate form; `other` covers the rest.
    public typealias PluralNames = [PluralCategory: String]

    /// The code as it was given.
    public let code: String
    /// The text that replaces the symbol.
    public let symbol: String
    /// The fraction digits that are shown.
    public let displayDigits: Int
    /// The fraction digits of the minor unit: 6 for a millionth.
    public let minorUnit: Int
    /// The names by locale. A locale without names uses those of its nearest ancestor that has some, or else the code.
    public let names: [CurrencyLocale: PluralNames]

    /// Creates a currency.
    ///
    ///     let names: CustomCurrency.PluralNames = [.one: "point", .other: "points"]
    ///     let points = try CustomCurrency("POINTS", symbol: "pts", displayDigits: 0, names: [.english: names])
    ///     CurrencyStyle(points, .name, locale: .englishUnitedKingdom).format(1200)        // "1,200 points"
    ///     try CustomCurrency("5STAR", displayDigits: 0)       // throws the symbol "5STAR" has a digit at byte 0
    ///
    /// - Parameters:
    ///   - code: ASCII letters and digits, with `.`, `-` and `_` between them, and at least one letter.
    ///   - symbol: The symbol of the currency; nil for the code.
    ///   - displayDigits: At most the fraction digits of the minor unit.
    ///   - minorUnit: In 0...38; nil for the display digits.
    ///   - names: The names by locale, each with `other`.
    /// - Throws: `CustomCurrencyError`.
    public init(
        _ code: String, symbol: String? = nil, displayDigits: Int, minorUnit: Int? = nil,
        names: [CurrencyLocale: PluralNames] = [:]
    ) throws(CustomCurrencyError) {
        let minorUnit = minorUnit ?? displayDigits
        guard (0...38).contains(minorUnit) else { throw .minorUnit(minorUnit) }
        guard (0...minorUnit).contains(displayDigits) else { throw .displayDigits(displayDigits, minorUnit: minorUnit) }
        guard SymbolRules.isCode(code) else { throw .code(code) }
        try SymbolRules.checkSymbol(symbol ?? code)
        for (locale, texts) in names {
            if texts[.other] == nil { throw .noOtherName(locale) }
            for text in texts.values { try SymbolRules.checkSymbol(text) }
        }
        (self.code, self.symbol, self.names) = (code, symbol ?? code, names)
        (self.displayDigits, self.minorUnit) = (displayDigits, minorUnit)
    }

    /// Returns the name in a plural category; by default that of `other`, to display without a number.
    ///
    ///     let points = try CustomCurrency("POINTS", displayDigits: 0, names: [.german: [.one: "Punkt", .other: "Punkte"]])
    ///     points.name(in: .germanAustria)                     // "Punkte"
    ///     points.name(.one, in: .germanAustria)               // "Punkt"
    ///     points.name(in: .french)                            // "POINTS"
    public func name(_ category: PluralCategory = .other, in locale: CurrencyLocale) -> String {
        name(category, in: locale.identifier, .bundled)
    }
}
