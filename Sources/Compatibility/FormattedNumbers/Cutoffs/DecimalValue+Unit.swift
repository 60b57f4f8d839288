extension DecimalValue {
    /// The number divided by a unit above zero, so closely that it rounds as the exact quotient does.
    ///
    /// Division by a power of ten is exact. Another quotient that does not end is cut off after 36 digits or more, and
    /// a digit 1 stands for the rest: it compares with all shorter numbers, halves among them, as the quotient does.
    func counted(in unit: DecimalValue) -> DecimalValue {
        guard isFinite, !isZero else { return self }
        let unitPlace = unit.coefficient.digitCount + unit.exponent - 1
        if unit == DecimalValue(uncheckedOne: unitPlace) { return scaled(byPowerOfTen: 0 - unitPlace) }
        // The quotient is below 10^(place + 1): with these decimals it has at most 37 digits.
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

    /// A power of ten; nil where the exponent is out of the type's range.
    private init?(uncheckedOne exponent: Int) {
        try? self.init(coefficient: Coefficient(1), exponent: exponent)
    }
}
