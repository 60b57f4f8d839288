import PackedTables

extension GeneralCategory {
    /// The value of a decimal digit (Nd) in any numbering system, and the scalar of the zero, which identifies it.
    ///
    /// Unicode has these digits in runs from zero to nine, and the runs of several systems may be adjacent.
    package static func decimalDigit(_ scalar: UInt32) -> (value: UInt8, zero: UInt32)? {
        if scalar < 0x80 { return (0x30...0x39).contains(scalar) ? (UInt8(scalar - 0x30), 0x30) : nil }
        guard let start = start(ofRangeWith: scalar, UnicodeRanges.decimalDigits) else { return nil }
        let value = (scalar - start) % 10
        return (UInt8(value), scalar - value)
    }
}
