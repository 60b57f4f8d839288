// The text is that of IEEE 754's and the General Decimal Arithmetic's to-scientific-string: plain where the exponent is
// not positive and the number is not tiny, else with one digit in front of the point and an exponent. Every digit and
// the exponent can be read back from it.

extension DecimalValue: CustomStringConvertible {
    /// Plain text without any locale, such as `-1234.50`, `1.2E+22`, `NaN` or `-Infinity`.
    ///
    /// `init(_:)` reads it back as an identical value, trailing zeros and the sign of zero included.
    public var description: String {
        switch kind {
        case .notANumber: return "NaN"
        case .infinity: return isNegative ? "-Infinity" : "Infinity"
        case .finite: break
        }
        // A sign, 38 digits, a point, six zeros or an exponent of six characters, and what the digits overwrite.
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
