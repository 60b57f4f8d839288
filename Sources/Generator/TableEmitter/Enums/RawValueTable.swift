/// The raw values of an enum, as the two texts in the generated source that `RawValues` of CurrencyFormat reads.
struct RawValueTable {
    let values: [UInt8]
    let starts: [UInt8]
    let count: Int

    static let digitsPerStart = 3
    static let zeroDigit: UInt8 = 0x30
    /// The space after each value.
    private static let end: UInt8 = 0x20

    init(_ rawValues: [String]) throws(EnumEmissionError) {
        // An enum with one case has no number in memory, and beyond 65,536 cases the number needs more than two bytes.
        guard (2...65_536).contains(rawValues.count) else { throw .caseCount(rawValues.count) }
        var values: [UInt8] = []
        var starts: [UInt8] = Self.digits(of: 0)
        var previous: String?
        for rawValue in rawValues {
            guard !rawValue.isEmpty else { throw .emptyRawValue }
            guard rawValue.utf8.allSatisfy({ $0 > Self.end && $0 < 0x80 }) else { throw .notASCII(rawValue) }
            if let previous, !previous.utf8.lexicographicallyPrecedes(rawValue.utf8) { throw .notAscending(rawValue) }
            previous = rawValue
            values += rawValue.utf8 + [Self.end]
            guard values.count < 1 << (6 * Self.digitsPerStart) else { throw .rawValueBytes(values.count) }
            starts += Self.digits(of: values.count)
        }
        self.values = values + [UInt8](repeating: Self.end, count: 7)
        self.starts = starts
        count = rawValues.count
    }

    private static func digits(of number: Int) -> [UInt8] {
        [12, 6, 0].map { zeroDigit + UInt8(number >> $0 & 0x3F) }
    }
}
