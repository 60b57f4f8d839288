import CurrencyCore

/// What text fields need from their text.
///
/// The names are those of CurrencyText's protocol.
public protocol CurrencyString {
    /// Whether there is no digit other than zero.
    var representsZero: Bool { get }
    /// Whether there is a digit.
    var hasNumbers: Bool { get }
    /// Where the last number ends, counted in characters back from the end: 0 or less; nil without a number.
    var lastNumberOffsetFromEnd: Int? { get }
    /// Returns the digits alone, as ASCII digits.
    func numeralFormat() -> String
    /// Inserts a point before the last `decimalDigits` characters.
    mutating func updateDecimalSeparator(decimalDigits: Int)
}

extension String: CurrencyString {
    /// The minus sign of ASCII.
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

    /// Where the last number ends, counted in characters back from the end: 0 or less; nil without a number.
    ///
    /// Numbers are those of `Character.isNumber`, as in CurrencyText: ½ and 五 too, which are no decimal digits.
    ///
    ///     "12,50 €".lastNumberOffsetFromEnd       // -2
    ///     "€12.50".lastNumberOffsetFromEnd        // 0
    public var lastNumberOffsetFromEnd: Int? {
        lastIndex { $0.isNumber }.map { distance(from: endIndex, to: index(after: $0)) }
    }

    /// Returns the decimal digits alone. Those of other scripts are written as ASCII digits.
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

    /// Inserts a point before the last `decimalDigits` characters. A shorter text stays as it is, and so does any text
    /// where `decimalDigits` is not above zero.
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
