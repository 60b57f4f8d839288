/// The no-break spaces that CLDR uses in amounts where people key U+0020.
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

    /// The bytes of the space that begins a text, either one of these or U+0020; 0 if there is none.
    @inlinable
    package static func length(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) -> Int {
        if start == end { return 0 }
        switch start[0] {
        case 0x20: return 1
        case 0xC2: return end - start >= 2 && start[1] == 0xA0 ? 2 : 0
        case 0xE2: return end - start >= 3 && start[1] == 0x80 && start[2] == 0xAF ? 3 : 0
        default: return 0
        }
    }

    /// The bytes of the space that ends a text, either one of these or U+0020; 0 if there is none.
    @inlinable
    package static func length(before end: UnsafePointer<UInt8>, from start: UnsafePointer<UInt8>) -> Int {
        if start == end { return 0 }
        switch end[-1] {
        case 0x20: return 1
        case 0xA0: return end - start >= 2 && end[-2] == 0xC2 ? 2 : 0
        case 0xAF: return end - start >= 3 && end[-2] == 0x80 && end[-3] == 0xE2 ? 3 : 0
        default: return 0
        }
    }
}
