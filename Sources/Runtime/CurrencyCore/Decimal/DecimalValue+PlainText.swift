extension DecimalValue {
    /// The number without an exponent, such as `1234.50` or `12000000`.
    ///
    ///     try DecimalValue("1.2E+7").plainText        // "12000000"
    ///     try DecimalValue("1E-9").plainText          // "0.000000001"
    ///
    /// `init(_:)` reads it back as an equal number with the same decimal places. For NaN and the infinities, the text
    /// is the same as in `description`.
    ///
    /// - Complexity: linear in the digits and the exponent; at most about 6,200 characters.
    public var plainText: String {
        if exponent == 0 || !isFinite { return description }
        if exponent > 0, isZero { return isNegative ? "-0" : "0" }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DecimalDigits.wideCapacity) { bytes in
            guard let start = bytes.baseAddress else { return "" }
            let digits = UnsafeBufferPointer(start: start, count: DecimalDigits.write(coefficient, into: start))
            let whole = digits.count + exponent
            var text: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
            if whole <= 0 { text.append(UInt8(ascii: "0")) }
            text.append(contentsOf: digits.prefix(max(0, whole)))
            text.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: max(0, exponent)))
            if exponent < 0 {
                text.append(UInt8(ascii: "."))
                text.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: max(0, 0 - whole)))
                text.append(contentsOf: digits.dropFirst(max(0, whole)))
            }
            return String(decoding: text, as: UTF8.self)
        }
    }
}
