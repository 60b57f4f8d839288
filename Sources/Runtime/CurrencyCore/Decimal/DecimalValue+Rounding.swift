// Rounding is exact for every value: it divides the whole coefficient once and uses the whole remainder. The sign is
// kept, so a negative number that rounds to zero is negative zero, as in ICU. NaN and the infinities are returned
// unchanged.

extension DecimalValue {
    /// Returns the nearest value, as defined by `mode`, with at most `digits` decimal places.
    ///
    ///     try DecimalValue("1.005").rounded(toFractionDigits: 2)              // 1.00
    ///     try DecimalValue("1.005").rounded(toFractionDigits: 2, .halfUp)     // 1.01
    ///     try DecimalValue("1250").rounded(toFractionDigits: -2, .halfUp)     // 1300
    ///
    /// No decimal places are added: 1.5 stays 1.5.
    ///
    /// - Parameter digits: At least -6144; a negative number rounds to tens, hundreds and so on.
    public func rounded(toFractionDigits digits: Int, _ mode: RoundingMode = .halfEven) -> DecimalValue {
        rounding(toFractionDigits: digits, mode).value
    }

    /// Returns the result of `rounded(toFractionDigits:_:)`, and whether it is the same number as before.
    public func rounding(
        toFractionDigits digits: Int, _ mode: RoundingMode = .halfEven
    ) -> (value: DecimalValue, isExact: Bool) {
        precondition(digits >= -Self.maximumExponent, "fraction digits must not be below -6144")
        return roundingToWrite(toFractionDigits: digits, mode)
    }

    /// The same for numbers from `scaledToWrite(byPowerOfTen:)`, which may be outside the type's limits.
    package func roundingToWrite(
        toFractionDigits digits: Int, _ mode: RoundingMode
    ) -> (value: DecimalValue, isExact: Bool) {
        // No number has that many decimal places.
        if !isFinite || digits >= -4 * Self.minimumExponent { return (self, true) }
        let dropped = -digits - exponent
        if dropped <= 0 { return (self, true) }
        let (rounded, part) = coefficient.rounding(droppingDigits: dropped, mode, isNegative: isNegative)
        let value = DecimalValue(uncheckedNegative: isNegative, coefficient: rounded, exponent: -digits)
        return (value, part == .nothing)
    }

    /// Returns the nearest value, as defined by `mode`, with at most `digits` significant digits.
    ///
    ///     try DecimalValue("1299.5").rounded(toSignificantDigits: 3)      // 1300
    ///     try DecimalValue("0.9996").rounded(toSignificantDigits: 3)      // 1.00
    ///
    /// No digits are added: 1.5 stays 1.5.
    ///
    /// - Parameter digits: At least 1.
    public func rounded(toSignificantDigits digits: Int, _ mode: RoundingMode = .halfEven) -> DecimalValue {
        rounding(toSignificantDigits: digits, mode).value
    }

    /// Returns the result of `rounded(toSignificantDigits:_:)`, and whether it is the same number as before.
    public func rounding(
        toSignificantDigits digits: Int, _ mode: RoundingMode = .halfEven
    ) -> (value: DecimalValue, isExact: Bool) {
        precondition(digits >= 1, "a number has at least one significant digit")
        let count = coefficient.digitCount
        if count <= digits { return (self, true) }
        let dropped = count - digits
        var (rounded, part) = coefficient.rounding(droppingDigits: dropped, mode, isNegative: isNegative)
        var exponent = exponent + dropped
        // 99.6 became 100, which has one more digit, and its last digit is a zero.
        if rounded.digitCount > digits {
            rounded = rounded.quotientAndRemainder(dividingBy: 10).quotient
            exponent += 1
        }
        let value = DecimalValue(uncheckedNegative: isNegative, coefficient: rounded, exponent: exponent)
        return (value, part == .nothing)
    }

    /// Returns the nearest multiple of `increment × 10^-scale`, as defined by `mode`.
    ///
    ///     try DecimalValue("19.98").rounded(toIncrement: 5, scale: 2)      // 20.00: to 0.05, as Swiss cash
    ///     try DecimalValue("1234").rounded(toIncrement: 50, scale: 0)      // 1250: to 50
    ///
    /// - Parameter increment: In 1...9223372036854775807.
    /// - Parameter scale: The decimal places of the increment, in -6125...6176.
    /// - Throws: `incrementOutOfRange`; `outOfRange` for the scale or the result; `tooManyDigits` when the multiple has
    ///   more than 38 significant digits. The last two errors occur only for a number with more than 38 digits before
    ///   the increment's last place, or a number at the type's limit.
    public func rounded(
        toIncrement increment: UInt64, scale: Int, _ mode: RoundingMode = .halfEven
    ) throws(DecimalError) -> DecimalValue {
        try rounding(toIncrement: increment, scale: scale, mode).value
    }

