import CurrencyParsing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A format for percentages, as Foundation's `FormatStyle`; the number is the fraction.
///
///     0.256.formatted(.percent(locale: .germanGermany))                                           // "26 %"
///     0.256.formatted(.percent(locale: .germanGermany).precision(.fractionLength(1)))             // "25,6 %"
///     0.0256.formatted(.percent(.permille, locale: .germanGermany))                               // "26 ‰"
///     try Double("25,6 %", format: .percent(locale: .germanGermany))                              // 0.256
///
/// The modifiers have the names of `Decimal.FormatStyle.Percent`. Texts are the engine's: the same on every platform.
public struct PercentFormatStyle<Value: DecimalConvertible>: NumberFormatOptions, Codable {
    /// What the percentage is counted in: hundredths, thousandths or ten-thousandths.
    public var unit: PercentStyle.Unit
    /// The locale and all options.
    public var configuration: CurrencyFormatConfiguration

    /// Creates a format with options.
    public init(_ unit: PercentStyle.Unit = .percent, configuration: CurrencyFormatConfiguration) {
        self.unit = unit
        self.configuration = configuration
    }

    /// Creates a format for a locale; by default, it follows the user's settings.
    public init(_ unit: PercentStyle.Unit = .percent, locale: CurrencyLocale = .autoUpdating) {
        self.init(unit, configuration: CurrencyFormatConfiguration(locale: FormatLocale(locale)))
    }

    /// Creates a format for any type of locale, such as Foundation's.
    public init(_ unit: PercentStyle.Unit = .percent, locale: some FormatLocaleConvertible) {
        self.init(unit, configuration: CurrencyFormatConfiguration(locale: locale.formatLocale))
    }
}

/// Coded by the name of the case.
extension PercentStyle.Unit: Codable {
    private enum Coded: String, Codable {
        case percent, permille, basisPoints
    }

    /// Decodes the name of a case.
    ///
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        self =
            switch try Coded(from: decoder) {
            case .percent: .percent
            case .permille: .permille
            case .basisPoints: .basisPoints
            }
    }

    /// Encodes the name of the case.
    public func encode(to encoder: any Encoder) throws {
        let coded: Coded =
            switch self {
            case .percent: .percent
            case .permille: .permille
            case .basisPoints: .basisPoints
            }
        try coded.encode(to: encoder)
    }
}

extension PercentFormatStyle: FormatStyle {
    /// Formats a percentage. To format many, create a plan once: `let plan = style.plan`.
    public func format(_ value: Value) -> String {
        plan.format(configuration.scaled(value.decimalValue))
    }

    /// The engine's plan for the current locale, without the scale.
    public var plan: FormatPlan { configuration.percentStyle(unit).plan }
}

extension PercentFormatStyle: ParseableFormatStyle {
    /// The lenient strategy, which is also the default of Foundation's formats.
    public var parseStrategy: PercentParseStrategy<Value> { PercentParseStrategy(format: self) }
}

/// Parses percentages in a format: 25 % is 0.25.
///
///     let style = PercentFormatStyle<Decimal>(locale: .germanGermany)
///     try PercentParseStrategy(format: style).parse("25,6%")                          // 0.256
///     try PercentParseStrategy(format: style, lenient: false).parse("25,6%")          // throws
///
/// A lenient strategy accepts numbers as people write them, as `NumberParser` documents. A strict strategy is the
/// inverse of formatting.
public struct PercentParseStrategy<Value: DecimalConvertible>: ParseStrategy {
    /// The format of the texts.
    public var formatStyle: PercentFormatStyle<Value>
    /// Whether spellings other than the format's are accepted.
    public var lenient: Bool

    /// Creates a strategy for a format. It is lenient by default.
    public init(format: PercentFormatStyle<Value>, lenient: Bool = true) {
        formatStyle = format
        self.lenient = lenient
    }

    /// Parses a percentage and returns the fraction.
    ///
    /// - Throws: `AmountParseError`, with the offset and what was expected; `DecimalConversionError` if the type cannot
    ///   represent the number.
    public func parse(_ value: String) throws -> Value {
        let style = formatStyle.configuration.percentStyle(formatStyle.unit)
        let shown = lenient ? try NumberParser(style).parse(value).amount : try style.parse(value)
        return try Value(decimalValue: try formatStyle.configuration.unscaled(shown))
    }
}

extension FormatStyle {
    /// Returns a format for percentages. The default locale is the user's.
    ///
    ///     0.25.formatted(.percent(locale: .germanGermany))            // "25 %"
    public static func percent<Value>(
        _ unit: PercentStyle.Unit = .percent, locale: CurrencyLocale = .autoUpdating
    ) -> Self where Self == PercentFormatStyle<Value> {
        PercentFormatStyle(unit, locale: locale)
    }

    /// Returns a format for percentages in any type of locale, such as Foundation's.
    public static func percent<Value>(
        _ unit: PercentStyle.Unit = .percent, locale: some FormatLocaleConvertible
    ) -> Self where Self == PercentFormatStyle<Value> {
        PercentFormatStyle(unit, locale: locale)
    }
}

extension DecimalConvertible {
    /// Creates a fraction by parsing a percentage: 25 % is 0.25.
    ///
    ///     try Decimal("25,6 %", format: .percent(locale: .germanGermany))         // 0.256
    ///
    /// - Parameter lenient: Whether spellings other than the format's are accepted; see `PercentParseStrategy`.
    /// - Throws: `AmountParseError`; `DecimalConversionError` if the type cannot represent the number.
    public init(_ text: String, format: PercentFormatStyle<Self>, lenient: Bool = true) throws {
        self = try PercentParseStrategy(format: format, lenient: lenient).parse(text)
    }
}
