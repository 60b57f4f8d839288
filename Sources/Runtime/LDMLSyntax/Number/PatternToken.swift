// The compiled form of a number pattern is UTF-8 in which control characters replace the special characters. It
// contains no quotes, so reading it does not involve any:
//
//     01 ... 05         as many ¤ in a row
//     06 07 08 09       minus, plus, percent, per mille
//     0A                the number: a single 0, or the number of a negative subpattern, whose digits have no meaning
//     0B p p s s n n    any other number: its primary and secondary grouping size and the length of its text, each in
//                       two bytes of seven bits, followed by the text
//     0C                the negative subpattern follows
//     0D                the next byte is literal, even if it is one of these
//     all others        literal text
//
// "¤#,##0.00;(¤#,##0.00)" is 01 0B 0003 0000 0008 "#,##0.00" 0C "(" 01 0A ")", and "0K" is 0A "K".

/// The bytes of a compiled pattern that are not literal text.
@usableFromInline
enum PatternToken {
    @inlinable static var mostCurrencySigns: UInt8 { 5 }
    @inlinable static var minus: UInt8 { 6 }
    @inlinable static var plus: UInt8 { 7 }
    @inlinable static var percent: UInt8 { 8 }
    @inlinable static var perMille: UInt8 { 9 }
    @inlinable static var zero: UInt8 { 10 }
    @inlinable static var number: UInt8 { 11 }
    @inlinable static var negative: UInt8 { 12 }
    @inlinable static var literal: UInt8 { 13 }

    /// A number in two bytes of a compiled pattern.
    struct Size {
        static var byteCount: Int { 2 }
        static var limit: Int { 1 << 14 - 1 }

        static func bytes(_ size: Int) -> [UInt8] { [UInt8(size >> 7 & 0x7F), UInt8(size & 0x7F)] }

        // Inlined: budgets of resolving.
        @inline(__always)
        static func read(_ start: UnsafePointer<UInt8>) -> Int { Int(start[0] & 0x7F) << 7 | Int(start[1] & 0x7F) }
    }
}
