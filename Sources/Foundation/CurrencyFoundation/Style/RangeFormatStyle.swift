import CurrencyParsing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Formats ranges with another format for both ends.
///
///     (1...3).formatted(.range(of: .currency(.euro, locale: .germanGermany)))                 // "1,00–3,00 €"
///     (0.1...0.25).formatted(.range(of: .percent(locale: .germanGermany)))                    // "10–25 %"
///     let euros = RangeFormatStyle(of: CurrencyFormatStyle<Decimal>(.euro, locale: .germanGermany))
///     try euros.parseStrategy.parse("1,00–3,50 €")                                            // 1...3.5
///
/// Text that both ends share is written once, as LDML specifies.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Miscellaneous_Patterns>.
public struct RangeFormatStyle<Base: RangeableFormatStyle>: FormatStyle where Base.FormatInput: Comparable {
    /// The format of both ends.
    public var base: Base

    /// Creates a format for ranges from the format of their ends.
    public init(of base: Base) {
        self.base = base
    }

    /// Formats the range.
    public func format(_ value: ClosedRange<Base.FormatInput>) -> String {
        let start = base.configuration.scaled(value.lowerBound.decimalValue)
        let end = base.configuration.scaled(value.upperBound.decimalValue)
        if let text = try? base.rangePlan(.ldml).format(from: start, to: end) { return text }
        // LDML has no range with an end that is NaN, which some types order; ICU writes it.
        guard let text = try? base.rangePlan(.icu).format(from: start, to: end) else {
            preconditionFailure("ICU has a range of any two numbers")
        }
        return text
    }

    /// Returns the format for another locale.
    public func locale(_ locale: Locale) -> Self { RangeFormatStyle(of: base.locale(locale)) }
}

/// A format of numbers that can write ranges: `CurrencyFormatStyle`, `DecimalFormatStyle`, `PercentFormatStyle`.
public protocol RangeableFormatStyle: NumberFormatOptions, FormatStyle, ParseableFormatStyle
where FormatInput: DecimalConvertible, FormatOutput == String, Strategy.ParseInput == String {
    /// Returns the engine's plan for ranges, without the scale.
    func rangePlan(_ compatibility: FormatOptions.Compatibility) -> RangePlan
}

extension CurrencyFormatStyle: RangeableFormatStyle {
    /// Returns the engine's plan for ranges of amounts, without the scale.
    public func rangePlan(_ compatibility: FormatOptions.Compatibility) -> RangePlan {
        configuration.currencyStyle(currency).compatibility(compatibility).rangePlan
    }
}

extension DecimalFormatStyle: RangeableFormatStyle {
    /// Returns the engine's plan for ranges of numbers, without the scale.
    public func rangePlan(_ compatibility: FormatOptions.Compatibility) -> RangePlan {
        configuration.decimalStyle().compatibility(compatibility).rangePlan
    }
}

extension PercentFormatStyle: RangeableFormatStyle {
    /// Returns the engine's plan for ranges of percentages, without the scale.
    public func rangePlan(_ compatibility: FormatOptions.Compatibility) -> RangePlan {
        configuration.percentStyle(unit).compatibility(compatibility).rangePlan
    }
}

extension FormatStyle {
    /// Returns a format for ranges, from the format of their ends.
    ///
    ///     (5...10).formatted(.range(of: .currency(.euro, locale: .germanGermany)))    // "5,00–10,00 €"
    public static func range<Base>(of base: Base) -> Self where Self == RangeFormatStyle<Base> {
        RangeFormatStyle(of: base)
    }
}

extension ClosedRange where Bound: DecimalConvertible {
    /// Formats the range.
    ///
    ///     (5...10).formatted(.range(of: .currency(.euro, locale: .germanGermany)))    // "5,00–10,00 €"
    public func formatted<Style: FormatStyle>(_ format: Style) -> Style.FormatOutput
    where Style.FormatInput == ClosedRange<Bound> {
        format.format(self)
    }
}
