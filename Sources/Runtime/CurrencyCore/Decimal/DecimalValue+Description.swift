// There are two texts that do not depend on a locale. `description` has no exponent up to 21 integer digits, as in
// ECMAScript. Beyond that it is `scientificText`, the General Decimal Arithmetic's to-scientific-string. That has one
// digit before the point and an exponent, unless the exponent is at most zero and the number is at least 10^-6.
//
//     digits and exponent      description                scientificText
//     15 × 10^5                1500000                    1.5E+6
//     1 × 10^20                100000000000000000000      1E+20
//     1 × 10^21                1E+21                      1E+21
//     0 × 10^3                 0                          0E+3
//     1 × 10^-6                0.000001                   0.000001
//     1 × 10^-7                1E-7                       1E-7
//
// See https://tc39.es/ecma262/#sec-numeric-types-number-tostring and https://speleotrove.com/decimal/daconvs.html.

extension DecimalValue: CustomStringConvertible {
    /// The number as text that does not depend on a locale, such as `-1234.50`, `1500000`, `1.2E+22`, `NaN` or
    /// `-Infinity`.
    ///
    ///     try DecimalValue("1.5E+6").description      // "1500000"
    ///     try DecimalValue("1.5E+30").description     // "1.5E+30"
    ///
    /// `init(_:)` reads it back as an equal value with the same decimal places, including trailing zeros and the sign
    /// of zero. `plainText` never has an exponent, and `scientificText` is different for each representation.
    public var description: String {
        let isPlain = isFinite && exponent > 0 && (isZero || coefficient.digitCount + exponent <= Self.plainDigits)
        return isPlain ? plainText : scientificText
    }

    /// The maximum number of integer digits without an exponent if not all of them are significant.
    private static var plainDigits: Int { 21 }

    /// The number as text with every digit and the exponent, such as `-1234.50`, `1.5E+6`, `NaN` or `-Infinity`.
    ///
    ///     try DecimalValue("1.5E+6").scientificText   // "1.5E+6"
    ///
    /// `init(_:)` reads it back as an identical value, including trailing zeros, the exponent and the sign of zero.
    public var scientificText: String {
        switch kind {
        case .notANumber: return "NaN"
        case .infinity: return isNegative ? "-Infinity" : "Infinity"
        case .finite: break
        }
        // 64 bytes hold a sign, 38 digits, a point, and six zeros or an exponent; the rest is scratch for the digits.
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 112) { bytes in
            guard let start = bytes.baseAddress else { return "" }
            let end = write(into: start, scratch: start + 64)
            return String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
        }
    }

    private func write(
        into start: UnsafeMutablePointer<UInt8>, scratch: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        var position = start
        func append(_ byte: UInt8) {
            position.pointee = byte
            position += 1
        }
        func append(_ digits: Range<Int>) {
            for index in digits { append(scratch[index]) }
        }

        if isNegative { append(UInt8(ascii: "-")) }
        let count = DecimalDigits.write(coefficient, into: scratch)
        let adjusted = exponent + count - 1
        if exponent <= 0, adjusted >= -6 {
            let whole = count + exponent
            if whole > 0 {
                append(0..<whole)
            } else {
                append(UInt8(ascii: "0"))
            }
            if exponent == 0 { return position }
            append(UInt8(ascii: "."))
            for _ in 0..<max(0, -whole) { append(UInt8(ascii: "0")) }
            append(max(0, whole)..<count)
            return position
        }
        append(0..<1)
        if count > 1 {
            append(UInt8(ascii: "."))
            append(1..<count)
        }
        append(UInt8(ascii: "E"))
        append(UInt8(ascii: adjusted < 0 ? "-" : "+"))
        let exponentCount = DecimalDigits.write(UInt64(adjusted.magnitude), into: scratch)
        append(0..<exponentCount)
        return position
    }
}
