import CurrencyFormat

// Binary floating point gives its shortest decimal digits, and takes the nearest number.

extension Double: DecimalConvertible {
    /// The shortest decimal that reads back as this number.
    public var decimalValue: DecimalValue { DecimalValue(self) }

    /// The number nearest to a decimal; infinity where it is too large.
    public init(decimalValue: DecimalValue) { self.init(nearest: decimalValue) }
}

extension Float: DecimalConvertible {
    /// The shortest decimal that reads back as this number.
    public var decimalValue: DecimalValue {
        if isNaN { return .nan }
        if isInfinite { return self < 0 ? .infinity.negated : .infinity }
        // The standard library writes the shortest digits, which differ from those of the same number as a Double.
        return (try? DecimalValue(description)) ?? .nan
    }

    /// The number nearest to a decimal; infinity where it is too large.
    public init(decimalValue: DecimalValue) { self.init(nearest: decimalValue) }
}

extension BinaryFloatingPoint where Self: LosslessStringConvertible {
    /// The number nearest to a decimal; too large ones are infinity.
    fileprivate init(nearest value: DecimalValue) {
        if value.isNaN {
            self = .nan
        } else if value.isInfinite {
            self = value.isNegative ? -.infinity : .infinity
        } else {
            // The standard library reads every finite decimal, correctly rounded.
            self = Self(value.description) ?? .nan
        }
    }
}
