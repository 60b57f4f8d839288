// Unchecked operators hold the budgets of thirty-digits and cash-rounding.

extension DecimalValue {
    /// A 128-bit whole number, with the few operations that decimals need.
    ///
    /// The standard library's `UInt128` needs a newer system than this package requires, so this type stores the two
    /// halves as `UInt64`.
    public struct Coefficient: Hashable, Comparable, Sendable {
        /// The upper 64 bits.
        public let high: UInt64
        /// The lower 64 bits.
        public let low: UInt64

        /// Creates `high × 2^64 + low`.
        @inlinable
        public init(high: UInt64, low: UInt64) {
            self.high = high
            self.low = low
        }

        /// Creates a number of up to 64 bits.
        @inlinable
        public init(_ value: UInt64) {
            self.init(high: 0, low: value)
        }

        /// Zero.
        @inlinable
        public static var zero: Coefficient { Coefficient(0) }

        /// The largest coefficient of a `DecimalValue`: 38 nines.
        @inlinable
        public static var maximum: Coefficient {
            Coefficient(high: 0x4B3B_4CA8_5A86_C47A, low: 0x098A_223F_FFFF_FFFF)
        }

        /// Whether the number is zero.
        @inlinable
        public var isZero: Bool { high | low == 0 }

        /// Whether the number is odd.
        @inlinable
        public var isOdd: Bool { low & 1 != 0 }

        /// Returns whether the left number is smaller.
        @inlinable
        public static func < (left: Coefficient, right: Coefficient) -> Bool {
            left.high != right.high ? left.high < right.high : left.low < right.low
        }
    }
}

extension DecimalValue.Coefficient {
    /// `10^exponent`. `exponent` must be in 0...38, the powers that fit 128 bits.
    static func powerOfTen(_ exponent: Int) -> Self {
        if exponent <= 19 { return Self(PowersOfTen.ten(exponent)) }
        let product = PowersOfTen.ten(19).multipliedFullWidth(by: PowersOfTen.ten(exponent &- 19))
        return Self(high: product.high, low: product.low)
    }

    /// The sum modulo 2^128, and whether it overflowed.
    package func addingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool) {
        let (low, carry) = self.low.addingReportingOverflow(other.low)
        let (sum, first) = self.high.addingReportingOverflow(other.high)
        let (high, second) = sum.addingReportingOverflow(carry ? 1 : 0)
        return (Self(high: high, low: low), first || second)
    }

    /// The difference, modulo 2^128. `other` must not be larger.
    func subtracting(_ other: Self) -> Self {
        let (low, borrow) = self.low.subtractingReportingOverflow(other.low)
        return Self(high: high &- other.high &- (borrow ? 1 : 0), low: low)
    }

    /// The next whole number, modulo 2^128.
    package func incremented() -> Self {
        let (low, carry) = self.low.addingReportingOverflow(1)
        return Self(high: high &+ (carry ? 1 : 0), low: low)
    }

    /// The product, and whether it overflowed 128 bits.
    package func multipliedReportingOverflow(by factor: UInt64) -> (partialValue: Self, overflow: Bool) {
        let lower = low.multipliedFullWidth(by: factor)
        let (upper, first) = high.multipliedReportingOverflow(by: factor)
        let (sum, second) = upper.addingReportingOverflow(lower.high)
        return (Self(high: sum, low: lower.low), first || second)
    }

    /// The product with `10^exponent`, and whether it overflowed 128 bits. `exponent` must not be negative.
    package func multipliedReportingOverflow(
        byPowerOfTen exponent: Int
    ) -> (partialValue: Self, overflow: Bool) {
        if isZero { return (self, false) }
        if exponent <= 19 { return multipliedReportingOverflow(by: PowersOfTen.ten(exponent)) }
        if exponent > 38 { return (.zero, true) }
        let (partial, first) = multipliedReportingOverflow(by: PowersOfTen.ten(19))
        let (product, second) = partial.multipliedReportingOverflow(by: PowersOfTen.ten(exponent &- 19))
        return (product, first || second)
    }

    /// Returns the quotient and remainder of a division by `divisor`, which must not be zero.
    public func quotientAndRemainder(dividingBy divisor: UInt64) -> (quotient: Self, remainder: UInt64) {
        if high == 0 {
            let quotient = low / divisor
            return (Self(quotient), low &- quotient &* divisor)
        }
        // This is schoolbook division with 64-bit digits. The remainder of the upper digit is below the divisor, so the
        // quotient of the second step fits in 64 bits.
        let upper = high / divisor
        let carried = high &- upper &* divisor
        let (lower, remainder) = divisor.dividingFullWidth((high: carried, low: low))
        return (Self(high: upper, low: lower), remainder)
    }

    /// Returns the quotient and remainder of a division by `10^exponent`. `exponent` must not be negative.
    ///
    /// A formatter uses it to separate the integer from the fraction.
    public func quotientAndRemainder(
        dividingByPowerOfTen exponent: Int
    ) -> (quotient: Self, remainder: Self) {
        precondition(exponent >= 0, "a power of ten with a negative exponent is no divisor")
        if exponent <= 19 {
            let (quotient, remainder) = quotientAndRemainder(dividingBy: PowersOfTen.ten(exponent))
            return (quotient, Self(remainder))
        }
        // 2^128 is below 10^39.
        if exponent > 38 { return (.zero, self) }
        let (partial, low) = quotientAndRemainder(dividingBy: PowersOfTen.ten(19))
        let (quotient, high) = partial.quotientAndRemainder(dividingBy: PowersOfTen.ten(exponent &- 19))
        let shifted = high.multipliedFullWidth(by: PowersOfTen.ten(19))
        let sum = Self(high: shifted.high, low: shifted.low).addingReportingOverflow(Self(low))
        return (quotient, sum.partialValue)
    }

    /// The number of decimal digits; zero has one.
    @inlinable
    public var digitCount: Int {
        if high == 0 { return DecimalDigits.count(low) }
        return wideDigitCount
    }

    @usableFromInline
    var wideDigitCount: Int {
        let bits = 128 &- high.leadingZeroBitCount
        // 1233/4096 is just below log10(2), so the result is floor(log10(2^bits)) for all bits up to 128.
        let estimate = (bits &* 1233) &>> 12
        return self < Self.powerOfTen(estimate) ? estimate : estimate &+ 1
    }

    /// The number without its trailing zeros, and their count. Zero stays zero.
    package func strippingTrailingZeros() -> (coefficient: Self, zeros: Int) {
        if isZero { return (self, 0) }
        var stripped = self
        var zeros = 0
        // Steps of 16, 8, 4, 2 and 1 find every count up to 31; a second step of 16 finds those up to 38.
        for step in 0..<6 {
            let width = step == 0 ? 16 : 32 &>> step
            // A multiple of 10^n is also one of 2^n.
            if stripped.low.trailingZeroBitCount < width { continue }
            let (quotient, remainder) = stripped.quotientAndRemainder(dividingBy: PowersOfTen.ten(width))
            if remainder == 0 {
                stripped = quotient
                zeros &+= width
            }
        }
        return (stripped, zeros)
    }

    /// How often a prime divides this number, and the remaining factor. This number must not be zero.
    func factors(of prime: UInt64) -> (count: Int, rest: Self) {
        var rest = self
        var count = 0
        while case let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: prime), remainder == 0 {
            rest = quotient
            count += 1
        }
        return (count, rest)
    }
}
