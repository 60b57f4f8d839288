/// A magnitude in units of `10^-scale`: the whole units, and the size of the rest compared with half a unit.
///
/// That is all that rounding needs, so a product or quotient is rounded once, from its exact value.
struct DecimalUnits {
    typealias Coefficient = DecimalValue.Coefficient

    let whole: Coefficient
    let rest: DroppedPart
    let scale: Int

    private init(whole: Coefficient, rest: DroppedPart, scale: Int) {
        self.whole = whole
        self.rest = rest
        self.scale = scale
    }

    /// Creates the units of a value, which must be finite.
    init(_ value: DecimalValue, scale: Int) throws(DecimalError) {
        try Self.check(scale)
        try self.init(value.coefficient, timesPowerOfTen: value.exponent + scale, over: Coefficient(1), scale: scale)
    }

    /// Creates the units of a product of finite values.
    init(product left: DecimalValue, _ right: DecimalValue, scale: Int) throws(DecimalError) {
        try Self.check(scale)
        let product = WideCoefficient(left.coefficient, times: right.coefficient)
        let power = left.exponent + right.exponent + scale
        if product.isZero {
            self.init(whole: .zero, rest: .nothing, scale: scale)
        } else if power < -2 * DecimalValue.maximumDigits {
            // The product is below 10^76 / 10^77.
            self.init(whole: .zero, rest: .belowHalf, scale: scale)
        } else if power <= 0 {
            guard let (whole, rest) = product.dividing(byPowerOfTen: -power) else {
                throw .tooManyDigits(offset: nil)
            }
            self.init(whole: whole, rest: rest, scale: scale)
        } else {
            guard product.digitCount + power <= DecimalValue.maximumDigits else { throw .tooManyDigits(offset: nil) }
            let whole = product.low.multipliedReportingOverflow(byPowerOfTen: power).partialValue
            self.init(whole: whole, rest: .nothing, scale: scale)
        }
    }

    /// Creates the units of a quotient of finite values.
    init(quotient dividend: DecimalValue, _ divisor: DecimalValue, scale: Int) throws(DecimalError) {
        try Self.check(scale)
        if divisor.isZero { throw .divisionByZero }
        let power = dividend.exponent - divisor.exponent + scale
        try self.init(dividend.coefficient, timesPowerOfTen: power, over: divisor.coefficient, scale: scale)
    }

    /// Creates the units of `value × numerator / denominator`. The value must be finite, and the fraction above zero
    /// with at most 38 digits.
    init(
        _ value: DecimalValue, times numerator: Coefficient, over denominator: Coefficient, scale: Int
    ) throws(DecimalError) {
        try Self.check(scale)
        guard
            var (whole, remainder) = WideCoefficient(value.coefficient, times: numerator)
                .quotientAndRemainder(dividingBy: denominator)
        else { throw .tooManyDigits(offset: nil) }
        let power = value.exponent + scale
        if power < 0 {
            let (units, rest) = whole.quotientAndRemainder(dividingByPowerOfTen: -power)
            let part = rest.isZero ? DroppedPart.nothing : rest.part(ofPowerOfTen: -power)
            self.init(whole: units, rest: remainder.isZero ? part : part.enlarged, scale: scale)
            return
        }
        for _ in 0..<power {
            if whole.isZero, remainder.isZero { break }
            guard whole <= .maximum, let next = WideCoefficient(remainder, timesPowerOfTen: 1),
                let (digit, rest) = next.quotientAndRemainder(dividingBy: denominator)
            else { throw .tooManyDigits(offset: nil) }
            whole = whole.multipliedReportingOverflow(by: 10).partialValue.addingReportingOverflow(digit).partialValue
            remainder = rest
        }
        self.init(whole: whole, rest: DroppedPart(remainder, of: denominator), scale: scale)
    }

    /// Creates the units of `numerator × 10^power / denominator`. Both numbers have at most 38 digits.
    private init(
        _ numerator: Coefficient, timesPowerOfTen power: Int, over denominator: Coefficient, scale: Int
    ) throws(DecimalError) {
        let dividend: WideCoefficient
        var divisor = denominator
        if numerator.isZero {
            dividend = WideCoefficient(.zero)
        } else if power >= 0 {
            // At least 10^76, divided by less than 10^38, has more than 38 digits.
            guard let wide = WideCoefficient(numerator, timesPowerOfTen: power) else {
                throw .tooManyDigits(offset: nil)
            }
            dividend = wide
        } else {
            let (scaled, overflow) = denominator.multipliedReportingOverflow(byPowerOfTen: -power)
            if overflow {
                // Less than 10^38 is divided by at least 2^128.
                self.init(whole: .zero, rest: .belowHalf, scale: scale)
                return
            }
            dividend = WideCoefficient(numerator)
            divisor = scaled
        }
        guard let (whole, remainder) = dividend.quotientAndRemainder(dividingBy: divisor) else {
            throw .tooManyDigits(offset: nil)
        }
        self.init(whole: whole, rest: DroppedPart(remainder, of: divisor), scale: scale)
    }

    private static func check(_ scale: Int) throws(DecimalError) {
        guard scale >= -DecimalValue.maximumExponent, scale <= -DecimalValue.minimumExponent else {
            throw .outOfRange(exponent: scale == .min ? .max : -scale, offset: nil)
        }
    }

    /// The nearest multiple of `increment` units, as defined by `mode`, with exactly `scale` decimal places.
    ///
    /// - Parameter increment: In 1...10^18.
    func rounded(
        toMultipleOf increment: UInt64 = 1, _ mode: RoundingMode, isNegative: Bool
    ) throws(DecimalError) -> DecimalValue {
        guard whole <= .maximum else { throw .tooManyDigits(offset: nil) }
        let (quotient, remainder) = whole.quotientAndRemainder(dividingBy: increment)
        let dropped = DroppedPart(remainder: remainder, fraction: rest, of: increment)
        var result = whole.subtracting(Coefficient(remainder))
        if mode.roundsAwayFromZero(dropped, isNegative: isNegative, isOdd: quotient.isOdd) {
            result = result.addingReportingOverflow(Coefficient(increment)).partialValue
        }
        return try DecimalValue(isNegative: isNegative, coefficient: result, exponent: -scale)
    }
}
