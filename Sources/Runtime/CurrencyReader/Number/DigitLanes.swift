import CurrencyEngine

// Forced inlining and unchecked operators hold the budgets of strict-parsing and lenient-parsing.

/// Decimal digits of one width in UTF-8, which are compared and converted a word at a time.
///
/// Each digit of a word is a lane of `width` bytes, with the first digit in the lowest lane. Subtracting the zeros leaves
/// the digit's value in the last byte of its lane, and other bits set if a lane held something else: a lane below zero
/// borrows, and no borrow ends at a value from 0 to 9.
protocol DigitLanes {
    /// The length of a digit in bytes.
    var width: Int { get }
    /// One to three digits from `start`, from which four digits must be loadable; nil if they are not digits.
    func first(_ count: Int, _ start: UnsafePointer<UInt8>) -> UInt64?
    /// Three digits that end at `end`, before which one more lane must be loadable; nil if they are not digits.
    func three(before end: UnsafePointer<UInt8>) -> UInt64?
    /// The digit at `place`; 10 or more if there is none.
    func digit(_ place: UnsafePointer<UInt8>) -> UInt64
}

extension DigitLanes {
    /// Digits from `start` on; nil if there are fewer.
    @inline(__always)
    func digits(_ count: Int, _ start: UnsafePointer<UInt8>) -> UInt64? {
        var value: UInt64 = 0
        for index in 0..<count {
            let digit = digit(start + index &* width)
            guard digit <= 9 else { return nil }
            value = value &* 10 &+ digit
        }
        return value
    }

    /// Two digits that end at `end`; nil if they are not digits.
    @inline(__always)
    func two(before end: UnsafePointer<UInt8>) -> UInt64? {
        let tens = digit(end - 2 &* width)
        let ones = digit(end - width)
        return tens <= 9 && ones <= 9 ? tens &* 10 &+ ones : nil
    }
}

/// ASCII digits.
struct ASCIILanes: DigitLanes {
    @inline(__always)
    var width: Int { 1 }

    @inline(__always)
    func first(_ count: Int, _ start: UnsafePointer<UInt8>) -> UInt64? {
        let lanes = UInt32(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)) ^ 0x3030_3030
        return value(lanes &<< UInt32(truncatingIfNeeded: 24 &- 8 &* count) & 0xFF_FFFF)
    }

    @inline(__always)
    func three(before end: UnsafePointer<UInt8>) -> UInt64? {
        let word = UInt32(littleEndian: UnsafeRawPointer(end - 4).loadUnaligned(as: UInt32.self))
        return value(word &>> 8 ^ 0x30_3030)
    }

    @inline(__always)
    func digit(_ place: UnsafePointer<UInt8>) -> UInt64 { UInt64(place[0] &- 0x30) }

    @inline(__always)
    private func value(_ lanes: UInt32) -> UInt64? {
        guard (lanes | (lanes &+ 0x06_0606)) & 0xF0_F0F0 == 0 else { return nil }
        return UInt64((lanes & 0xF) &* 100 &+ (lanes &>> 8 & 0xF) &* 10 &+ lanes &>> 16)
    }
}

/// Digits of two bytes, such as those of Arabic and N'Ko.
struct TwoByteLanes: DigitLanes {
    @inline(__always)
    var width: Int { 2 }
    /// The two bytes of zero, with the first one lowest.
    let zero: UInt64

    @inline(__always)
    init(_ digits: DigitShapes) {
        zero = UInt64(digits.zero)
    }

    @inline(__always)
    func first(_ count: Int, _ start: UnsafePointer<UInt8>) -> UInt64? {
        let word = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
        let shift = UInt64(truncatingIfNeeded: 48 &- 16 &* count)
        let zeros = zero &* 0x1_0001_0001 &<< shift
        return value((word &<< shift & 0xFFFF_FFFF_FFFF) &- (zeros & 0xFFFF_FFFF_FFFF))
    }

    @inline(__always)
    func three(before end: UnsafePointer<UInt8>) -> UInt64? {
        let word = UInt64(littleEndian: UnsafeRawPointer(end - 8).loadUnaligned(as: UInt64.self))
        return value(word &>> 16 &- zero &* 0x1_0001_0001)
    }

    /// A lane that is not a digit gives more than 9, because the bits of its first byte are the upper ones here.
    @inline(__always)
    func digit(_ place: UnsafePointer<UInt8>) -> UInt64 {
        let word = UInt16(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt16.self))
        return UInt64((word &- UInt16(truncatingIfNeeded: zero)).byteSwapped)
    }

    @inline(__always)
    private func value(_ lanes: UInt64) -> UInt64? {
        guard (lanes | (lanes &+ 0x0600_0600_0600)) & 0xFFFF_F0FF_F0FF_F0FF == 0 else { return nil }
        return (lanes &>> 8 & 0xF) &* 100 &+ (lanes &>> 24 & 0xF) &* 10 &+ lanes &>> 40
    }
}

/// Digits of three or four bytes, such as those of Bengali and Adlam, read one by one.
struct WideLanes: DigitLanes {
    private let shapes: DigitShapes
    @inline(__always)
    var width: Int { shapes.count }

    @inline(__always)
    init(_ digits: DigitShapes) {
        shapes = digits
    }

    @inline(__always)
    func first(_ count: Int, _ start: UnsafePointer<UInt8>) -> UInt64? { digits(count, start) }

    @inline(__always)
    func three(before end: UnsafePointer<UInt8>) -> UInt64? { digits(3, end - 3 &* width) }

    @inline(__always)
    func digit(_ place: UnsafePointer<UInt8>) -> UInt64 {
        var word: UInt32 = 0
        for index in 0..<width { word |= UInt32(place[index]) &<< UInt32(truncatingIfNeeded: 8 &* index) }
        return UInt64(shapes.value(of: word))
    }
}
