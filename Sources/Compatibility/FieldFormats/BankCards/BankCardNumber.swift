import FieldEngine

/// The number of a bank card.
///
///     let card = BankCardNumber("3782 822463 10005")
///     card?.digits                    // "378282246310005"
///     card?.formatted                 // "3782 822463 10005"
///     card?.brand                     // .amex
///     card?.hasValidCheckDigit        // true
public struct BankCardNumber: Hashable, Sendable {
    /// The number as ASCII digits.
    public let digits: String

    /// Creates a number from text with digits, spaces and dashes. Returns nil for any other text, or for text without a
    /// digit. Digits of other scripts are converted to ASCII digits.
    public init?(_ text: String) {
        var digits = ""
        for scalar in text.unicodeScalars {
            if let digit = GeneralCategory.decimalDigit(scalar.value) {
                digits.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + digit.value))
            } else if !Self.isSeparator(scalar) {
                return nil
            }
        }
        guard !digits.isEmpty else { return nil }
        self.digits = digits
    }

    /// Whether a scalar separates groups of digits.
    static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        let kind = LenientScalar.kind(scalar.value)
        return kind == .space || kind == .minus
    }

    /// The brand; nil if there are too few digits to tell, or if no brand uses them.
    public var brand: BankCardBrand? { BankCardBrand(firstDigits: digits) }

    /// The digits in groups, as printed on the brand's cards.
    public var formatted: String { Self.formatted(digits, BankCardBrand.spaces(brand)) }

    static func formatted(_ digits: String, _ spaces: [Int]) -> String {
        var text = ""
        for (index, digit) in digits.enumerated() {
            if spaces.contains(index) { text.append(" ") }
            text.append(digit)
        }
        return text
    }

    /// Whether the last digit is the check digit of the others, according to ISO/IEC 7812-1, annex B.
    public var hasValidCheckDigit: Bool {
        var sum = 0
        for (index, digit) in digits.utf8.reversed().enumerated() {
            let value = Int(digit - UInt8(ascii: "0")) * (index % 2 == 0 ? 1 : 2)
            sum += value > 9 ? value - 9 : value
        }
        return sum % 10 == 0
    }

    /// Whether the number of digits is valid for the brand, or is 12 to 19 if the brand is not known.
    public var hasValidLength: Bool { (brand?.lengths ?? 12...19).contains(digits.utf8.count) }
}
