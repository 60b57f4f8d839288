import CurrencyCore

// Reads all numbers that are read from left to right: digits, with separators between them. A policy decides which
// characters are digits and separators, and which of them are errors:
//
//     PlanSeparators          the digits and separators that a plan writes             "1.234,50"
//     ConventionSeparators    all digits, and the separators of a convention           "1 234,5", "١٬٢٣٤"
//     AnySeparators           all digits and separators, as far as the number goes     "12.05.2024"
//
// FormatPlan+ReadNumber reads the usual amounts from the end, in fewer instructions.

/// An element of a number.
package enum NumberElement {
    /// A digit from 0 to 9.
    case digit(UInt8)
    case decimal
    case group
    /// An invisible character.
    case mark
}

/// Decides which characters are the digits and separators of a number.
package protocol NumberPolicy {
    /// Whether the digits are kept as a number, which may have too many.
    static var keepsDigits: Bool { get }
    /// The next element, and its length in bytes; nil at the end of the number.
    static func element(
        of scan: inout NumberScan<Self>
    ) throws(AmountParseError) -> (element: NumberElement, length: Int)?
}

/// A number, as far as it has been read.
package struct NumberScan<Policy: NumberPolicy> {
    package let text: UnsafeBufferPointer<UInt8>
    package var policy: Policy
    var digits = DigitReader()
    /// The end of the number.
    package private(set) var end: Int
    package private(set) var integerDigits = 0
    var fractionDigits = 0
    var hasDecimal = false
    /// The start of the fraction, after the decimal separator.
    private(set) var fractionStart = 0
    /// The number of grouping separators, and of integer digits after the last one.
    package private(set) var groups = 0
    package private(set) var sinceSeparator = 0
    package private(set) var startsWithZero = false

    package init(_ text: UnsafeBufferPointer<UInt8>, at start: Int, _ policy: Policy) {
        self.text = text
        self.policy = policy
        end = start
    }

    /// Reads to the end of the number.
    ///
    /// - Throws: `tooManyDigits` if there is no room for a digit, and the errors of the policy.
    package mutating func read() throws(AmountParseError) {
        while let (element, length) = try Policy.element(of: &self) {
            switch element {
            case .digit(let digit): try take(digit)
            case .decimal:
                hasDecimal = true
                fractionStart = end + length
            case .group:
                groups += 1
                sinceSeparator = 0
            case .mark: break
            }
            end += length
        }
    }

    private mutating func take(_ digit: UInt8) throws(AmountParseError) {
        if !hasDigits { startsWithZero = digit == 0 && !hasDecimal }
        if hasDecimal {
            fractionDigits += 1
        } else {
            integerDigits += 1
            sinceSeparator += 1
        }
        if Policy.keepsDigits, !(hasDecimal ? digits.appendFraction(digit) : digits.appendInteger(digit)) {
            throw AmountParseError(.tooManyDigits, at: end, expected: .fewerDigits)
        }
    }

    var hasDigits: Bool { integerDigits + fractionDigits > 0 }
}
