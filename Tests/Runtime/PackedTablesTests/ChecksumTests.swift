import PackedTables
import Testing

/// The check value of CRC-32/ISO-HDLC from the catalogue of CRC algorithms, and values computed with zlib's crc32.
///
/// See <https://reveng.sourceforge.io/crc-catalogue/17plus.htm#crc.cat.crc-32-iso-hdlc>.
@Test(arguments: [
    ("123456789", 0xCBF4_3926 as UInt32),
    ("", 0),
    ("a", 0xE8B7_BE43),
    ("\0", 0xD202_EF8D),
    ("The quick brown fox jumps over the lazy dog", 0x414F_A339),
])
func checksumIsThatOfZip(text: String, expected: UInt32) {
    #expect(Array(text.utf8).withUnsafeBufferPointer { Checksum.crc32($0) } == expected)
}

@Test
func checksumSeesEverySingleChangedBit() {
    var bytes: [UInt8] = (0..<64).map { UInt8(truncatingIfNeeded: $0 * 37) }
    let whole = bytes.withUnsafeBufferPointer { Checksum.crc32($0) }
    for bit in 0..<(bytes.count * 8) {
        bytes[bit / 8] ^= 1 << UInt8(bit % 8)
        #expect(bytes.withUnsafeBufferPointer { Checksum.crc32($0) } != whole, "bit \(bit)")
        bytes[bit / 8] ^= 1 << UInt8(bit % 8)
    }
}
