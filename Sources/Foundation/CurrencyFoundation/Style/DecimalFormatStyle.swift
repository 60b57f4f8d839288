import CurrencyParsing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A format for plain numbers that conforms to Foundation's `FormatStyle`.
///
///     1234.5.formatted(.decimal(locale: .germanGermany))                                      // "1.234,5"
///     1_500_000.formatted(.decimal(locale: .germanGermany).notation(.compactName))            // "1,5 Mio."
///     try Double("1.234,5", format: .decimal(locale: .germanGermany))                         // 1234.5
///
/// The modifiers have the names of `Decimal.FormatStyle`. The engine produces the text, which is the same on every
/// platform.
public struct DecimalFormatStyle<Value: DecimalConvertible>: NumberFormatOptions, Codable {
    /// The locale and all options.
    public var configuration: CurrencyFormatConfiguration

    /// Creates a format with options.
    public init(configuration: CurrencyFormatConfiguration) {
        self.configuration = configuration
    }

    /// Creates a format for a locale; by default, it follows the user's settings.
    public init(locale: CurrencyLocale = .autoUpdating) {
        self.init(configuration: CurrencyFormatConfiguration(locale: FormatLocale(locale)))
    }

    /// Creates a format for any type of locale, such as Foundation's.
    public init(locale: some FormatLocaleConvertible) {
        self.init(configuration: CurrencyFormatConfiguration(locale: locale.formatLocale))
    }
}

extension DecimalFormatStyle: FormatStyle {
    /// Formats a number. To format many, create a plan once: `let plan = style.plan`.
    public func format(_ value: Value) -> String {
        plan.format(configuration.scaled(value.decimalValue))
    }

    /// The engine's plan for the current locale, without the scale.
    public var plan: FormatPlan { configuration.decimalStyle().plan }
}

extension DecimalFormatStyle: ParseableFormatStyle {
    /// The lenient strategy, which is also the default of Foundation's formats.
    public var parseStrategy: DecimalParseStrategy<Value> { DecimalParseStrategy(format: self) }
}

/// Parses plain numbers in a format.
///
///     let style = DecimalFormatStyle<Decimal>(locale: .germanGermany)
///     try DecimalParseStrategy(format: style).parse("1234,5")                         // 1234.5
///     try DecimalParseStrategy(format: style, lenient: false).parse("1234,5")         // throws
///
/// A lenient strategy accepts numbers as people write them, as `NumberParser` documents. A strict strategy is the
/// inverse of formatting.
public struct DecimalParseStrategy<Value: DecimalConvertible>: ParseStrategy {
    /// The format of the texts.
    public var formatStyle: DecimalFormatStyle<Value>
    /// Whether spellings other than the format's are accepted.
    public var lenient: Bool

    /// Creates a strategy for a format. It is lenient by default.
    public init(format: DecimalFormatStyle<Value>, lenient: Bool = true) {
        formatStyle = format
        self.lenient = lenient
    }

    /// Parses a number.
    ///
    /// - Throws: `AmountParseError`, with the offset and what was expected; `DecimalConversionError` if the type cannot
    ///   represent the number.
    public func parse(_ value: String) throws -> Value {
        let style = formatStyle.configuration.decimalStyle()
        let shown = lenient ? try NumberParser(style).parse(value).amount : try style.parse(value)
        return try Value(decimalValue: try formatStyle.configuration.unscaled(shown))
    }
}

extension FormatStyle {
    /// Returns a format for plain numbers. The default locale is the user's.
    ///
    ///     5.25.formatted(.decimal(locale: .germanGermany))            // "5,25"
    public static func decimal<Value>(locale: CurrencyLocale = .autoUpdating) -> Self
    where Self == DecimalFormatStyle<Value> {
        DecimalFormatStyle(locale: locale)
    }

    /// Returns a format for plain numbers in any type of locale, such as Foundation's.
    public static func decimal<Value>(locale: some FormatLocaleConvertible) -> Self
    where Self == DecimalFormatStyle<Value> {
        DecimalFormatStyle(locale: locale)
    }
}

extension DecimalConvertible {
    /// Creates a number by parsing text.
    ///
    ///     try Decimal("1.234,5", format: .decimal(locale: .germanGermany))         // 1234.5
    ///
    /// - Parameter lenient: Whether spellings other than the format's are accepted; see `DecimalParseStrategy`.
    /// - Throws: `AmountParseError`; `DecimalConversionError` if the type cannot represent the number.
    public init(_ text: String, format: DecimalFormatStyle<Self>, lenient: Bool = true) throws {
        self = try DecimalParseStrategy(format: format, lenient: lenient).parse(text)
    }
}
