import CurrencyCore

// ICU evaluates plural rules with binary floating-point numbers (DecimalQuantity::getPluralOperand):
//
//     n        the number as a Double
//     i        its last 18 integer digits, then as a Double
//     f, t     their first digits until the number is above 10^18, then as a Double
//
// Numbers of up to 15 digits stay exact. With more digits, 2^53 + 1 is even, 10^18 has i = 0, and
// 1.00000000000000000001 is 1. Such numbers may match two rules; ICU then uses the category whose name comes first.

extension PluralOperands {
    /// Makes the operands of a number that is shown with `fractionDigits` fraction digits.
    ///
    /// - Parameters:
    ///   - shown: The number, already rounded. In compact notation, it is the number in front of the word: 1.2 in
    ///     "1.2M". Its sign is ignored.
    ///   - fractionDigits: How many fraction digits are shown. Any further digits of the number count too, unless
    ///     they are zeros.
    ///   - compactExponent: The power of ten that a compact pattern stands for: 6 for "1.2M".
    ///   - compatibility: Under `icu`, the operands of numbers with more than 15 digits are rounded as in ICU.
    public init(
        _ shown: DecimalValue, fractionDigits: Int, compactExponent: Int = 0,
        compatibility: FormatOptions.Compatibility = .ldml
    ) {
        self.init(exactly: shown, fractionDigits: fractionDigits, compactExponent: compactExponent)
        if compatibility == .icu { followICU() }
    }

    /// Rounds the operands as ICU does. If n has more than 128 bits, it stays exact.
    private mutating func followICU() {
        guard integer.coefficient.digitCount + integer.zeros + fractionDigits > 15 else { return }
        if let number = roundedNumber {
            (self.number, numberHasFraction) = number
        }
        integer = Self.binary(integer.remainder(dividingBy: 1_000_000_000_000_000_000))
        fraction = Self.binary(Self.leadingDigits(of: fraction))
        // Cutting digits off may leave zeros at the end.
        let digits = DecimalValue.Coefficient(Self.leadingDigits(of: fractionWithoutZeros)).strippingTrailingZeros()
        fractionWithoutZeros = Self.binary(digits.coefficient.low)
        isBinary = true
    }

    /// The `Double` nearest to a whole number. The number is at most 10^19 + 9, which is far below 2^64.
    private static func binary(_ value: UInt64) -> WholeNumber {
        // `init(exactly:)` calls rounding functions of libm, which programs without Foundation do not link.
        WholeNumber(coefficient: .init(UInt64(Double(value))), zeros: 0)
    }

    private static func leadingDigits(of number: WholeNumber) -> UInt64 {
        let limit = DecimalValue.Coefficient(1_000_000_000_000_000_000)
        let coefficient = number.coefficient
        if coefficient.isZero { return 0 }
        var dropped = max(0, coefficient.digitCount + number.zeros - 19)
        // Keep one more digit if the first nineteen are 10^18, which is not above 10^18.
        if dropped > 0, leading(coefficient, 19) == limit { dropped -= 1 }
        let kept = coefficient.digitCount + number.zeros - dropped
        return leading(coefficient, kept).low
    }

    /// The first digits of a number, padded with zeros if it has fewer. `count` is at most 20.
    private static func leading(_ number: DecimalValue.Coefficient, _ count: Int) -> DecimalValue.Coefficient {
        let digits = number.digitCount
        if digits > count { return number.quotientAndRemainder(dividingByPowerOfTen: digits - count).quotient }
        // Twenty digits always fit.
        return number.multipliedReportingOverflow(byPowerOfTen: count - digits).partialValue
    }

    /// n as the nearest Double; nil if that has more than 128 bits.
    private var roundedNumber: (WholeNumber, hasFraction: Bool)? {
        let (whole, overflow) = number.coefficient.multipliedReportingOverflow(byPowerOfTen: number.zeros)
        if overflow { return nil }
        let bits = whole.high == 0 ? 64 - whole.low.leadingZeroBitCount : 128 - whole.high.leadingZeroBitCount
        if bits <= 53 {
            let value = Double(whole.low) + fractionAsDouble
            let floor = UInt64(value)
            return (WholeNumber(coefficient: .init(floor), zeros: 0), Double(floor) != value)
        }
        let rounded = Self.rounded(whole, droppingBits: bits - 53, isMore: numberHasFraction)
        return rounded.map { (WholeNumber(coefficient: $0, zeros: 0), false) }
    }

    /// The fraction. If it is within a last bit of a whole number, the sum may be rounded the other way.
    private var fractionAsDouble: Double {
        if !numberHasFraction { return 0 }
        let digits = fractionWithoutZeros.coefficient
        var value = Double(digits.high) * 18_446_744_073_709_551_616 + Double(digits.low)
        var places = fractionDigitsWithoutZeros
        // Powers of ten up to 10^22 are exact as Doubles.
        while places > 0, value > 0 {
            var power = 1.0
            for _ in 0..<min(places, 22) { power *= 10 }
            value /= power
            places -= 22
        }
        return value
    }

    /// A number rounded half-even to a multiple of `2^count`; nil if that has more than 128 bits.
    private static func rounded(
        _ number: DecimalValue.Coefficient, droppingBits count: Int, isMore: Bool
    ) -> DecimalValue.Coefficient? {
        let (kept, rest) = split(number, count)
        let half = split(.init(high: 1 << 63, low: 0), 128 - count).kept
        let isUp = rest == half ? isMore || kept.low & 1 != 0 : half < rest
        // All 53 bits are in the lower half of `kept`.
        let mantissa = kept.low + (isUp ? 1 : 0)
        if count >= 64 {
            let high = mantissa << UInt64(count - 64)
            return high >> UInt64(count - 64) == mantissa ? .init(high: high, low: 0) : nil
        }
        return .init(high: mantissa >> UInt64(64 - count), low: mantissa << UInt64(count))
    }

    /// Splits a number into the part without its lowest `count` bits, and those bits. `count` is in 1...127.
    private static func split(
        _ number: DecimalValue.Coefficient, _ count: Int
    ) -> (kept: DecimalValue.Coefficient, rest: DecimalValue.Coefficient) {
        if count >= 64 {
            let shift = UInt64(count - 64)
            let mask = (1 << shift) - 1 as UInt64
            return (.init(number.high >> shift), .init(high: number.high & mask, low: number.low))
        }
        let shift = UInt64(count)
        let low = number.low >> shift | number.high << (64 - shift)
        let mask = (1 << shift) - 1 as UInt64
        return (.init(high: number.high >> shift, low: low), .init(number.low & mask))
    }
}
