import PackedTables

/// The general categories of scalars that formatting and parsing distinguish.
///
/// The package has its own tables, because results from the system's would change with its version.
package enum GeneralCategory {
    /// Whether the scalar is a letter (L).
    package static func isLetter(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return (0x41...0x5A).contains(scalar & ~0x20) }
        // The letters between ASCII and U+00C0: ª µ º.
        if scalar < 0xC0 { return scalar == 0xAA || scalar == 0xB5 || scalar == 0xBA }
        if isUsualSymbol(scalar) { return false }
        return contains(scalar, UnicodeRanges.letters)
    }

    /// Whether the scalar is a symbol (S) or a separator (Z).
    package static func isSymbolOrSeparator(_ scalar: UInt32) -> Bool {
        // This comes first, because most symbols that are not letters begin or end with one.
        if isUsualSymbol(scalar) { return true }
        // In ASCII: the space and $ + < = > ^ ` | ~.
        if scalar < 0x40 { return UInt64(0x7000_0811_0000_0000) >> UInt64(scalar) & 1 != 0 }
        if scalar < 0x80 { return UInt64(0x5000_0001_4000_0000) >> UInt64(scalar & 0x3F) & 1 != 0 }
        // After ASCII: the no-break space, ¢ £ ¤ ¥ ¦ and nine others.
        if scalar < 0xC0 { return UInt64(0x0113_D37D_0000_0000) >> UInt64(scalar & 0x3F) & 1 != 0 }
        return contains(scalar, UnicodeRanges.symbolsAndSeparators)
    }

    /// Whether the scalar is in the block of currency symbols or among ￠ ￡ ￢ ￣ ￤ ￥ ￦. All of these are symbols (S).
    // Inlined, like the columns below, to hold the budgets of resolving.
    @inline(__always)
    private static func isUsualSymbol(_ scalar: UInt32) -> Bool {
        (0x20A0...0x20C0).contains(scalar) || (0xFFE0...0xFFE6).contains(scalar)
    }

    /// Whether the scalar is a decimal digit (Nd).
    package static func isDecimalDigit(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return (0x30...0x39).contains(scalar) }
        return contains(scalar, UnicodeRanges.decimalDigits)
    }

    /// Whether one of the ranges, packed as in `UnicodeRanges`, contains the scalar.
    package static func contains(_ scalar: UInt32, _ ranges: StaticString) -> Bool {
        start(ofRangeWith: scalar, ranges) != nil
    }

    /// The first scalar of the range that contains a scalar.
    static func start(ofRangeWith scalar: UInt32, _ ranges: StaticString) -> UInt32? {
        let ranges = PackedRows<ScalarRange>(start: ranges.utf8Start, byteCount: ranges.utf8CodeUnitCount)
        // Only the range before the first one that begins after the scalar can contain it.
        let next = PackedInteger.longWord(of: Int(scalar) + 1)
        let behind = ranges.first(from: 0, to: ranges.count, notLessThan: next, word: PackedInteger.longWord)
        guard behind > 0 else { return nil }
        let range = ranges[behind - 1]
        return Int(scalar) < range.first + range.count ? UInt32(range.first) : nil
    }
}

/// A range of scalars that have a property.
private struct ScalarRange {
    @ThreeBytes var first: Int
    @TwoBytes var count: Int
}
