import CurrencyCore
import CurrencyEngine

/// Reads digits one by one into a coefficient of up to 38 digits.
///
/// Leading zeros do not count. From the 39th digit on, zeros of the integer raise the exponent, and zeros of the
/// fraction are dropped. Any other digit is one too many.
struct DigitReader {
    /// The first nineteen digits and the next nineteen, each as a number.
    private var upper: UInt64 = 0
    private var lower: UInt64 = 0
    private var lowerCount = 0
    /// The number of digits from the first nonzero one on.
    private(set) var significant = 0
    private var exponent = 0

    private static var half: Int { 19 }

    /// Appends a digit from 0 to 9; returns false if there is no room for it.
    mutating func appendInteger(_ digit: UInt8) -> Bool {
        if append(digit) { return true }
        exponent += 1
        return digit == 0
    }

    /// Appends a digit after the decimal separator; returns false if there is no room for it.
    mutating func appendFraction(_ digit: UInt8) -> Bool {
        // Zeros before the first significant digit count as fraction digits.
        if append(digit) {
            exponent -= 1
            return true
        }
        return digit == 0
    }

    private mutating func append(_ digit: UInt8) -> Bool {
        if significant == 0, digit == 0 { return true }
        guard significant < 2 * Self.half else { return false }
        significant += 1
        if significant <= Self.half {
            upper = upper * 10 + UInt64(digit)
        } else {
            lower = lower * 10 + UInt64(digit)
            lowerCount += 1
        }
        return true
    }

    var isZero: Bool { significant == 0 }

    /// The number times a power of ten; nil if it is beyond the limits of decimals.
    func value(isNegative: Bool, scaledBy power: Int) -> DecimalValue? {
        let product = upper.multipliedFullWidth(by: PowersOfTen.ten(lowerCount))
        let (low, carry) = product.low.addingReportingOverflow(lower)
        let coefficient = DecimalValue.Coefficient(high: product.high + (carry ? 1 : 0), low: low)
        // A zero has no magnitude to scale.
        let exponent = isZero ? max(exponent, DecimalValue.minimumExponent) : exponent + power
        return try? DecimalValue(isNegative: isNegative, coefficient: coefficient, exponent: exponent)
    }
}

extension DigitShapes {
    /// The value of a digit whose `count` bytes are in a word, the first one lowest; more than 9 if they are not a digit.
    // Unchecked: budget strict-parsing-of-bengali-digits.
    func value(of word: UInt32) -> UInt32 {
        // Digits differ only in their last byte. The rotation moves its difference to the lowest byte; a difference in
        // any other byte makes the result exceed 9.
        let difference = word &- zero
        let shift = UInt32(truncatingIfNeeded: 8 &* (count &- 1))
        return difference &>> shift | difference &<< (32 &- shift)
    }

    /// The digit at an offset, which has `count` bytes; nil if there is none.
    func read(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, storage: PlanStorage) -> UInt8? {
        guard offset + count <= text.count else { return nil }
        var word: UInt32 = 0
        for index in 0..<count { word |= UInt32(text[offset + index]) << UInt32(8 * index) }
        guard let table else {
            let digit = value(of: word)
            return digit <= 9 ? UInt8(digit) : nil
        }
        return (0..<10).first { digit in
            let shape = table + 4 * Int(digit)
            return (0..<4).allSatisfy { storage[shape + $0] == UInt8(truncatingIfNeeded: word >> UInt32(8 * $0)) }
        }
    }
}
