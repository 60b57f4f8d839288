/// CRC-32 with the polynomial of ISO 3309, as in zip and PNG. It uses no table, because it runs once per load.
package enum Checksum {
    package static func crc32(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var state: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            state ^= UInt32(byte)
            for _ in 0..<8 {
                state = (state >> 1) ^ (state & 1 == 0 ? 0 : 0xEDB8_8320)
            }
        }
        return ~state
    }
}
