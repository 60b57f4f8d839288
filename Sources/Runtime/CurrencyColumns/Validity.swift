/// A bitmap that says which rows of a column have a value, with one bit for each row, starting with the lowest bit of a
/// byte.
///
///     let validity = Validity([true, false, true])
///     validity[1]             // false
///     validity.bytes          // [5]
///
/// See <https://arrow.apache.org/docs/format/Columnar.html#validity-bitmaps>.
public struct Validity: Hashable, Sendable {
    /// The bits, eight to a byte; those after the last row are 0.
    public private(set) var bytes: [UInt8]
    /// The number of rows.
    public let count: Int

    /// Creates a bitmap by copying that of another program.
    ///
    /// - Throws: `ColumnError.validity`, if there are too few bytes for the rows.
    public init(bytes: [UInt8], count: Int) throws(ColumnError) {
        let needed = (count + 7) / 8
        guard bytes.count >= needed else { throw .validity(rows: bytes.count * 8, expected: count) }
        self.bytes = Array(bytes[..<needed])
        self.count = count
        if count % 8 > 0 { self.bytes[needed - 1] &= 1 << UInt8(count % 8) - 1 }
    }

    /// Creates a bitmap from one flag for each row; true means that the row has a value.
    public init(_ flags: [Bool]) {
        self.init(allValid: flags.count)
        for row in flags.indices where !flags[row] { setInvalid(row) }
    }

    package init(allValid count: Int) {
        self.count = count
        bytes = [UInt8](repeating: 0xFF, count: (count + 7) / 8)
        if count % 8 > 0 { bytes[count / 8] = 1 << UInt8(count % 8) - 1 }
    }

    /// Whether a row has a value.
    public subscript(row: Int) -> Bool {
        precondition(row >= 0 && row < count, "there is no row \(row) of \(count)")
        return bytes[row >> 3] >> UInt8(row & 7) & 1 != 0
    }

    /// The number of rows without a value.
    public var nullCount: Int { bytes.reduce(count) { $0 - $1.nonzeroBitCount } }

    package mutating func setInvalid(_ row: Int) { bytes[row >> 3] &= ~(1 << UInt8(row & 7)) }
}
