// Forced inlining holds the times of columns: ColumnBenchmarks.

import CurrencyEngine

/// Writes a column row by row into one arena.
struct TextColumnWriter {
    /// The initial room for each row; longer texts are written again with more room.
    private static let usualRoom = 512
    /// The expected number of bytes per amount, for the arena's initial capacity. The arena grows if that is too small.
    private static let usualLength = 24

    private let rows: Int
    private let given: Validity?

    init(rows: Int, _ validity: Validity?) throws(ColumnError) {
        if let validity, validity.count != rows { throw .validity(rows: validity.count, expected: rows) }
        self.rows = rows
        given = validity
    }

    /// Writes all rows.
    ///
    /// - Parameters:
    ///   - fixed: The fast writer, if the plan has one.
    ///   - units: A row's amount in units of the shape's last fraction digit; nil if it is not a whole number of them.
    ///   - write: Writes a row of any kind into a buffer and returns its length; nil if there is not enough room.
    ///   - fail: Receives the error of a row, which then has no value, or throws it as the column's error.
    @inline(__always)
    func column<Failure: Error>(
        fixed: FixedDigits?, units: (_ row: Int) -> Int64?,
        write: (_ row: Int, UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Int?,
        fail: (_ row: Int, Failure) throws(ColumnError) -> Void
    ) throws(ColumnError) -> TextColumn {
        switch fixed?.fractionDigits {
        case 2?: try column(fixed, 2, units, write, fail)
        case 0?: try column(fixed, 0, units, write, fail)
        case 3?: try column(fixed, 3, units, write, fail)
        default: try column(nil, 0, units, write, fail)
        }
    }

    @inline(__always)
    private func column<Failure: Error>(
        _ fixed: FixedDigits?, _ fractionDigits: Int, _ units: (Int) -> Int64?,
        _ write: (Int, UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Int?,
        _ fail: (Int, Failure) throws(ColumnError) -> Void
    ) throws(ColumnError) -> TextColumn {
        let arena = TextArena(capacity: rows * Self.usualLength + Self.usualRoom)
        var validity = given
        var thrown: ColumnError?
        let offsets = [Int32](unsafeUninitializedCapacity: rows + 1) { offsets, count in
            offsets.initializeElement(at: 0, to: 0)
            count = 1
            func writeGeneral(_ row: Int, _ end: Int) throws(ColumnError) -> Int {
                arena.count = end
                if arena.capacity - end < Self.usualRoom { arena.grow() }
                do throws(Failure) {
                    while true {
                        if let count = try write(row, arena.free) {
                            arena.count += count
                            break
                        }
                        arena.grow()
                    }
                } catch {
                    try fail(row, error)
                    if validity == nil { validity = Validity(allValid: rows) }
                    validity?.setInvalid(row)
                }
                if arena.count > Int(Int32.max) { throw .tooLong(row: row) }
                return arena.count
            }
            // `writeGeneral` handles the row with which the texts become too long, and throws.
            func limit() -> Int { min(arena.capacity, Int(Int32.max)) - Self.usualRoom }
            do throws(ColumnError) {
                var end = 0
                if let fixed {
                    end = try fixed.withWriter(fractionDigits) { (writer) throws(ColumnError) in
                        var end = 0
                        // Copies, because the compiler cannot know that writing bytes leaves the arena unchanged.
                        var (base, last) = (arena.base, limit())
                        for row in 0..<rows {
                            if let given, !given[row] {
                                // A row without a value has an empty text.
                            } else if end < last, let units = units(row), let count = writer.write(units, base + end) {
                                end += count
                            } else {
                                end = try writeGeneral(row, end)
                                (base, last) = (arena.base, limit())
                            }
                            offsets.initializeElement(at: row + 1, to: Int32(truncatingIfNeeded: end))
                        }
                        return end
                    }
                } else {
                    for row in 0..<rows {
                        if given?[row] ?? true { end = try writeGeneral(row, end) }
                        offsets.initializeElement(at: row + 1, to: Int32(truncatingIfNeeded: end))
                    }
                }
                arena.count = end
                count = rows + 1
            } catch {
                thrown = error
            }
        }
        if let thrown { throw thrown }
        return TextColumn(arena, offsets, validity)
    }
}
