/// An error that says why cutoffs cannot be used.
public enum CutoffError: Error, Hashable, Sendable {
    /// The text is not a number pattern.
    case pattern(NumberFormatPatternError)
    /// A pattern with ‰ would show a thousandth as a hundredth.
    case perMille(pattern: String)
    /// Decimal places must be in 0...100.
    case decimalPlacesOutOfRange(Int)
    /// The pattern's decimal places differ from the given ones; nil if it counts significant digits.
    case decimalPlacesDisagree(Int, pattern: String, decimals: Int?)
    /// A minimum must not be negative, because cutoffs compare absolute values.
    case negativeMinimum(DecimalValue)
    /// NaN and infinity cannot be a minimum.
    case minimumNotFinite(DecimalValue)
    /// The unit by which numbers are divided must be above zero.
    case unitNotPositive(DecimalValue)
    /// Numbers would be divided, but no symbol would show this.
    case emptySymbol(unit: DecimalValue)
    /// Two different cutoffs begin at the same value.
    case sameMinimum(DecimalValue)
    /// No cutoff begins at zero; nil if there are no cutoffs at all.
    case noneForZero(least: DecimalValue?)
    /// The same symbol stands for two units.
    case ambiguousSymbol(String, units: [DecimalValue])
}

extension CutoffError: CustomStringConvertible {
    /// A description of the error in English.
    public var description: String {
        switch self {
        case .pattern(let error): "the pattern cannot be read: \(error)"
        case .perMille(let pattern): "the pattern \"\(pattern)\" counts in thousandths"
        case .decimalPlacesOutOfRange(let places): "\(places) decimal places, expected 0 to 100"
        case .decimalPlacesDisagree(let places, let pattern, let decimals):
            "\(places) decimal places, but the pattern \"\(pattern)\" has "
                + (decimals.map { "\($0)" } ?? "no fixed number")
        case .negativeMinimum(let minimum): "the minimum \(minimum) is negative, expected an absolute value"
        case .minimumNotFinite(let minimum): "the minimum \(minimum) is not a finite number"
        case .unitNotPositive(let unit): "the unit \(unit) is not above zero"
        case .emptySymbol(let unit): "no symbol for the unit \(unit)"
        case .sameMinimum(let minimum): "two different cutoffs begin at \(minimum)"
        case .noneForZero(let least):
            least.map { "no cutoff for zero: the least begins at \($0)" } ?? "no cutoffs, expected one for zero"
        case .ambiguousSymbol(let symbol, let units):
            "the symbol \"\(symbol)\" stands for \(units.map { "\($0)" }.joined(separator: " and "))"
        }
    }
}
