import PackedTables
import TableWriter
import Testing

struct PackedIntegerTests {
    private func read(_ bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { PackedInteger.read($0, width: buffer.count) }
        }
    }

    /// Seven bits per byte, lowest first. Expected bytes are by hand.
    @Test(arguments: [
        (0, 1, [0] as [UInt8]), (127, 1, [0x7F]), (128, 2, [0x00, 0x01]), (300, 2, [0x2C, 0x02]),
        (16_383, 2, [0x7F, 0x7F]), (16_384, 3, [0, 0, 1]), (2_097_151, 3, [0x7F, 0x7F, 0x7F]),
        (0xFFFF_FFFF, 5, [0x7F, 0x7F, 0x7F, 0x7F, 0x0F]),
    ])
    func numbersAreGroupsOfSevenBits(value: Int, width: Int, bytes: [UInt8]) throws {
        #expect(try PackedInteger.bytes(of: value, width: width) == bytes)
        #expect(read(bytes) == value)
    }

    @Test(arguments: 1...5)
    func everyWidthHoldsItsLargestNumberAndNoMore(width: Int) throws {
        let maximum = PackedInteger.maximum(width: width)
        #expect(maximum == (0..<width).reduce(0) { sum, _ in sum * 128 + 127 })
        for value in [0, 1, maximum / 2, maximum - 1, maximum] {
            let bytes = try PackedInteger.bytes(of: value, width: width)
            #expect(bytes.count == width)
            #expect(bytes.allSatisfy { $0 < 0x80 })
            #expect(read(bytes) == value)
        }
        for value in [maximum + 1, -1, Int.max, Int.min] {
            #expect(throws: PackedWriterError.tooLarge(value: value, maximum: maximum)) {
                try PackedInteger.bytes(of: value, width: width)
            }
        }
    }
}
