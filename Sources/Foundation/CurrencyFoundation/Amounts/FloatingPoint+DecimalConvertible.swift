import CurrencyFormat

// Binary floating point gives its shortest decimal digits, and takes the nearest number.

extension Double: DecimalConvertible {
    /// The shortest decimal that converts back to this number.
    public var decimalValue: DecimalValue { DecimalValue(self) }

    /// Creates the number nearest to a decimal; infinity if the decimal is too large.
    public init(decimalValue: DecimalValue) { self.init(decimalValue) }
}

extension Float: DecimalConvertible {
    /// The shortest decimal that converts back to this number.
    public var decimalValue: DecimalValue { DecimalValue(self) }

    /// Creates the number nearest to a decimal; infinity if the decimal is too large.
    public init(decimalValue: DecimalValue) { self.init(decimalValue) }
}
