import CurrencyCore

/// A number that rules spell: any, or a whole one of 64 bits, as nearly all are. The rules are the same for both.
protocol RuleNumber {
    var isNegative: Bool { get }
    var isInteger: Bool { get }
    var isZero: Bool { get }
    /// The absolute value without its fraction.
    var whole: SpelledNumber.Whole { get }
    /// The nearest whole number, without its sign; halves are rounded up. A number above 64 bits becomes the greatest value.
    var nearest: UInt64 { get }
    /// The number, if it is a whole one of 64 bits.
    var small: UInt64? { get }
    var general: SpelledNumber { get }

    /// The quotient, rounded towards zero, and the remainder, with the fraction. `divisor` is not 0.
    func divided(by divisor: UInt64) -> (quotient: Self, remainder: Self)
}

extension UInt64: RuleNumber {
    var isNegative: Bool { false }
    var isInteger: Bool { true }
    var isZero: Bool { self == 0 }
    var whole: SpelledNumber.Whole { .init(self) }
    var nearest: UInt64 { self }
    var small: UInt64? { self }
    var general: SpelledNumber { SpelledNumber(whole) }

    func divided(by divisor: UInt64) -> (quotient: UInt64, remainder: UInt64) {
        let quotient = self / divisor
        return (quotient, self &- quotient &* divisor)
    }
}

extension SpelledNumber: RuleNumber {
    var nearest: UInt64 {
        let nearest = rounded
        return nearest.high == 0 ? nearest.low : .max
    }

    var small: UInt64? { isNegative || !isInteger || whole.high != 0 ? nil : whole.low }
    var general: SpelledNumber { self }

    func divided(by divisor: UInt64) -> (quotient: SpelledNumber, remainder: SpelledNumber) {
        let (quotient, rest) = whole.quotientAndRemainder(dividingBy: divisor)
        var remainder = self
        remainder.whole = Whole(rest)
        if remainder.isZero { remainder.isNegative = false }
        return (SpelledNumber(quotient, isNegative: isNegative), remainder)
    }
}
