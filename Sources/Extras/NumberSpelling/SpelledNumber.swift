import CurrencyCore

/// A finite number in the parts that rules use: whole part, fraction and sign.
struct SpelledNumber {
    typealias Whole = DecimalValue.Coefficient

    var whole: Whole
    /// The digits after the decimal point as a whole number, without zeros at its end.
    var fraction: Whole
    /// How many digits are after the decimal point.
    var places: Int
    var isNegative: Bool

    init(_ whole: Whole, isNegative: Bool = false) {
        (self.whole, fraction, places) = (whole, .zero, 0)
        self.isNegative = isNegative && !whole.isZero
    }

    init(fraction: Whole, places: Int) {
        (whole, self.fraction, self.places, isNegative) = (.zero, fraction, places, false)
    }

    /// Nil if the whole part or the fraction has more than 38 digits.
    init?(_ value: DecimalValue) {
        isNegative = value.isNegative && !value.isZero
        if value.exponent >= 0 || value.isZero {
            let (whole, overflow) = value.coefficient.multipliedReportingOverflow(
                byPowerOfTen: value.isZero ? 0 : value.exponent)
            if overflow || whole > .maximum { return nil }
            (self.whole, fraction, places) = (whole, .zero, 0)
            return
        }
        let digits = 0 - value.exponent
        let part: Whole
        (whole, part) = value.coefficient.quotientAndRemainder(dividingByPowerOfTen: digits)
        let zeros: Int
        (fraction, zeros) = part.strippingTrailingZeros()
        places = fraction.isZero ? 0 : digits - zeros
        if places > DecimalValue.maximumDigits { return nil }
    }

    var isInteger: Bool { fraction.isZero }
    var isZero: Bool { fraction.isZero && whole.isZero }

    var magnitude: SpelledNumber {
        var copy = self
        copy.isNegative = false
        return copy
    }

    /// The nearest whole number; halves are rounded up.
    var rounded: Whole {
        if fraction.isZero { return whole }
        let (half, overflow) = fraction.multipliedReportingOverflow(by: 2)
        // Twice a fraction of 38 digits fits.
        let isUp = overflow || half.digitCount > places
        return isUp ? whole.incremented() : whole
    }

    func roundsToMultiple(of divisor: UInt64) -> Bool {
        rounded.quotientAndRemainder(dividingBy: divisor).remainder == 0
    }

    /// The number as a decimal, which patterns write.
    var value: DecimalValue? {
        let (shifted, overflow) = whole.multipliedReportingOverflow(byPowerOfTen: places)
        let (sum, carry) = shifted.addingReportingOverflow(fraction)
        if overflow || carry { return nil }
        return try? DecimalValue(isNegative: isNegative, coefficient: sum, exponent: 0 - places)
    }

    /// The number of a denominator that is nearest to the fraction; halves are rounded up.
    func numerator(of denominator: UInt64) -> Whole {
        var (fraction, places) = (fraction, places)
        // A product above 128 bits loses digits that no denominator needs.
        while places > 0 {
            let (product, overflow) = fraction.multipliedReportingOverflow(by: denominator)
            if !overflow {
                let (quotient, remainder) = product.quotientAndRemainder(dividingByPowerOfTen: places)
                let (half, isLarge) = remainder.multipliedReportingOverflow(by: 2)
                return isLarge || half.digitCount > places ? quotient.incremented() : quotient
            }
            fraction = fraction.quotientAndRemainder(dividingByPowerOfTen: 1).quotient
            places -= 1
        }
        return .zero
    }
}
