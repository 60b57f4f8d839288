// Forced inlining holds the budgets of resolving.

/// Reads the scalars of well-formed UTF-8.
public enum UTF8Scalar {
    /// The length of a scalar, given its first byte.
    @inlinable @inline(__always)
    public static func length(_ lead: UInt8) -> Int {
        lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    }

    /// The value of the first scalar; nil for empty text.
    @inlinable
    public static func first(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
        guard let lead = bytes.first else { return nil }
        let length = length(lead)
        guard length <= bytes.count else { return nil }
        return decode(bytes, from: 0, length)
    }

    /// The value of the last scalar; nil for empty text.
    @inlinable
    public static func last(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
        var start = bytes.count - 1
        while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        guard start >= 0 else { return nil }
        return decode(bytes, from: start, bytes.count - start)
    }

    /// The value of the scalar of `length` bytes that begins at `start`.
    @inlinable
    public static func decode(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ length: Int) -> UInt32 {
        func bits(_ index: Int) -> UInt32 { UInt32(bytes[start + index] & 0x3F) }
        let lead = UInt32(bytes[start])
        switch length {
        case 1: return lead
        case 2: return (lead & 0x1F) << 6 | bits(1)
        case 3: return (lead & 0x0F) << 12 | bits(1) << 6 | bits(2)
        default: return (lead & 0x07) << 18 | bits(1) << 12 | bits(2) << 6 | bits(3)
        }
    }
}
