extension DecimalValue {
    /// Creates the decimal with the fewest digits that reads back as this `Double`, as ICU formats it.
    ///
    ///     DecimalValue(0.1)       // 0.1, and not 0.1000000000000000055511151231257827
    ///     DecimalValue(1e22)      // 1E+22
    ///
    /// If several decimals have the fewest digits, it is the one nearest to the binary value; if two of these are
    /// equally near, it is the one with an even last digit. Whole numbers below 10^15 have exponent 0; all others have
    /// a coefficient without trailing zeros. NaN, the infinities and negative zero are kept.
    public init(_ double: Double) {
        let bits = double.bitPattern
        let isNegative = bits >> 63 != 0
        if bits >> 52 & 0x7FF == 0x7FF {
            let kind: Kind = bits & (1 << 52 - 1) == 0 ? .infinity : .notANumber
            self.init(
                uncheckedNegative: isNegative && kind == .infinity, coefficient: .zero, exponent: 0, kind: kind)
            return
        }
        let shortest = ShortestDigits(of: Double(bitPattern: bits & ~(1 << 63)))
        self.init(
            uncheckedNegative: isNegative, coefficient: Coefficient(shortest.digits), exponent: shortest.exponent)
    }
}

extension DecimalValue {
    // Disfavoured, so that `DecimalValue(0.1)` converts a Double.
    /// Creates the decimal with the fewest digits that reads back as this `Float`.
    ///
    ///     let ratio: Float = 0.1
    ///     DecimalValue(ratio)                 // 0.1
    ///     DecimalValue(Double(ratio))         // 0.10000000149011612: the nearest Float is not 0.1
    ///
    /// Everything else is as for a `Double`.
    @_disfavoredOverload
    public init(_ float: Float) {
        let bits = float.bitPattern
        guard bits >> 23 & 0xFF != 0xFF else {
            self.init(Double(float))
            return
        }
        let shortest = ShortestDigits(of: Float(bitPattern: bits & ~(1 << 31)))
        self.init(
            uncheckedNegative: bits >> 31 != 0, coefficient: Coefficient(shortest.digits), exponent: shortest.exponent)
    }
}

#if !hasFeature(Embedded)
    // Embedded Swift cannot parse binary floating-point numbers.

    extension Double {
        /// Creates the number nearest to a decimal; infinity if the decimal is too large.
        ///
        ///     Double(try DecimalValue("1234.50"))     // 1234.5
        ///     Double(DecimalValue.nan).isNaN          // true
        ///
        /// `DecimalValue(_:)` converts the result back to the same decimal if that has at most 15 digits. Use decimals
        /// for amounts, because a `Double` cannot represent 0.1.
        public init(_ decimal: DecimalValue) { self.init(nearest: decimal) }
    }

    extension Float {
        /// Creates the number nearest to a decimal; infinity if the decimal is too large.
        ///
        ///     Float(try DecimalValue("0.1"))          // 0.1
        ///
        /// `DecimalValue(_:)` converts the result back to the same decimal if that has at most 6 digits.
        public init(_ decimal: DecimalValue) { self.init(nearest: decimal) }
    }

    extension BinaryFloatingPoint where Self: LosslessStringConvertible {
        fileprivate init(nearest decimal: DecimalValue) {
            switch decimal.kind {
            case .notANumber: self = .nan
            case .infinity: self = decimal.isNegative ? -.infinity : .infinity
            // The standard library parses every finite decimal, correctly rounded.
            case .finite: self = Self(decimal.scientificText) ?? .nan
            }
        }
    }
#endif

extension DecimalValue: ExpressibleByFloatLiteral {
    /// Creates a number from a literal with a decimal point.
    ///
    /// The compiler passes the literal as a `Double`, and the number gets its shortest digits: `1234.5` is exactly
    /// 1234.5. A literal of up to 15 significant digits is exactly the number that was written, without trailing zeros
    /// in its fraction. For more digits, use `init(_:)` with text.
    public init(floatLiteral value: Double) {
        self.init(value)
    }
}
