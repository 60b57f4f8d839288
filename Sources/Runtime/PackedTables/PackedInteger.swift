// Forced inlining holds the budgets of resolving.

/// Whole numbers as the image stores them: groups of seven bits, lowest first, one to a byte.
///
/// No byte has its top bit set, so an image is valid UTF-8 and can stand in a Swift string literal, the one
/// form of constant data that compiles fast and needs no initialiser.
@usableFromInline
package enum PackedInteger {
    /// The number of bits in a byte of the image.
    @inlinable package static var bits: Int { 7 }

    /// The largest number that fits into `width` bytes.
    @inlinable @_transparent
    package static func maximum(width: Int) -> Int {
        1 << (bits * width) - 1
    }

    /// The bytes that numbers up to a limit need.
    @inlinable @_transparent
    package static func width(of limit: Int) -> Int {
        let bits = bits
        if limit < 1 << bits { return 1 }
        if limit < 1 << (2 * bits) { return 2 }
        return limit < 1 << (3 * bits) ? 3 : 4
    }

    @inlinable @_transparent
    package static func read(_ bytes: UnsafePointer<UInt8>, width: Int) -> Int {
        if width == 1 { return Int(bytes[0]) }
        let low = Int(bytes[0]) | Int(bytes[1]) << bits
        return width == 2 ? low : low | readMore(bytes, width: width)
    }

    /// A number of two bytes as it stands in the image. Such words are in the order of their numbers, and read at once.
    @inlinable @_transparent
    static func word(_ bytes: UnsafePointer<UInt8>) -> UInt16 {
        UnsafeRawPointer(bytes).loadUnaligned(as: UInt16.self).littleEndian
    }

    /// The word of a number of at most fourteen bits.
    @inlinable @_transparent
    static func word(of number: Int) -> UInt16 { UInt16(truncatingIfNeeded: longWord(of: number)) }

    /// A number of three bytes as it stands before another byte, as `word(_:)`.
    @inlinable @_transparent
    package static func longWord(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self).littleEndian & 0xFF_FFFF
    }

    /// The word of a number of at most twenty-one bits.
    @inlinable @_transparent
    package static func longWord(of number: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: number & 0x7F | (number & 0x3F80) << 1 | (number & 0x1F_C000) << 2)
    }

    /// The bits of the third byte and all after it, where the number has three to five.
    @inlinable @_transparent
    static func readMore(_ bytes: UnsafePointer<UInt8>, width: Int) -> Int {
        var value = Int(bytes[2]) << (2 * bits)
        if width > 3 { value |= Int(bytes[3]) << (3 * bits) }
        if width > 4 { value |= Int(bytes[4]) << (4 * bits) }
        return value
    }
}
