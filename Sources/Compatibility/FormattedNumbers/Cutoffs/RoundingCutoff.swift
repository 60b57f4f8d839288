/// The digits of numbers at and above a magnitude.
///
///     let cents = try RoundingCutoff(minimum: 0, pattern: "¤#,##0.00")
///     let whole = try RoundingCutoff(minimum: 100, decimalPlaces: 0)
///     whole.pattern.text      // "¤#,##0"
///
/// The pattern has LDML's syntax. Money uses the whole pattern. Percentages and quantities use only the number in a
/// pattern with ¤, and percentages put their sign after the number unless the pattern has one. The pattern never
/// multiplies, because a percentage counts hundredths anyway.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Format_Patterns>.
public struct RoundingCutoff: Hashable, Sendable {
    /// The smallest absolute value that the cutoff applies to, in the unit that is shown: hundredths for percentages,
    /// and thousands for numbers that are abbreviated to thousands.
    public let minimum: DecimalValue
    /// The digits and, for money, the text around them.
    public let pattern: NumberFormatPattern

    /// Creates a cutoff with a pattern.
    ///
    ///     try RoundingCutoff(minimum: 0, pattern: "0.#0")     // throws CutoffError.pattern
    ///
    /// - Throws: `CutoffError` for a minimum that is negative or not finite, and for a pattern that cannot be read.
    public init(minimum: DecimalValue, pattern: String) throws(CutoffError) {
        try Self.check(minimum)
        do throws(NumberFormatPatternError) {
            self.pattern = try NumberFormatPattern(pattern)
        } catch {
            throw .pattern(error)
        }
        if self.pattern.scale == 3 { throw .perMille(pattern: pattern) }
        self.minimum = minimum
    }

    /// Creates a cutoff with at most `decimalPlaces` decimals and groups of three digits.
    ///
    /// - Throws: `CutoffError` for a minimum that is negative or not finite, and for decimal places that are not in
    ///   0...100.
    public init(minimum: DecimalValue, decimalPlaces: Int) throws(CutoffError) {
        guard (0...100).contains(decimalPlaces) else { throw .decimalPlacesOutOfRange(decimalPlaces) }
        let decimals = decimalPlaces == 0 ? "" : "." + String(repeating: "#", count: decimalPlaces)
        try self.init(minimum: minimum, pattern: "¤#,##0" + decimals)
    }

    /// Creates a cutoff with decimal places and a pattern, which must agree.
    ///
    ///     let pattern = "¤#,##0.##"
    ///     try RoundingCutoff(minimum: 100, decimalPlaces: 1, pattern: pattern)  // throws CutoffError.decimalPlacesDisagree
    ///
    /// - Throws: `CutoffError`, including if the pattern has different decimals.
    public init(minimum: DecimalValue, decimalPlaces: Int, pattern: String) throws(CutoffError) {
        try self.init(minimum: minimum, pattern: pattern)
        let decimals = self.decimalPlaces
        guard decimals == decimalPlaces else {
            throw .decimalPlacesDisagree(decimalPlaces, pattern: pattern, decimals: decimals)
        }
    }

    static func check(_ minimum: DecimalValue) throws(CutoffError) {
        guard minimum.isFinite else { throw .minimumNotFinite(minimum) }
        if minimum.isNegative, !minimum.isZero { throw .negativeMinimum(minimum) }
    }
}

extension RoundingCutoff {
    /// The maximum number of decimals that the pattern shows; nil if it counts significant digits.
    public var decimalPlaces: Int? {
        switch pattern.precision {
        case .fraction(let digits): digits.upperBound
        case .increment(_, let scale): scale
        default: nil
        }
    }

    /// The number as the pattern shows it.
    func rounded(_ number: DecimalValue, _ mode: RoundingMode) -> DecimalValue {
        switch pattern.precision {
        case .fraction(let digits):
            return number.roundingToWrite(toFractionDigits: digits.upperBound, mode).value
        case .significant(let digits):
            return number.rounded(toSignificantDigits: digits.upperBound, mode)
        case .increment(let step, let scale):
            return number.multipleToWrite(of: UInt64(max(1, step)), scale: scale, mode)
        default:
            return number
        }
    }
}