    /// Returns the result of `rounded(toIncrement:scale:_:)`, and whether it is the same number as before.
    public func rounding(
        toIncrement increment: UInt64, scale: Int, _ mode: RoundingMode = .halfEven
    ) throws(DecimalError) -> (value: DecimalValue, isExact: Bool) {
        guard increment >= 1, increment <= UInt64(Int64.max) else {
            throw .incrementOutOfRange(increment)
        }
        guard scale >= -6125, scale <= -Self.minimumExponent else {
            throw .outOfRange(exponent: scale == .min ? .max : -scale, offset: nil)
        }
        guard isFinite else { return (self, true) }
        let places = exponent + scale
        // The number in units of 10^-scale is coefficient × 10^places.
        if places <= 0 {
            let (whole, fraction) = coefficient.quotientAndRemainder(dividingByPowerOfTen: -places)
            let half = fraction.isZero ? DroppedPart.nothing : fraction.part(ofPowerOfTen: -places)
            return try multiple(of: increment, scale: scale, whole: whole, fraction: half, mode)
        }
        let (units, overflow) = coefficient.multipliedReportingOverflow(byPowerOfTen: places)
        // The highest bit is reserved for the sum with an increment.
        if !overflow, units.high >> 63 == 0 {
            return try multiple(of: increment, scale: scale, whole: units, fraction: .nothing, mode)
        }
        return try distantMultiple(of: increment, scale: scale, places: places, mode)
    }

    /// The nearest multiple of `increment × 10^-scale`, for writing. If it needs more than 38 digits, it is replaced by
    /// the nearest multiple of `increment × 10^n` with the number's first 38 digits, or 37 if it has 39.
    ///
    /// - Parameter increment: In 1...9223372036854775807.
    /// - Parameter scale: The decimal places of the increment, in -6125...6176.
    package func multipleToWrite(of increment: UInt64, scale: Int, _ mode: RoundingMode) -> DecimalValue {
        guard isFinite, !isZero else { return self }
        if let multiple = try? rounded(toIncrement: increment, scale: scale, mode) { return multiple }
        // The magnitude is at least 0.1 and below 1, so that no limit is near.
        let magnitude = coefficient.digitCount + exponent
        let fraction = scaledToWrite(byPowerOfTen: -magnitude)
        for places in [Self.maximumDigits, Self.maximumDigits - 1] {
            if let multiple = try? fraction.rounded(toIncrement: increment, scale: places, mode) {
                return multiple.scaledToWrite(byPowerOfTen: magnitude)
            }
        }
        preconditionFailure("a fraction of 37 digits and less than 10^19 of its last have 38 digits at most")
    }

    /// Rounds the sum of `whole` and a fraction of which only the comparison with one half is known.
    private func multiple(
        of increment: UInt64, scale: Int, whole: Coefficient, fraction: DroppedPart, _ mode: RoundingMode
    ) throws(DecimalError) -> (value: DecimalValue, isExact: Bool) {
        let (quotient, remainder) = whole.quotientAndRemainder(dividingBy: increment)
        let dropped = DroppedPart(remainder: remainder, fraction: fraction, of: increment)
        if dropped == .nothing {
            if exponent >= -scale { return (self, true) }
            let value = DecimalValue(uncheckedNegative: isNegative, coefficient: whole, exponent: -scale)
            return (value, true)
        }
        let base = whole.subtracting(Coefficient(remainder))
        let isUp = mode.roundsAwayFromZero(dropped, isNegative: isNegative, isOdd: quotient.isOdd)
        let rounded = isUp ? base.addingReportingOverflow(Coefficient(increment)).partialValue : base
        return (try DecimalValue(isNegative, shortening: rounded, exponent: -scale), false)
    }

