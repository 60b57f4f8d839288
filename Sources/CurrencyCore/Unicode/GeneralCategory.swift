import PackedTables

/// The general categories of scalars that formatting and parsing distinguish.
///
/// The tables are this package's, as results from the system's would change with its version.
package enum GeneralCategory {
    /// Whether the scalar is a letter (L).
    package static func isLetter(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return (0x41...0x5A).contains(scalar & ~0x20) }
        // Behind ASCII ª µ º.
        if scalar < 0xC0 { return scalar == 0xAA || scalar == 0xB5 || scalar == 0xBA }
        if (0x20A0...0x20C0).contains(scalar) { return false }
        return contains(scalar, UnicodeRanges.letters)
    }

    /// Whether the scalar is a symbol (S) or a separator (Z).
    package static func isSymbolOrSeparator(_ scalar: UInt32) -> Bool {
        // The currency signs first, as most symbols that are no letters begin or end with one.
        if (0x20A0...0x20C0).contains(scalar) { return true }
        // Of ASCII, the space and $ + < = > ^ ` | ~.
        if scalar < 0x40 { return UInt64(0x7000_0811_0000_0000) >> UInt64(scalar) & 1 != 0 }
        if scalar < 0x80 { return UInt64(0x5000_0001_4000_0000) >> UInt64(scalar & 0x3F) & 1 != 0 }
        // Behind ASCII the no-break space, ¢ £ ¤ ¥ ¦ and nine others.
        if scalar < 0xC0 { return UInt64(0x0113_D37D_0000_0000) >> UInt64(scalar & 0x3F) & 1 != 0 }
        return contains(scalar, UnicodeRanges.symbolsAndSeparators)
    }

    /// Whether the scalar is a decimal digit (Nd).
    package static func isDecimalDigit(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return (0x30...0x39).contains(scalar) }
        return contains(scalar, UnicodeRanges.decimalDigits)
    }

    private static func contains(_ scalar: UInt32, _ ranges: StaticString) -> Bool {
        start(ofRangeWith: scalar, ranges) != nil
    }

    /// The first scalar of the range that a scalar is in.
    static func start(ofRangeWith scalar: UInt32, _ ranges: StaticString) -> UInt32? {
        let ranges = PackedRows<ScalarRange>(start: ranges.utf8Start, byteCount: ranges.utf8CodeUnitCount)
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low &+ high) >> 1
            let range = ranges[middle]
            if Int(scalar) < range.first {
                high = middle
            } else if Int(scalar) >= range.first + range.count {
                low = middle + 1
            } else {
                return UInt32(range.first)
            }
        }
        return nil
    }
}

/// A range of scalars that have a property.
private struct ScalarRange: PackedRow {
    var first = 0
    var count = 0

    @inline(__always)
    init() {}

    @inline(__always)
    mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&first, width: 3)
        columns.number(&count, width: 2)
    }
}
