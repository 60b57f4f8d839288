extension DecimalValue {
    /// The number divided by a unit above zero, near enough that every rounding of it is that of the exact quotient.
    ///
    /// By powers of ten it is exact. Another quotient that has no end is cut behind 36 digits or more, and a 1 stands
    /// for the rest: so it is on the right side of every number that has fewer digits, halves among them.
    func counted(in unit: DecimalValue) -> DecimalValue {
        guard isFinite, !isZero else { return self }
        let unitPlace = unit.coefficient.digitCount + unit.exponent - 1
        if unit == DecimalValue(uncheckedOne: unitPlace) { return scaled(byPowerOfTen: 0 - unitPlace) }
        // The quotient is below 10^(place + 1): with so many decimals it has at most 37 digits.
        let place = coefficient.digitCount + exponent - 1 - unitPlace
        let decimals = 36 - place
        guard let cut = try? divided(by: unit, fractionDigits: decimals, .down) else {
            let far: DecimalValue = place > 0 ? .infinity : .zero
            return isNegative ? far.negated : far
        }
        if let product = try? cut * unit, product == self { return cut }
        let rest = try? DecimalValue(isNegative: isNegative, coefficient: Coefficient(1), exponent: -1 - decimals)
        return rest.flatMap { try? cut + $0 } ?? cut
    }

    /// A power of ten; the exponent is one of the type's.
    private init?(uncheckedOne exponent: Int) {
        try? self.init(coefficient: Coefficient(1), exponent: exponent)
    }
}
