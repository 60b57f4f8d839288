// Forced inlining and unchecked operators hold the budget of double.

// This finds the shortest decimal that reads back as a given Double or Float, and the nearest one if there are several,
// as ICU, ECMAScript and Swift print it. There are two methods.
//
// Amounts with a few decimal places: if x × 10^k is close to a whole number n of at most 15 digits, and n / 10^k is x
// again, then n × 10^-k is the answer. Any two decimals of up to 15 digits are different as a Double, so no other one
// reads back as x.
//
// All others: the method of Raffaello Giulietti, "The Schubfach way to render doubles" (2020). Let x = c × 2^q, and
// let R be the numbers that read back as x. If k is chosen so that 10^k is at most the width of R and 10^(k+1) is above
// it, R contains a multiple of 10^k and at most one of 10^(k+1), and the candidates are the neighbours of x.
// Comparing x × 10^-k with the ends of R needs only 128 bits of 10^-k, as long as the last bit records whether a
// remainder was lost ("rounding to odd").

/// The shortest digits of a positive, finite `Double` or `Float`: `digits × 10^exponent`.
struct ShortestDigits {
    /// At most 17 digits, without trailing zeros except in whole numbers below 10^15, which have exponent 0.
    let digits: UInt64
    let exponent: Int

    init(digits: UInt64, exponent: Int) {
        self.digits = digits
        self.exponent = exponent
    }

    /// `value` must be finite and not have the sign bit set.
    init(of value: Double) {
        if let short = Self.short(value) {
            self = short
        } else {
            self = Self.general(value)
        }
    }

    /// `value` must be finite and not have the sign bit set.
    init(of value: Float) {
        let bits = UInt64(value.bitPattern)
        if bits == 0 {
            self.init(digits: 0, exponent: 0)
            return
        }
        let digits = Self.general(fraction: bits & (1 << 23 - 1), fractionBits: 23, biased: Int(bits >> 23), bias: 150)
        // A whole number of nine digits is below 10^15, so its zeros are digits, as with a Double.
        let isWhole = digits.exponent > 0 && value < 1e15
        self.init(
            digits: isWhole ? digits.digits * PowersOfTen.ten(digits.exponent) : digits.digits,
            exponent: isWhole ? 0 : digits.exponent)
    }
}

// MARK: - Few digits

extension ShortestDigits {
    /// The digits of a value that has at most 15, including at most six decimal places; nil for other values.
    @inline(__always)
    static func short(_ value: Double) -> ShortestDigits? {
        guard value < 1e15 else { return nil }
        let whole = nearestInteger(value)
        if whole.double == value { return ShortestDigits(digits: whole.integer, exponent: 0) }
        let cents = value * 1e2
        if cents < 1e15 {
            let nearest = nearestInteger(cents)
            if nearest.double / 1e2 == value {
                let tens = nearest.integer / 10
                let endsWithZero = tens &* 10 == nearest.integer
                return ShortestDigits(
                    digits: endsWithZero ? tens : nearest.integer, exponent: endsWithZero ? -1 : -2)
            }
        }
        let millionths = value * 1e6
        if millionths < 1e15 {
            let nearest = nearestInteger(millionths)
            if nearest.double / 1e6 == value {
                return stripping(nearest.integer, exponent: -6)
            }
        }
        return nil
    }

    /// The nearest whole number to a value below 10^15, for both types.
    ///
    /// Adding 2^52 leaves no bits for a fraction, so the addition itself rounds. `Double.rounded()` would be a call to
    /// the C library.
    @inline(__always)
    private static func nearestInteger(_ value: Double) -> (integer: UInt64, double: Double) {
        let shifted = value + 0x1p52
        return (shifted.bitPattern & (1 << 52 - 1), shifted - 0x1p52)
    }

    /// The number without the trailing zeros of its digits. `digits` must not be zero.
    private static func stripping(_ digits: UInt64, exponent: Int) -> ShortestDigits {
        var digits = digits
        var exponent = exponent
        let hundredMillionth = digits / 100_000_000
        if hundredMillionth &* 100_000_000 == digits {
            digits = hundredMillionth
            exponent &+= 8
        }
        while true {
            let tenth = digits / 10
            if tenth &* 10 != digits { break }
            digits = tenth
            exponent &+= 1
        }
        return ShortestDigits(digits: digits, exponent: exponent)
    }
}

// MARK: - Any digits

extension ShortestDigits {
    /// The digits of any value except zero.
    static func general(_ value: Double) -> ShortestDigits {
        let bits = value.bitPattern
        return general(
            fraction: bits & (1 << 52 - 1), fractionBits: 52, biased: Int(truncatingIfNeeded: bits &>> 52), bias: 1075)
    }

    /// The digits of any value except zero, from its type's fields: the value is `significand × 2^(biased - bias)`.
    @inline(__always)
    private static func general(fraction: UInt64, fractionBits: UInt64, biased: Int, bias: Int) -> ShortestDigits {
        let significand = biased == 0 ? fraction : fraction | 1 &<< fractionBits
        let binaryExponent = (biased == 0 ? 1 : biased) &- bias

        // Below a power of two, the neighbour is half as far away, except for the smallest normal number.
        let isUneven = fraction == 0 && biased > 1

        // k = floor(log10(width of R)), where the width is 2^q, or 3/4 of it.
        let k = (binaryExponent &* 1_262_611 &- (isUneven ? 524_031 : 0)) &>> 22
        // floor(log2(10^-k)) + 1, which shifts the product with the 128 bits of 10^-k to a fixed place.
        let shift = binaryExponent &+ ((0 &- k) &* 1_741_647) &>> 19 &+ 1
        let power = ShortestDigitsPowers.power(0 &- k)

        // Four times x and four times the ends of R, in units of 10^k.
        let four = significand &<< 2
        let lowerEnd = scaled(four &- (isUneven ? 1 : 2), power, shift)
        let middle = scaled(four, power, shift)
        let upperEnd = scaled(four &+ 2, power, shift)
        // The ends of R also read back as x if its significand is even.
        let open = significand & 1
        let lower = lowerEnd &+ open
        let upper = upperEnd &- open

        let floor = middle &>> 2
        if floor >= 10 {
            let tens = floor / 10
            let down = tens &* 40
            let isDownInside = lower <= down
            let isUpInside = down &+ 40 <= upper
            if isDownInside != isUpInside {
                return stripping(tens &+ (isUpInside ? 1 : 0), exponent: k &+ 1)
            }
        }
        let down = floor &<< 2
        let isDownInside = lower <= down
        let isUpInside = down &+ 4 <= upper
        let isUp: Bool
        if isDownInside != isUpInside {
            isUp = isUpInside
        } else {
            let half = down &+ 2
            isUp = middle > half || middle == half && floor & 1 != 0
        }
        return stripping(floor &+ (isUp ? 1 : 0), exponent: k)
    }

    /// `value × 2^shift × power / 2^128`, where the last bit is also set if there is a remainder.
    @inline(__always)
    private static func scaled(_ value: UInt64, _ power: (high: UInt64, low: UInt64), _ shift: Int) -> UInt64 {
        let factor = value &<< UInt64(truncatingIfNeeded: shift)
        let low = power.low.multipliedFullWidth(by: factor).high
        let high = power.high.multipliedFullWidth(by: factor)
        let (middle, carry) = high.low.addingReportingOverflow(low)
        let whole = high.high &+ (carry ? 1 : 0)
        // The power was rounded up, so a remainder of 1 may be zero.
        return whole | (middle > 1 ? 1 : 0)
    }
}
