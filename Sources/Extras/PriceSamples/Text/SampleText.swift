import CurrencyFormat
import PackedTables

// The digits of the amount decide how a text is divided:
//
//     text            amount      before   integer   decimal   fraction   after
//     1,23 lei        1.23                 1         ,         23         " lei"
//     US$1,234        1234        US$      1,234
//     -¥1,234.50      -1234.5     -¥       1,234     .         50
//
// The amount shows where the fraction begins: as many digits as it has before its point are integer digits.

/// A sample's text, divided into its number and the text around it.
struct SampleText {
    /// The text's UTF-8.
    let bytes: [UInt8]
    /// From the start of the first digit to the end of the last.
    let number: Range<Int>
    /// The scalar of the digit zero.
    let zero: UInt32
    let fractionDigits: Int
    let integerDigits: Int
    /// How the amount is rounded to these digits; the default if nothing is rounded.
    let rounding: RoundingMode
    /// The separator before the fraction, if there is one.
    private(set) var decimal: [UInt8]?
    /// The grouping separator, if there is one.
    private(set) var group: [UInt8]?
    /// The number of digits in each group, from left to right. Without separators, there is one group.
    private(set) var groups: [Int] = []
    /// The text around the number, with plain spaces and without direction marks; a zero byte represents the
    /// number.
    let around: [UInt8]
    /// The text with plain spaces and without direction marks.
    let plain: [UInt8]

    /// A digit or a run of other characters, and its position.
    private struct Digit {
        let value: UInt8
        let range: Range<Int>
    }

    /// - Parameter rounding: The mode that is tried first.
    init(_ sample: PriceSample, _ rounding: RoundingMode) throws(PriceSampleError) {
        guard sample.amount.isFinite else { throw .otherAmount(sample.amount) }
        let bytes = Array(sample.text.utf8)
        let (digits, zero) = try Self.digits(of: sample.text)
        guard let first = digits.first, let last = digits.last else { throw .noNumber }
        let values = digits.map(\.value)
        guard let (fraction, rounding) = Self.fraction(values, sample.amount, rounding) else {
            throw .otherAmount(sample.amount)
        }
        self.bytes = bytes
        number = first.range.lowerBound..<last.range.upperBound
        self.zero = zero
        fractionDigits = fraction
        integerDigits = values.count - fraction
        self.rounding = rounding
        plain = PlainText.of(bytes)
        around =
            PlainText.of(Array(bytes[..<number.lowerBound])) + [0] + PlainText.of(Array(bytes[number.upperBound...]))
        try findSeparators(digits)
    }

    private mutating func findSeparators(_ digits: [Digit]) throws(PriceSampleError) {
        groups = [1]
        for index in 1..<max(1, digits.count) {
            let between = digits[index - 1].range.upperBound..<digits[index].range.lowerBound
            if index == integerDigits {
                if between.isEmpty { throw .separator(offset: between.lowerBound) }
                decimal = Array(bytes[between])
            } else if !between.isEmpty {
                let separator = Array(bytes[between])
                guard index < integerDigits, group == nil || group == separator else {
                    throw .separator(offset: between.lowerBound)
                }
                group = separator
                groups.append(1)
            } else if index < integerDigits {
                groups[groups.count - 1] += 1
            }
        }
        if let decimal, decimal == group { throw .separator(offset: number.lowerBound) }
    }

    private static func digits(of text: String) throws(PriceSampleError) -> ([Digit], zero: UInt32) {
        var digits: [Digit] = []
        var zero: UInt32 = 0x30
        var offset = 0
        for scalar in text.unicodeScalars {
            let end = offset + UTF8.width(scalar)
            if let digit = GeneralCategory.decimalDigit(scalar.value) {
                if !digits.isEmpty, digit.zero != zero { throw .separator(offset: offset) }
                zero = digit.zero
                digits.append(Digit(value: digit.value, range: offset..<end))
            }
            offset = end
        }
        return (digits, zero)
    }

    /// The number of digits in the amount's fraction, and how the amount was rounded.
    private static func fraction(
        _ digits: [UInt8], _ amount: DecimalValue, _ rounding: RoundingMode
    ) -> (Int, RoundingMode)? {
        for rounding in [rounding, .halfEven, .halfUp, .down, .up] {
            for count in 0..<min(digits.count, 20) where spelled(amount, count, rounding) == digits {
                return (count, rounding)
            }
        }
        return nil
    }

    /// The digits of the amount's magnitude with a number of fraction digits.
    private static func spelled(_ amount: DecimalValue, _ count: Int, _ rounding: RoundingMode) -> [UInt8] {
        var digits: [UInt8] = []
        var fraction = -1
        for byte in amount.magnitude.rounded(toFractionDigits: count, rounding).plainText.utf8 {
            if byte == UInt8(ascii: ".") {
                fraction = 0
            } else {
                digits.append(byte & 15)
                if fraction >= 0 { fraction += 1 }
            }
        }
        return digits + Array(repeating: 0, count: max(0, count - max(0, fraction)))
    }
}
