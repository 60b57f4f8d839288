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
        for index in 0..<(end &- start) { block[index] = Self.units(numbers[start &+ index], power) }
    }

    /// A decimal of at most fifteen digits is the shortest of the `Double` that is nearest to it, and a division by an
    /// exact power of ten gives that `Double`.
    @inline(__always)
    private static func units(_ number: Double, _ power: Double) -> Int64 {
        let scaled = abs(number * power)
        // Adding 2^52 leaves no bits for a fraction, so the addition itself rounds: no call of the C library.
        let shifted = scaled + 0x1p52
        let rounded = shifted - 0x1p52
        let units = Int64(bitPattern: shifted.bitPattern & (1 << 52 - 1))
        // All ones for a minus.
        let sign = Int64(bitPattern: number.bitPattern) >> 63
        // Zero may have a sign, which is shown.
        let isExact = rounded / power == abs(number) && rounded != 0 && scaled < 1e15
        return isExact ? (units ^ sign) &- sign : none
    }
}
