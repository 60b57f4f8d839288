// Unchecked operators hold the budget of cash-rounding.

// Division of four 64-bit words by two, with algorithm D of Knuth, The Art of Computer Programming, volume 2, section
// 4.3.1. If the divisor has two words, the estimate of each quotient word is exact after its correction, so that
// nothing has to be added back.

extension WideCoefficient {
    /// The quotient and remainder; nil if the quotient has more than 128 bits, as in every division by zero.
    func quotientAndRemainder(
        dividingBy divisor: Coefficient
    ) -> (quotient: Coefficient, remainder: Coefficient)? {
        guard high < divisor else { return nil }
        if divisor.high == 0 {
            let (upper, carried) = divisor.low.dividingFullWidth((high: high.low, low: low.high))
            let (lower, remainder) = divisor.low.dividingFullWidth((high: carried, low: low.low))
            return (Coefficient(high: upper, low: lower), Coefficient(remainder))
        }
        // The divisor's upper word gets its highest bit set. The dividend has room, being below divisor × 2^128.
        let shift = UInt64(divisor.high.leadingZeroBitCount)
        let normalized = divisor.shifted(left: shift, from: 0)
        let top = high.shifted(left: shift, from: low.high)
        let bottom = low.shifted(left: shift, from: 0)
        let (upper, carried) = top.word(followedBy: bottom.high, dividedBy: normalized)
        let (lower, remainder) = carried.word(followedBy: bottom.low, dividedBy: normalized)
        return (Coefficient(high: upper, low: lower), remainder.shifted(right: shift))
    }

    /// The quotient and remainder. The divisor must not be zero.
    func dividing(by divisor: Coefficient) -> (quotient: WideCoefficient, remainder: Coefficient) {
        let (upper, carried) = high.dividing(by: divisor)
        // What is carried is below the divisor, so the lower half of the quotient has at most 128 bits.
        guard
            let (lower, remainder) = WideCoefficient(high: carried, low: low).quotientAndRemainder(dividingBy: divisor)
        else { preconditionFailure("a quotient by more than the upper half has 128 bits") }
        return (WideCoefficient(high: upper, low: lower), remainder)
    }

    /// The whole part of a division by `10^count`, and the size of the rest; nil if the whole part has more than 38
    /// digits. `count` must be in 0...76, and the number below 10^76.
    func dividing(byPowerOfTen count: Int) -> (whole: Coefficient, part: DroppedPart)? {
        let first = min(count, DecimalValue.maximumDigits)
        let power = Coefficient.powerOfTen(first)
        guard let (quotient, remainder) = quotientAndRemainder(dividingBy: power) else { return nil }
        let part = DroppedPart(remainder, of: power)
        guard count > first else { return quotient <= .maximum ? (quotient, part) : nil }
        let (whole, rest) = quotient.quotientAndRemainder(dividingByPowerOfTen: count &- first)
        let larger = rest.isZero ? DroppedPart.nothing : rest.part(ofPowerOfTen: count &- first)
        return (whole, part == .nothing ? larger : larger.enlarged)
    }
}

extension DecimalValue.Coefficient {
    /// A fraction in lowest terms. The denominator must not be zero.
    static func lowestTerms(_ numerator: Self, _ denominator: Self) -> (numerator: Self, denominator: Self) {
        // Euclid's algorithm.
        var (divisor, rest) = (denominator, numerator)
        while !rest.isZero { (divisor, rest) = (rest, divisor.dividing(by: rest).remainder) }
        return (numerator.dividing(by: divisor).quotient, denominator.dividing(by: divisor).quotient)
    }

    /// The quotient and remainder. The divisor must not be zero.
    func dividing(by divisor: Self) -> (quotient: Self, remainder: Self) {
        guard let result = WideCoefficient(self).quotientAndRemainder(dividingBy: divisor) else {
            preconditionFailure("a number of 128 bits, divided by 1 or more, has 128 bits")
        }
        return result
    }

    /// The bits shifted left by less than 64, with the highest bits of `next` shifted in.
    fileprivate func shifted(left count: UInt64, from next: UInt64) -> Self {
        if count == 0 { return self }
        return Self(high: high << count | low >> (64 - count), low: low << count | next >> (64 - count))
    }

    /// The bits shifted right by less than 64.
    fileprivate func shifted(right count: UInt64) -> Self {
        if count == 0 { return self }
        return Self(high: high >> count, low: low >> count | high << (64 - count))
    }

    /// One word of a quotient: this number and the word `next`, divided by `divisor`, which is larger than this
    /// number and has its highest bit set.
    fileprivate func word(followedBy next: UInt64, dividedBy divisor: Self) -> (quotient: UInt64, remainder: Self) {
        var quotient: UInt64
        var rest: UInt64
        var isRestSmall = true
        if high == divisor.high {
            quotient = .max
            let (sum, overflow) = low.addingReportingOverflow(divisor.high)
            rest = sum
            isRestSmall = !overflow
        } else {
            (quotient, rest) = divisor.high.dividingFullWidth((high: high, low: low))
        }
        while isRestSmall {
            let product = quotient.multipliedFullWidth(by: divisor.low)
            guard Self(high: rest, low: next) < Self(high: product.high, low: product.low) else { break }
            quotient &-= 1
            let (sum, overflow) = rest.addingReportingOverflow(divisor.high)
            rest = sum
            isRestSmall = !overflow
        }
        // The remainder is below the divisor, so it fits in the lower two words, and only these are calculated.
        let product = divisor.multipliedReportingOverflow(by: quotient).partialValue
        return (quotient, Self(high: low, low: next).subtracting(product))
    }
}
