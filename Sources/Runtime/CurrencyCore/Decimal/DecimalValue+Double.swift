extension DecimalValue {
    /// The decimal with the fewest digits that reads back as this `Double`, as ICU formats it.
    ///
    ///     DecimalValue(0.1)       // 0.1, and not 0.1000000000000000055511151231257827
    ///     DecimalValue(1e22)      // 1E+22
    ///
    /// Where several have the fewest digits, it is the one nearest to the binary value, and of two equally near the
    /// one with an even last digit. Whole numbers below 10^15 have exponent 0; all others have a coefficient without
    /// trailing zeros. NaN, the infinities and negative zero are kept.
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

extension DecimalValue: ExpressibleByFloatLiteral {
    /// A number with a decimal point written in source code.
    ///
    /// The compiler passes it as a `Double`, so it enters by its shortest digits: `1234.5` is exactly 1234.5, and a
    /// literal of up to 15 significant digits is exactly what was written, without trailing zeros of its fraction.
    /// For more digits use `init(_:)` with text.
    public init(floatLiteral value: Double) {
        self.init(value)
    }
}
