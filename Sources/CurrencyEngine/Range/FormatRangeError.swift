/// Why two numbers are no range.
///
/// ECMA-402 has a RangeError for it: nothing lies between something that is not a number and anything else.
public enum FormatRangeError: Error, Hashable, Sendable {
    case startIsNotANumber
    case endIsNotANumber
}
