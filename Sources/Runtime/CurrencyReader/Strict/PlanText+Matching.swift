import CurrencyEngine

// Forced inlining and unchecked operators hold the budgets of strict-parsing.

/// Compares a plan's texts with the text that is parsed.
extension PlanText {
    /// Whether the text begins with this inline text. `count` bytes must be readable.
    @inline(__always)
    func matchesInline(_ text: UnsafePointer<UInt8>) -> Bool {
        let count = Int(count)
        if count == 0 { return true }
        if count <= 8 { return Self.word(text, count) == low }
        return Self.word(text, 8) == low && Self.word(text + 8, count &- 8) == high
    }

    /// Whether this text, of any length, is at an offset.
    func matches(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, storage: PlanStorage) -> Bool {
        count <= text.count - offset && commonPrefix(text, at: offset, storage: storage) == count
    }

    /// Whether a text is equal to this one.
    func equals(_ text: UnsafeBufferPointer<UInt8>, _ storage: PlanStorage) -> Bool {
        Int(count) == text.count && matches(text, at: 0, storage: storage)
    }

    /// The number of leading bytes of this text that are at an offset.
    func commonPrefix(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, storage: PlanStorage) -> Int {
        var length = 0
        while length < count, offset + length < text.count, byte(length, storage) == text[offset + length] {
            length += 1
        }
        return length
    }

    /// One to eight bytes as a word, the first one lowest, without reading beyond them.
    @inline(__always)
    static func word(_ text: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
        let raw = UnsafeRawPointer(text)
        // The halves overlap if the text does not fill them.
        if count >= 4 {
            let first = UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self))
            let last = UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
            return UInt64(first) | UInt64(last) &<< UInt64(truncatingIfNeeded: 8 &* (count &- 4))
        }
        if count == 1 { return UInt64(text[0]) }
        let first = UInt16(littleEndian: raw.loadUnaligned(as: UInt16.self))
        let last = UInt16(littleEndian: raw.loadUnaligned(fromByteOffset: count &- 2, as: UInt16.self))
        return UInt64(first) | UInt64(last) &<< UInt64(truncatingIfNeeded: 8 &* (count &- 2))
    }
}
