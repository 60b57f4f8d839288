import CurrencyFormat

extension FixedWidthInteger {
    /// The integer that equals a decimal.
    fileprivate init(whole value: DecimalValue) throws(DecimalConversionError) {
        guard value.isFinite else { throw .notFinite }
        let integer: Int64
        do throws(DecimalError) {
            integer = try value.magnitude.minorUnits(scale: 0)
        } catch .inexact {
            throw .notWhole
        } catch {
            guard let large = Self(large: value) else { throw .outOfRange(exponent: value.exponent) }
            self = large
            return
        }
        guard let exact = Self(exactly: value.isNegative ? 0 - integer : integer) else {
            throw .outOfRange(exponent: value.exponent)
        }
        self = exact
    }

    /// A whole number whose magnitude does not fit 63 bits.
    private init?(large value: DecimalValue) {
        // With a larger exponent the text could have thousands of zeros at the end.
        guard value.exponent <= 20, let rounded = Self(value.wholeDigits) else { return nil }
        self = rounded
    }
}

extension DecimalValue {
    /// The integer digits with the sign.
    fileprivate var wholeDigits: String {
        let (whole, zeros): (Coefficient, Int) =
            exponent < 0
            ? (coefficient.quotientAndRemainder(dividingByPowerOfTen: 0 - exponent).quotient, 0)
            : (coefficient, exponent)
        let digits = (try? DecimalValue(isNegative: isNegative, coefficient: whole, exponent: 0).description) ?? ""
        return digits + String(repeating: "0", count: zeros)
    }
}

extension Int: DecimalConvertible {
    /// The integer as an exact decimal.
    public var decimalValue: DecimalValue { DecimalValue(self) }

    /// Converts a decimal to an equal integer.
    ///
    /// - Throws: `DecimalConversionError` if the decimal is not finite, not whole, or out of range.
    public init(decimalValue: DecimalValue) throws(DecimalConversionError) { try self.init(whole: decimalValue) }
}

extension Int8: DecimalConvertible {
    /// The integer as an exact decimal.
    public var decimalValue: DecimalValue { DecimalValue(self) }

    /// Converts a decimal to an equal integer.
    ///
    /// - Throws: `DecimalConversionError` if the decimal is not finite, not whole, or out of range.
    public init(decimalValue: DecimalValue) throws(DecimalConversionError) { try self.init(whole: decimalValue) }
}

extension Int16: DecimalConvertible {
    /// The integer as an exact decimal.
    public var decimalValue: DecimalValue { DecimalValue(self) }

    /// Converts a decimal to an equal integer.
    ///
    /// - Throws: `DecimalConversionError` if the decimal is not finite, not whole, or out of range.
    public init(decimalValue: DecimalValue) throws(DecimalConversionError) { try self.init(whole: decimalValue) }
}

extension Int32: DecimalConvertible {
    /// The integer as an exact decimal.
    public var decimalValue: DecimalValue { DecimalValue(self) }

    /// Converts a decimal to an equal integer.
    ///
    /// - Throws: `DecimalConversionError` if the decimal is not finite, not whole, or out of range.
    public init(decimalValue: DecimalValue) throws(DecimalConversionError) { try self.init(whole: decimalValue) }
}

extension Int64: DecimalConvertible {
    /// The integer as an exact decimal.
    public var decimalValue: DecimalValue { DecimalValue(self) }

    /// Converts a decimal to an equal integer.
    ///
    /// - Throws: `DecimalConversionError` if the decimal is not finite, not whole, or out of range.
    public init(decimalValue: DecimalValue) throws(DecimalConversionError) { try self.init(whole: decimalValue) }
}

extension UInt: DecimalConvertible {
    /// The integer as an exact decimal.
    public var decimalValue: DecimalValue { DecimalValue(self) }

    /// Converts a decimal to an equal integer.
    ///
    /// - Throws: `DecimalConversionError` if the decimal is not finite, not whole, or out of range.
    public init(decimalValue: DecimalValue) throws(DecimalConversionError) { try self.init(whole: decimalValue) }
}

extension UInt8: DecimalConvertible {
    /// The integer as an exact decimal.
    public var decimalValue: DecimalValue { DecimalValue(self) }

    /// Converts a decimal to an equal integer.
    ///
    /// - Throws: `DecimalConversionError` if the decimal is not finite, not whole, or out of range.
    public init(decimalValue: DecimalValue) throws(DecimalConversionError) { try self.init(whole: decimalValue) }
}

extension UInt16: DecimalConvertible {
    /// The integer as an exact decimal.
    public var decimalValue: DecimalValue { DecimalValue(self) }

    /// Converts a decimal to an equal integer.
    ///
    /// - Throws: `DecimalConversionError` if the decimal is not finite, not whole, or out of range.
    public init(decimalValue: DecimalValue) throws(DecimalConversionError) { try self.init(whole: decimalValue) }
}

extension UInt32: DecimalConvertible {
    /// The integer as an exact decimal.
    public var decimalValue: DecimalValue { DecimalValue(self) }

    /// Converts a decimal to an equal integer.
    ///
    /// - Throws: `DecimalConversionError` if the decimal is not finite, not whole, or out of range.
    public init(decimalValue: DecimalValue) throws(DecimalConversionError) { try self.init(whole: decimalValue) }
}

extension UInt64: DecimalConvertible {
    /// The integer as an exact decimal.
    public var decimalValue: DecimalValue { DecimalValue(self) }

    /// Converts a decimal to an equal integer.
    ///
    /// - Throws: `DecimalConversionError` if the decimal is not finite, not whole, or out of range.
    public init(decimalValue: DecimalValue) throws(DecimalConversionError) { try self.init(whole: decimalValue) }
}
