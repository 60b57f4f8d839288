import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A number format with Foundation's modifiers.
public protocol NumberFormatOptions: Hashable, Sendable {
    var configuration: CurrencyFormatConfiguration { get set }
}

extension NumberFormatOptions {
    /// Returns the format with another sign strategy.
    public func sign(strategy: CurrencyFormatConfiguration.SignDisplayStrategy) -> Self { with { $0.sign = strategy } }

    /// Returns the format with another grouping.
    public func grouping(_ grouping: CurrencyFormatConfiguration.Grouping) -> Self { with { $0.grouping = grouping } }

    /// Returns the format with another precision.
    public func precision(_ precision: CurrencyFormatConfiguration.Precision) -> Self {
        with { $0.precision = precision }
    }

    /// Returns the format with the decimal separator shown always, or only before fraction digits.
    public func decimalSeparator(
        strategy: CurrencyFormatConfiguration.DecimalSeparatorDisplayStrategy
    ) -> Self {
        with { $0.decimalSeparator = strategy }
    }

    /// Returns the format with another rounding rule and, if given, an increment.
    public func rounded(
        rule: FloatingPointRoundingRule = .toNearestOrEven, increment: DecimalValue? = nil
    ) -> Self {
        rounded(mode: RoundingMode(rule), increment: increment)
    }

    /// Returns the format with one of the engine's rounding modes, of which there are more than the standard library
    /// has rules.
    public func rounded(mode: RoundingMode, increment: DecimalValue? = nil) -> Self {
        with {
            $0.rounding = mode
            $0.increment = increment
        }
    }

    /// Returns the format that first multiplies amounts by a factor.
    public func scale(_ multiplicand: DecimalValue) -> Self { with { $0.scale = multiplicand } }

    // A literal is a DecimalValue.
    /// Returns the format that first multiplies amounts by the shortest decimal that converts back to the `Double`.
    @_disfavoredOverload
    public func scale(_ multiplicand: Double) -> Self { scale(DecimalValue(multiplicand)) }

    /// Returns the format with compact or standard notation.
    public func notation(_ notation: CurrencyFormatConfiguration.Notation) -> Self { with { $0.notation = notation } }

    /// Returns the format with plain spaces in place of CLDR's no-break spaces, or the other way round.
    ///
    ///     let format = CurrencyFormatStyle<Decimal>(.euro, locale: .germanGermany)
    ///     Decimal(5).formatted(format.spaces(.plain)) == "5,00 €"             // true
    public func spaces(_ spaces: SpaceStyle) -> Self { with { $0.spaces = spaces } }

    /// Returns the format for another locale.
    public func locale(_ locale: CurrencyLocale) -> Self { with { $0.locale = FormatLocale(locale) } }

    /// Returns the format for another locale.
    public func locale(_ locale: LocaleIdentifier) -> Self { with { $0.locale = .identifier(locale) } }

    func with(_ change: (inout CurrencyFormatConfiguration) -> Void) -> Self {
        var result = self
        change(&result.configuration)
        return result
    }
}

extension FormatStyle where Self: NumberFormatOptions {
    // FormatStyle's default leaves the format as it is; this one is more constrained and becomes the witness.
    /// Returns the format for another locale.
    public func locale(_ locale: Locale) -> Self { with { $0.locale = FormatLocale(locale) } }
}

extension RoundingMode {
    /// Creates the mode that corresponds to a standard library rule; there are rules for six of the ten modes.
    public init(_ rule: FloatingPointRoundingRule) {
        self =
            switch rule {
            case .toNearestOrAwayFromZero: .halfUp
            case .toNearestOrEven: .halfEven
            case .up: .ceiling
            case .down: .floor
            case .towardZero: .down
            case .awayFromZero: .up
            @unknown default: .halfEven
            }
    }
}
