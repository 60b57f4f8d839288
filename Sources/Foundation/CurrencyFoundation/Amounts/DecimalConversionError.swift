import CurrencyFormat

/// An error that says why a number does not fit another type. Conversions never round.
public enum DecimalConversionError: Error, Hashable, Sendable {
    /// The number has more significant digits than the type: 38 in `DecimalValue`, 38 or 39 in Foundation's `Decimal`.
    case tooManyDigits
    /// The number is outside the range of the type; `exponent` is that of its last digit.
    case outOfRange(exponent: Int)
    /// The type has no infinities, or no NaN.
    case notFinite
    /// The type has only whole numbers.
    case notWhole
}

extension DecimalConversionError: CustomStringConvertible {
    /// A description of the error in English.
    public var description: String {
        switch self {
        case .tooManyDigits: "the number has more digits than the type"
        case .outOfRange(let exponent): "the number is out of the type's range: exponent \(exponent)"
        case .notFinite: "the type has no infinities, or no NaN"
        case .notWhole: "the number is not whole"
        }
    }
}
