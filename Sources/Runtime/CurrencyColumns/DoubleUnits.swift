// Forced inlining and unchecked operators hold the times of columns: ColumnBenchmarks.

import CurrencyCore

/// The rows of a column of numbers × a power of ten as integers, where their shortest decimal digits end there.
///
/// A block of rows is computed at a time, without branches: processors divide several numbers at once.
struct DoubleUnits {
    /// Rows of a block.
    static let length = 64
    /// Stands for a number that is no integer.
    private static let none = Int64.min

    private let numbers: UnsafeBufferPointer<Double>
    private let power: Double
    private let block: UnsafeMutableBufferPointer<Int64>
    /// The rows that the block has.
    private var start = 0
    private var end = 0

    /// - Parameters:
    ///   - power: 1, 100 or 1000.
    ///   - block: Memory for `length` integers.
    init(_ numbers: UnsafeBufferPointer<Double>, power: Double, _ block: UnsafeMutableBufferPointer<Int64>) {
        self.numbers = numbers
        self.power = power
        self.block = block
    }

    /// The integer of a row, or nil where it is none; rows are asked for in ascending order.
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
