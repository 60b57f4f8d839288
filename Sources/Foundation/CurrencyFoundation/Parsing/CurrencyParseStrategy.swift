import CurrencyParsing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Parses amounts in a format.
///
///     let style = CurrencyFormatStyle<Decimal>(.euro, locale: .germanGermany)
///     try CurrencyParseStrategy(format: style).parse("1234,5 EUR")                          // 1234.5
///     try CurrencyParseStrategy(format: style).parse("1,2,3")                               // throws
///     try CurrencyParseStrategy(format: style).parse("1,500 €")                             // throws more than one amount...
///     try CurrencyParseStrategy(format: style, lenient: false).parse("1.234,50\u{A0}€")     // 1234.5
///
/// A lenient strategy accepts numbers as people write them, as `CurrencyParser` documents, including currency names if
/// the format has names: see `CurrencyFormatOptions.parsing(names:)`. A strict strategy accepts only what the format
/// writes.
public struct CurrencyParseStrategy<Value: DecimalConvertible>: ParseStrategy {
    /// The format of the texts.
    public var formatStyle: CurrencyFormatStyle<Value>
    /// Whether spellings other than the format's are accepted.
    public var lenient: Bool

    /// Creates a strategy for a format. It is lenient by default.
    public init(format: CurrencyFormatStyle<Value>, lenient: Bool = true) {
        formatStyle = format
        self.lenient = lenient
    }

    /// Parses an amount.
    ///
    /// - Throws: `AmountParseError`, with the offset and what was expected; with reason `ambiguous`, all readings and the
    ///   doubts about them if the amount is not certain. `DecimalConversionError` if the type cannot represent the amount.
    public func parse(_ value: String) throws -> Value {
        let configuration = formatStyle.configuration
        let style = configuration.currencyStyle(formatStyle.currency)
        let parser = CurrencyParser(style, names: configuration.acceptedNames)
        let shown = lenient ? try parser.parse(value).amount : try style.parse(value)
        return try Value(decimalValue: try configuration.unscaled(shown))
    }
}

extension CurrencyFormatStyle: ParseableFormatStyle {
    /// The lenient strategy, which is also the default of Foundation's formats.
    public var parseStrategy: CurrencyParseStrategy<Value> { CurrencyParseStrategy(format: self) }
}

extension DecimalConvertible {
    /// Creates an amount by parsing text.
    ///
    ///     try Decimal("1.234,50 €", format: .currency(.euro, locale: .germanGermany))         // 1234.5
    ///     try Int("5 EUR", format: .currency(.euro, locale: .germanGermany))                  // 5
    ///     try Int("5,50 €", format: .currency(.euro, locale: .germanGermany))                 // throws
    ///
    /// - Parameter lenient: Whether spellings other than the format's are accepted; see `CurrencyParseStrategy`.
    /// - Throws: `AmountParseError`; `DecimalConversionError` if the type cannot represent the amount.
    public init(_ text: String, format: CurrencyFormatStyle<Self>, lenient: Bool = true) throws {
        self = try CurrencyParseStrategy(format: format, lenient: lenient).parse(text)
    }
}
