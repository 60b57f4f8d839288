import CurrencyCore

/// The reason why two numbers cannot be written as a range.
///
/// ECMA-402 throws a RangeError if either end is not a number.
public enum FormatRangeError: Error, Hashable, Sendable {
    /// The start of the range is NaN.
    case startIsNotANumber
    /// The end of the range is NaN.
    case endIsNotANumber
    /// The style's data, a slice, lacks what the style or its ranges need.
    case data(CurrencyDataError)
}

extension FormatRangeError: CustomStringConvertible {
    /// The error as text, in English.
    public var description: String {
        switch self {
        case .startIsNotANumber: "the start of the range is NaN, expected a number"
        case .endIsNotANumber: "the end of the range is NaN, expected a number"
        case .data(let error): error.description
        }
    }
}
