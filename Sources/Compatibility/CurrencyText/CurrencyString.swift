import CurrencyCore

/// The requirements of text fields for their text.
///
/// It has the names of CurrencyText's protocol.
public protocol CurrencyString {
    /// Whether there is no digit other than zero.
    var representsZero: Bool { get }
    /// Whether there is a digit.
    var hasNumbers: Bool { get }
    /// The offset in characters from the end of the text to the end of its last number: 0 or less; nil if there is no
    /// number.
    var lastNumberOffsetFromEnd: Int? { get }
    /// Returns only the digits, as ASCII digits.
    func numeralFormat() -> String
    /// Inserts a point before the last `decimalDigits` characters.
    mutating func updateDecimalSeparator(decimalDigits: Int)
}

extension String: CurrencyString {
    /// The ASCII minus sign.
    public static var negativeSymbol: String { "-" }

    /// Whether there is no digit other than zero; true for a text without digits.
    ///
    ///     "€0.00".representsZero          // true
    ///     "٠٫٥٠".representsZero           // false
    public var representsZero: Bool { numeralFormat().allSatisfy { $0 == "0" } }

    /// Whether there is a decimal digit, of any script.
    ///
    ///     "R$".hasNumbers                 // false
    public var hasNumbers: Bool { unicodeScalars.contains { GeneralCategory.isDecimalDigit($0.value) } }

    /// The offset in characters from the end of the text to the end of its last number: 0 or less; nil if there is no
    /// number.
    ///
    /// As in CurrencyText, `Character.isNumber` decides what a number is. This includes ½ and 五, which are not decimal
    /// digits.
    ///
    ///     "12,50 €".lastNumberOffsetFromEnd       // -2
    ///     "€12.50".lastNumberOffsetFromEnd        // 0
    public var lastNumberOffsetFromEnd: Int? {
        lastIndex { $0.isNumber }.map { distance(from: endIndex, to: index(after: $0)) }
    }

    /// Returns only the decimal digits, with those of other scripts as ASCII digits.
    ///
    ///     "-€1,234.50".numeralFormat()        // "123450"
    ///     "١٬٢٣٤٫٥٠ €".numeralFormat()        // "123450"
    public func numeralFormat() -> String {
        var digits = ""
        for scalar in unicodeScalars {
            if let digit = GeneralCategory.decimalDigit(scalar.value) { digits.append(asciiDigit: digit.value) }
        }
        return digits
    }

    /// Inserts a point before the last `decimalDigits` characters. A shorter text does not change, and no text changes
    /// if `decimalDigits` is not above zero.
    ///
    ///     var text = "14349"
    ///     text.updateDecimalSeparator(decimalDigits: 2)
    ///     text                                // "143.49"
    public mutating func updateDecimalSeparator(decimalDigits: Int) {
        guard decimalDigits > 0, let place = index(endIndex, offsetBy: -decimalDigits, limitedBy: startIndex)
        else { return }
        insert(".", at: place)
    }
}

extension String {
    mutating func append(asciiDigit value: UInt8) {
        unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + value))
    }
}
