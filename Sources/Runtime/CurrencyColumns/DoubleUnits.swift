// Forced inlining and unchecked operators hold the times of columns: ColumnBenchmarks.

import CurrencyCore

/// Numbers multiplied by a power of ten, as integers, for those whose shortest decimal digits end there.
///
/// The rows are computed in blocks, without branches, because processors divide several numbers at once.
struct DoubleUnits {
    /// The number of rows in a block.
    static let length = 64
    /// Represents a number without an integer.
    private static let none = Int64.min

    private let numbers: UnsafeBufferPointer<Double>
    private let power: Double
    private let block: UnsafeMutableBufferPointer<Int64>
    /// The first row of the current block.
    private var start = 0
    private var end = 0

    /// - Parameters:
    ///   - power: The power of ten: 1, 100 or 1000.
    ///   - block: Memory for `length` integers.
    init(_ numbers: UnsafeBufferPointer<Double>, power: Double, _ block: UnsafeMutableBufferPointer<Int64>) {
        self.numbers = numbers
        self.power = power
        self.block = block
    }

    /// The integer of a row; nil if it has none. Rows must be requested in ascending order.
    @inline(__always)
    mutating func units(of row: Int) -> Int64? {
        if row >= end { fill(from: row) }
        let units = block[row &- start]
        return units == Self.none ? nil : units
    }

    @inline(never)
    private mutating func fill(from row: Int) {
        start = row
        end = min(row &+ Self.length, numbers.count)
        guard let numbers = numbers.baseAddress, let block = block.baseAddress else { return }
        for index in 0..<(end &- start) {
            let (units, areExact) = DecimalDigits.units(of: numbers[start &+ index], power: power)
            block[index] = areExact ? units : Self.none
        }
    }
}
