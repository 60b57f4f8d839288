/// The spaces that CLDR puts into amounts in place of U+0020, which no keyboard has.
package enum NoBreakSpace: CaseIterable {
    /// U+00A0.
    case ofWord
    /// U+202F.
    case narrow

    package var utf8: [UInt8] {
        switch self {
        case .ofWord: [0xC2, 0xA0]
        case .narrow: [0xE2, 0x80, 0xAF]
        }
    }

    /// The length of the one, or of the U+0020, that begins a text; 0 where none does.
    @inlinable @inline(__always)
    package static func length(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) -> Int {
        let count = end - start
        if count >= 1, start[0] == 0x20 { return 1 }
        if count >= 2, start[0] == 0xC2, start[1] == 0xA0 { return 2 }
        if count >= 3, start[0] == 0xE2, start[1] == 0x80, start[2] == 0xAF { return 3 }
        return 0
    }

    /// The length of the one, or of the U+0020, that ends a text; 0 where none does.
    @inlinable @inline(__always)
    package static func length(before end: UnsafePointer<UInt8>, from start: UnsafePointer<UInt8>) -> Int {
        let count = end - start
        if count >= 1, end[-1] == 0x20 { return 1 }
        if count >= 2, end[-1] == 0xA0, end[-2] == 0xC2 { return 2 }
        if count >= 3, end[-1] == 0xAF, end[-2] == 0x80, end[-3] == 0xE2 { return 3 }
        return 0
    }
}