    /// Rounds a number that has more than 127 bits in units of `10^-scale`.
    ///
    /// The neighbouring multiples are `coefficient × 10^places` plus or minus less than one increment. They have too
    /// many digits unless that difference also ends with zeros.
    private func distantMultiple(
        of increment: UInt64, scale: Int, places: Int, _ mode: RoundingMode
    ) throws(DecimalError) -> (value: DecimalValue, isExact: Bool) {
        let period = increment &* 2
        // The residue is modulo two increments, so that it also tells whether the quotient is odd.
        var residue = coefficient.quotientAndRemainder(dividingBy: period).remainder
        for _ in 0..<places {
            if residue == 0 { break }
            residue = period.dividingFullWidth(residue.multipliedFullWidth(by: 10)).remainder
        }
        let isOdd = residue >= increment
        let remainder = isOdd ? residue &- increment : residue
        let dropped = DroppedPart(remainder: remainder, fraction: .nothing, of: increment)
        if dropped == .nothing { return (self, true) }
        let isUp = mode.roundsAwayFromZero(dropped, isNegative: isNegative, isOdd: isOdd)
        var distance = isUp ? increment &- remainder : remainder
        var shift = places
        while true {
            if distance % 10 != 0 { throw .tooManyDigits(offset: nil) }
            distance /= 10
            shift &-= 1
            let (units, overflow) = coefficient.multipliedReportingOverflow(byPowerOfTen: shift)
            if overflow || units.high &>> 63 != 0 { continue }
            let rounded =
                isUp
                ? units.addingReportingOverflow(Coefficient(distance)).partialValue
                : units.subtracting(Coefficient(distance))
            return (try DecimalValue(isNegative, shortening: rounded, exponent: exponent &- shift), false)
        }
    }

    /// Moves trailing zeros of a coefficient with more than 38 digits to the exponent.
    private init(_ isNegative: Bool, shortening coefficient: Coefficient, exponent: Int) throws(DecimalError) {
        var coefficient = coefficient
        var exponent = exponent
        while Coefficient.maximum < coefficient {
            let (quotient, remainder) = coefficient.quotientAndRemainder(dividingBy: 10)
            if remainder != 0 { throw .tooManyDigits(offset: nil) }
            coefficient = quotient
            exponent += 1
        }
        try self.init(isNegative: isNegative, coefficient: coefficient, exponent: exponent)
    }
}

extension DecimalValue.Coefficient {
    /// The quotient by `10^count`, rounded, and the dropped part. `count` must be positive.
    package func rounding(
        droppingDigits count: Int, _ mode: RoundingMode, isNegative: Bool
    ) -> (rounded: DecimalValue.Coefficient, dropped: DroppedPart) {
        if high == 0, count <= 19 {
            let (rounded, dropped) = low.rounding(droppingDigits: count, mode, isNegative: isNegative)
            return (Self(rounded), dropped)
        }
        let (quotient, remainder) = quotientAndRemainder(dividingByPowerOfTen: count)
        if remainder.isZero { return (quotient, .nothing) }
        let dropped = remainder.part(ofPowerOfTen: count)
        let isUp = mode.roundsAwayFromZero(dropped, isNegative: isNegative, isOdd: quotient.isOdd)
        return (isUp ? quotient.incremented() : quotient, dropped)
    }

    /// The size of a nonzero remainder of a division by `10^exponent`.
    func part(ofPowerOfTen exponent: Int) -> DroppedPart {
        // Half of 10^39 is above 2^128.
        if exponent > 38 { return .belowHalf }
        if exponent <= 19 { return DroppedPart(isZero: false, low, half: PowersOfTen.ten(exponent) &>> 1) }
        let power = Self.powerOfTen(exponent)
        let half = Self(high: power.high &>> 1, low: power.low &>> 1 | power.high &<< 63)
        return DroppedPart(isZero: false, self, half: half)
    }
}

extension UInt64 {
    /// The quotient by `10^count`, rounded, and the dropped part. `count` must be in 1...19.
    // Inlined and unchecked like the rest of the file, for the budgets cash-rounding and decimal.
    @inline(__always)
    fileprivate func rounding(
        droppingDigits count: Int, _ mode: RoundingMode, isNegative: Bool
    ) -> (rounded: UInt64, dropped: DroppedPart) {
        let power = PowersOfTen.ten(count)
        let quotient = self / power
        let remainder = self &- quotient &* power
        let dropped = DroppedPart(isZero: remainder == 0, remainder, half: power &>> 1)
        let isUp = mode.roundsAwayFromZero(dropped, isNegative: isNegative, isOdd: quotient & 1 != 0)
        // The quotient is at most a tenth of the largest number.
        return (isUp ? quotient &+ 1 : quotient, dropped)
    }
}
