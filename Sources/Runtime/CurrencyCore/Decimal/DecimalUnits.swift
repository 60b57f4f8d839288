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
        // Most amounts need a division of 64 bits.
        if value.isShort, (-19...3000).contains(scale), (0...19).contains(0 - value.exponent - scale) {
            let unit = PowersOfTen.ten(0 - value.exponent - scale)
            let (whole, rest) = value.coefficient.low.quotientAndRemainder(dividingBy: unit)
            let part = DroppedPart(isZero: rest == 0, rest, half: unit >> 1)
            self.init(whole: Coefficient(whole), rest: part, scale: scale)
            return
        }
        try self.init(WideCoefficient(value.coefficient), over: Coefficient(1), exponent: value.exponent, scale: scale)
    }

    /// Creates the units of a product of finite values.
    init(product left: DecimalValue, _ right: DecimalValue, scale: Int) throws(DecimalError) {
        try self.init(
            WideCoefficient(left.coefficient, times: right.coefficient), over: Coefficient(1),
            exponent: left.exponent + right.exponent, scale: scale)
    }

    /// Creates the units of a quotient of finite values.
    init(quotient dividend: DecimalValue, _ divisor: DecimalValue, scale: Int) throws(DecimalError) {
        try Self.check(scale)
        if divisor.isZero { throw .divisionByZero }
        try self.init(
            WideCoefficient(dividend.coefficient), over: divisor.coefficient,
            exponent: dividend.exponent - divisor.exponent, scale: scale)
    }

    /// Creates the units of `value × numerator / denominator`. The value must be finite, and the fraction above zero
    /// with at most 38 digits.
    init(
        _ value: DecimalValue, times numerator: Coefficient, over denominator: Coefficient, scale: Int
    ) throws(DecimalError) {
        try self.init(
            WideCoefficient(value.coefficient, times: numerator), over: denominator, exponent: value.exponent,
            scale: scale)
    }

    /// Creates the units of `numerator × 10^exponent / denominator`. The numerator has at most 76 digits, and the
    /// denominator is above zero and has at most 38.
    private init(
        _ numerator: WideCoefficient, over denominator: Coefficient, exponent: Int, scale: Int
    ) throws(DecimalError) {
        try Self.check(scale)
        let power = exponent + scale
        let (quotient, remainder) = numerator.dividing(by: denominator)
        if numerator.isZero {
            self.init(whole: .zero, rest: .nothing, scale: scale)
        } else if power < -2 * DecimalValue.maximumDigits {
            // The numerator is below 10^76, and it is divided by at least 10^77.
            self.init(whole: .zero, rest: .belowHalf, scale: scale)
        } else if power < 0 {
            guard let (whole, rest) = quotient.dividing(byPowerOfTen: -power) else { throw .tooManyDigits(offset: nil) }
            self.init(whole: whole, rest: remainder.isZero ? rest : rest.enlarged, scale: scale)
        } else {
            // The remainder continues the quotient with `power` more digits. If it is too long for that, so is the
            // result: at least 10^76, divided by less than 10^38, has more than 38 digits.
            guard quotient.high.isZero, let continued = WideCoefficient(remainder, timesPowerOfTen: power),
                let (digits, rest) = continued.quotientAndRemainder(dividingBy: denominator)
            else { throw .tooManyDigits(offset: nil) }
            let (shifted, isTooLong) = quotient.low.multipliedReportingOverflow(byPowerOfTen: power)
            let (whole, overflow) = shifted.addingReportingOverflow(digits)
            if isTooLong || overflow { throw .tooManyDigits(offset: nil) }
            self.init(whole: whole, rest: DroppedPart(rest, of: denominator), scale: scale)
        }
    }

    private static func check(_ scale: Int) throws(DecimalError) {
        guard scale >= -DecimalValue.maximumExponent, scale <= -DecimalValue.minimumExponent else {
            throw .outOfRange(exponent: scale == .min ? .max : -scale, offset: nil)
        }
    }

    /// The nearest multiple of `increment` units, as defined by `mode`, with exactly `scale` decimal places.
    ///
    /// - Parameter increment: In 1...10^18.
    // Inlined for MoneyBenchmarks: most increments are 1, which needs no division.
    @inline(__always)
    func rounded(
        toMultipleOf increment: UInt64 = 1, _ mode: RoundingMode, isNegative: Bool
    ) throws(DecimalError) -> DecimalValue {
        if increment == 1, whole.high == 0, scale >= 0 {
            let isUp = mode.roundsAwayFromZero(rest, isNegative: isNegative, isOdd: whole.isOdd)
            let result = isUp ? whole.incremented() : whole
            // At most 20 digits and no zeros behind them, so no limit is near.
            return DecimalValue(uncheckedNegative: isNegative, coefficient: result, exponent: 0 - scale)
        }
        return try nearestMultiple(of: increment, mode, isNegative)
    }

    private func nearestMultiple(
        of increment: UInt64, _ mode: RoundingMode, _ isNegative: Bool
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
