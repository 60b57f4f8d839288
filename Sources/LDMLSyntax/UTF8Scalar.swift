/// The scalars of a well-formed text in UTF-8.
package enum UTF8Scalar {
    /// The length of a scalar by its first byte.
    @inlinable @inline(__always)
    package static func length(_ lead: UInt8) -> Int {
        lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    }

    @inlinable
    package static func first(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
        guard let lead = bytes.first else { return nil }
        let length = length(lead)
        guard length <= bytes.count else { return nil }
        return decode(bytes, from: 0, length)
    }

    @inlinable
    package static func last(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
        var start = bytes.count - 1
        while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        guard start >= 0 else { return nil }
        return decode(bytes, from: start, bytes.count - start)
    }

    @inlinable
    package static func decode(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ length: Int) -> UInt32 {
        if length == 1 { return UInt32(bytes[start]) }
        var scalar = UInt32(bytes[start]) & (0xFF >> UInt32(length + 1))
        for index in 1..<length { scalar = scalar << 6 | UInt32(bytes[start + index] & 0x3F) }
        return scalar
    }
}
