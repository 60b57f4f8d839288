import CurrencyCore
import LDMLSyntax

/// A resolved precision and the way it is applied.
///
///     rule              rounds at                             shows at least
///     fraction          the last digit of the maximum         the minimum of fraction digits
///     significant       the last digit of the maximum         the fraction digits that the minimum needs
///     both, more        the lower of these two places         the minimum of the limit that decided
///     both, less        the higher of these two places        the same
///     increment         multiples of the increment            as many fraction digits as the scale
///
/// Limits are clamped to 0...100 fraction digits and 1...100 significant digits, ECMA-402's bounds.
@usableFromInline
package struct DigitRule: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case fraction, significant, bothMore, bothLess, increment, unlimited
    }

    package var kind = Kind.fraction
    package var minimumFraction = 0
    @usableFromInline package var maximumFraction = 0
    package var minimumSignificant = 1
    package var maximumSignificant = 1
    /// For `bothMore` and `bothLess`: whether both minimums apply, whichever limit decided.
    package var keepsBothMinimums = false
    /// The step, in units of the last of `maximumFraction` fraction digits; 0 for no step.
    package var increment: UInt64 = 0
    package var trailingZeros = TrailingZeroDisplay.auto
    /// How many fraction digits a whole number keeps with `stripIfInteger`: 0, or those of the first rounding where ICU
    /// rounds twice.
    var strippedMinimum = 0

    package static let limit = PatternDigits.limit

    /// Compact notation's default: no fraction digits, or two significant digits if that gives more.
    static var compact: DigitRule {
        DigitRule(.bothMinimums(fraction: 0...0, significant: 1...2, .morePrecision))
    }

    package init(_ precision: NumberPrecision) {
        switch precision {
        case .fraction(let range):
            setFraction(range)
            if range.upperBound == .max { kind = .unlimited }
        case .significant(let range):
            kind = .significant
            setSignificant(range)
        case .both(let fraction, let significant, let priority):
            setBoth(fraction, significant, priority)
        case .bothMinimums(let fraction, let significant, let priority):
            setBoth(fraction, significant, priority)
            keepsBothMinimums = true
        case .increment(let step, let scale):
            setFraction(scale...scale)
            increment = UInt64(max(0, step))
            kind = increment > 1 ? .increment : .fraction
        case .unlimited:
            kind = .unlimited
        }
    }

    private mutating func setBoth(
        _ fraction: ClosedRange<Int>, _ significant: ClosedRange<Int>, _ priority: RoundingPriority
    ) {
        kind = priority == .morePrecision ? .bothMore : .bothLess
        setFraction(fraction)
        setSignificant(significant)
    }

    private mutating func setFraction(_ range: ClosedRange<Int>) {
        minimumFraction = min(max(0, range.lowerBound), Self.limit)
        maximumFraction = min(max(0, range.upperBound), Self.limit)
    }

    private mutating func setSignificant(_ range: ClosedRange<Int>) {
        minimumSignificant = min(max(1, range.lowerBound), Self.limit)
        maximumSignificant = min(max(1, range.upperBound), Self.limit)
    }

    /// Whether every number has the same count of fraction digits.
    package var isFixed: Bool {
        kind == .fraction && minimumFraction == maximumFraction && trailingZeros != .stripIfInteger
    }
}

extension DigitRule {
    /// Returns the rounded number, and the fewest fraction digits to show.
    func apply(_ number: DecimalValue, _ mode: RoundingMode) -> (rounded: DecimalValue, minimumFraction: Int) {
        guard number.isFinite else { return (number, 0) }
        var (rounded, minimum) = round(number, mode)
        if trailingZeros != .auto { adjustMinimum(&minimum, number, rounded) }
        if minimum < 0 { minimum = 0 }
        if rounded.isZero { rounded = rounded.isNegative ? DecimalValue.zero.negated : .zero }
        return (rounded, minimum)
    }

    private func round(_ number: DecimalValue, _ mode: RoundingMode) -> (DecimalValue, Int) {
        switch kind {
        case .fraction:
            return (number.roundingToWrite(toFractionDigits: maximumFraction, mode).value, minimumFraction)
        case .significant:
            let rounded = number.rounded(toSignificantDigits: maximumSignificant, mode)
            return (rounded, minimumSignificantPlaces(rounded))
        case .bothMore, .bothLess:
            return roundBoth(number, mode)
        case .increment:
            return (number.multipleToWrite(of: increment, scale: maximumFraction, mode), minimumFraction)
        case .unlimited:
            return (number, minimumFraction)
        }
    }

    /// Adjusts the fewest fraction digits if they depend on the trailing zeros of the number.
    // Not inlined, because few amounts need it: budget thirty-digits.
    @inline(never)
    private func adjustMinimum(_ minimum: inout Int, _ number: DecimalValue, _ rounded: DecimalValue) {
        if trailingZeros == .stripIfInteger {
            if rounded.isInteger { minimum = strippedMinimum }
            return
        }
        let significant = maximumSignificant - 1 - rounded.magnitudeExponent
        let most =
            switch kind {
            case .fraction, .increment: maximumFraction
            case .significant: significant
            case .bothMore: max(maximumFraction, significant)
            case .bothLess: min(maximumFraction, significant)
            case .unlimited: Self.limit
            }
        minimum = max(minimum, min(0 - number.exponent, most))
    }

    /// The fraction digits that the minimum of significant digits requires.
    private func minimumSignificantPlaces(_ number: DecimalValue) -> Int {
        minimumSignificant - 1 - number.magnitudeExponent
    }

    /// Rounds by both limits. Places count from the decimal point to the right, so the larger place keeps more digits.
    private func roundBoth(_ number: DecimalValue, _ mode: RoundingMode) -> (DecimalValue, Int) {
        let magnitude = number.magnitudeExponent
        var significantPlace = maximumSignificant - 1 - magnitude
        let fractionPlace = maximumFraction
        let place =
            kind == .bothMore ? max(fractionPlace, significantPlace) : min(fractionPlace, significantPlace)
        let rounded = number.roundingToWrite(toFractionDigits: place, mode).value
        // 99.9 became 100, so the significant digits now end one place further left.
        if !rounded.isZero, rounded.magnitudeExponent != magnitude, fractionPlace == significantPlace {
            significantPlace -= 1
        }
        let significantMinimum = minimumSignificantPlaces(rounded)
        if keepsBothMinimums { return (rounded, max(minimumFraction, significantMinimum)) }
        let significantDecides = (significantPlace >= fractionPlace) == (kind == .bothMore)
        return (rounded, significantDecides ? significantMinimum : minimumFraction)
    }
}

extension DecimalValue {
    /// The power of ten of the first digit; 0 for zero.
    package var magnitudeExponent: Int { isZero ? 0 : coefficient.digitCount - 1 + exponent }

    /// Whether all fraction digits are zeros.
    var isInteger: Bool {
        exponent >= 0 || roundingToWrite(toFractionDigits: 0, .down).isExact
    }
}
