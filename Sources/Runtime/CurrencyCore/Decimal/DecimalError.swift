/// An error that says why a decimal could not be created, converted or rounded.
public enum DecimalError: Error, Hashable, Sendable {
    /// The text is not a decimal number. `offset` counts UTF-8 bytes from the start of the text.
    case unexpectedText(offset: Int, expected: ExpectedText)
    /// The number has more than 38 significant digits. `offset` is that of the first digit that does not fit, or `nil`
    /// if the number did not come from text.
    case tooManyDigits(offset: Int?)
    /// The exponent is below `DecimalValue.minimumExponent`, or the number is above 10 to the power of
    /// `DecimalValue.maximumExponent`. `exponent` is that of the last written digit. `offset` is that of the number's
    /// first digit, or `nil` if the number did not come from text.
    case outOfRange(exponent: Int, offset: Int?)
    /// The number is NaN or an infinity, which have no minor units and cannot be used in calculations.
    case notFinite
    /// The number has digits other than zero after `scale` decimal places.
    case inexact(scale: Int)
    /// The number of minor units with `scale` decimal places does not fit the integer type.
    case integerOverflow(scale: Int)
    /// A rounding increment must be in 1...9223372036854775807.
    case incrementOutOfRange(UInt64)
    case divisionByZero
    /// The decimal expansion of the quotient does not end, like that of a third.
    case endlessQuotient

    /// What was expected next in a decimal's text.
    public enum ExpectedText: Hashable, Sendable {
        /// A sign, a digit, `NaN` or `Infinity`.
        case number
        /// A digit, or `Infinity` after a sign.
        case digitOrInfinity
        /// A digit of the fraction or the exponent.
        case digit
        /// A sign or a digit of the exponent.
        case signOrDigit
        /// The rest of the word `NaN` or `Infinity`.
        case restOfWord
        /// Nothing more.
        case end
    }
}

extension DecimalError: CustomStringConvertible {
    /// A description of the error in English.
    public var description: String {
        switch self {
        case .unexpectedText(let offset, let expected):
            "expected \(expected.description) at byte \(offset)"
        case .tooManyDigits(.some(let offset)):
            "more than \(DecimalValue.maximumDigits) significant digits at byte \(offset)"
        case .tooManyDigits(.none):
            "more than \(DecimalValue.maximumDigits) significant digits"
        case .outOfRange(let exponent, .some(let offset)):
            "the number at byte \(offset) is out of range: exponent \(exponent)"
        case .outOfRange(let exponent, .none):
            "the number is out of range: exponent \(exponent)"
        case .notFinite:
            "the number is not finite"
        case .inexact(let scale):
            "the number has more than \(scale) decimal places"
        case .integerOverflow(let scale):
            "the number with \(scale) decimal places does not fit the integer"
        case .incrementOutOfRange(let increment):
            "the rounding increment \(increment) is not in 1...\(Int64.max)"
        case .divisionByZero:
            "division by zero"
        case .endlessQuotient:
            "the quotient never ends: use divided(by:fractionDigits:)"
        }
    }
}

extension DecimalError.ExpectedText: CustomStringConvertible {
    /// What was expected, in English.
    public var description: String {
        switch self {
        case .number: "a sign, a digit, NaN or Infinity"
        case .digitOrInfinity: "a digit or Infinity"
        case .digit: "a digit"
        case .signOrDigit: "a sign or a digit"
        case .restOfWord: "the rest of the word"
        case .end: "the end"
        }
    }
}
