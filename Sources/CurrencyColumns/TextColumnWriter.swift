import CurrencyEngine

/// Writes a column row by row into one arena.
struct TextColumnWriter {
    /// Room that is there for each row; longer texts are written again into more.
    private static let usualRoom = 512
    /// The bytes of an amount, by which the arena is made; it grows where they are more.
    private static let usualLength = 24

    private let arena: TextArena
    private var offsets: [Int32]
    private var row = 0
    private(set) var validity: Validity?

    init(rows: Int, _ validity: Validity?) throws(ColumnError) {
        if let validity, validity.count != rows { throw .validity(rows: validity.count, expected: rows) }
        arena = TextArena(capacity: rows * Self.usualLength + Self.usualRoom)
        offsets = [Int32](repeating: 0, count: rows + 1)
        self.validity = validity
    }

    /// Whether the next row has a value.
    @inline(__always)
    var isValid: Bool { validity.map { $0[row] } ?? true }

    /// Writes the next row.
    ///
    /// - Parameter write: Writes into a buffer and returns the number of bytes, or nil where there is no room for them.
    @inline(__always)
    mutating func append<Failure: Error>(
        _ write: (UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Int?
    ) throws(Failure) {
        if arena.capacity &- arena.count < Self.usualRoom { arena.grow() }
        while true {
            if let count = try write(arena.free) {
                arena.count &+= count
                break
            }
            arena.grow()
        }
        endRow()
    }

    /// Writes a row without a value.
    mutating func appendNull() {
        if validity == nil { validity = Validity(allValid: offsets.count - 1) }
        validity?.setInvalid(row)
        endRow()
    }

    @inline(__always)
    private mutating func endRow() {
        row &+= 1
        offsets[row] = Int32(truncatingIfNeeded: arena.count)
    }

    /// Whether the texts have become too many for offsets of 32 bits.
    @inline(__always)
    var isTooLong: Bool { arena.count > Int(Int32.max) }

    var column: TextColumn { TextColumn(arena, offsets, validity) }
}
