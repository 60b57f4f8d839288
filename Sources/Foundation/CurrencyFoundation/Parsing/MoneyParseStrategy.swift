import CurrencyParsing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Parses amounts together with their currency, which the text must name.
///
///     let style = MoneyFormatStyle(locale: .germanGermany)
///     try MoneyParseStrategy(format: style).parse("1234,5 USD")       // 1234.5 USD
///     try MoneyParseStrategy(format: style).parse("1234,5")           // throws
///
/// The parser finds the currency by its symbol or code, and by its name if the format has names: see
/// `CurrencyFormatOptions.parsing(names:)`. A strict strategy then accepts only what the format writes for that
/// currency.
public struct MoneyParseStrategy: ParseStrategy {
    /// The format of the texts.
    public var formatStyle: MoneyFormatStyle
    /// Whether spellings other than the format's are accepted.
    public var lenient: Bool

    /// Creates a strategy for a format. It is lenient by default.
    public init(format: MoneyFormatStyle, lenient: Bool = true) {
        formatStyle = format
        self.lenient = lenient
    }

    /// Parses an amount with its currency.
    ///
    /// - Throws: `AmountParseError`, with reason `ambiguous` and all readings if the amount is not certain,
    ///   `ambiguousCurrency` if the text may mean several currencies, and `unexpectedEnd` if it names none.
    public func parse(_ value: String) throws -> Money {
        let configuration = formatStyle.configuration
        let names = configuration.acceptedNames
        let parser = CurrencyParser(locale: configuration.locale.identifier, data: .bundled, names: names)
        let found = try parser.parse(value)
        guard let currency = found.currency else {
            throw found.candidates.isEmpty
                ? AmountParseError(.unexpectedEnd, at: value.utf8.count, expected: .currency)
                : AmountParseError(
                    .ambiguousCurrency(found.candidates.map(\.currency)), at: 0, expected: .oneCurrency)
        }
        let style = configuration.currencyStyle(currency)
        let shown = lenient ? try CurrencyParser(style, names: names).parse(value).amount : try style.parse(value)
        return try Money(try configuration.unscaled(shown), currency: currency)
    }
}

extension MoneyFormatStyle: ParseableFormatStyle {
    /// The lenient strategy.
    public var parseStrategy: MoneyParseStrategy { MoneyParseStrategy(format: self) }
}

extension Money {
    /// Creates an amount by parsing text, which must name the currency.
    ///
    ///     try Money("5 EUR", format: .money())                                    // 5 EUR
    ///     try Money("1.234,50 €", format: .money(locale: .germanGermany))         // 1234.50 EUR
    ///
    /// - Parameter lenient: Whether spellings other than the format's are accepted; see `MoneyParseStrategy`.
    /// - Throws: `AmountParseError`, as `MoneyParseStrategy.parse(_:)` does.
    public init(_ text: String, format: MoneyFormatStyle, lenient: Bool = true) throws {
        self = try MoneyParseStrategy(format: format, lenient: lenient).parse(text)
    }
}
