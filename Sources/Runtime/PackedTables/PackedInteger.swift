// Forced inlining holds the budgets of resolving.

/// Whole numbers as the image stores them: groups of seven bits, the lowest first, one group in each byte.
///
/// No byte has its top bit set, so an image is valid UTF-8 and can be a Swift string literal. That is the only
/// form of constant data that compiles fast and needs no initializer.
@usableFromInline
package enum PackedInteger {
    /// The number of bits in a byte of the image.
    @inlinable @_transparent package static var bits: Int { 7 }

    /// The largest number that fits in `width` bytes.
    @inlinable @_transparent
    package static func maximum(width: Int) -> Int {
        1 &<< (bits &* width) &- 1
    }

    /// The number in `width` bytes.
    package static func read(_ bytes: UnsafePointer<UInt8>, width: Int) -> Int {
        var number = 0
        for index in (0..<width).reversed() { number = number << self.bits | Int(bytes[index]) }
        return number
    }

    /// A number of two bytes as the image stores it. Such words sort like their numbers, and one load reads them.
    @inlinable @_transparent
    static func word(_ bytes: UnsafePointer<UInt8>) -> UInt16 {
        UnsafeRawPointer(bytes).loadUnaligned(as: UInt16.self).littleEndian
    }

    /// The word for a number of at most fourteen bits.
    @inlinable @_transparent
    static func word(of number: Int) -> UInt16 { UInt16(truncatingIfNeeded: longWord(of: number)) }

    /// A number of three bytes that precedes another byte, in the same form as `word(_:)`.
    @inlinable @_transparent
    package static func longWord(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self).littleEndian & 0xFF_FFFF
    }

    /// The word for a number of at most twenty-one bits.
    @inlinable @_transparent
    package static func longWord(of number: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: number & 0x7F | (number & 0x3F80) &<< 1 | (number & 0x1F_C000) &<< 2)
    }
}
