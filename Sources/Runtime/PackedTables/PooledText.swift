// Forced inlining holds the budgets of resolving.

/// The form of a text in a pool: the length of its UTF-8, six bits to a byte, followed by its UTF-8.
///
/// A length below 64 is one byte. Any other is two: the high bits plus 64, which marks another byte, and the low bits.
@usableFromInline
package enum PooledText {
    /// The number to add to the first of two bytes, which is also the number of values of six bits.
    @inlinable package static var more: Int { 64 }

    /// The length of the longest text, in bytes.
    package static var maximumLength: Int { more * more - 1 }

    @inlinable @_transparent
    package static func text(at start: UnsafePointer<UInt8>) -> PackedText {
        let first = Int(truncatingIfNeeded: start[0])
        if first < more { return PackedText(start: start + 1, count: first) }
        return PackedText(start: start + 2, count: (first &- more) &* more &+ Int(truncatingIfNeeded: start[1]))
    }

    /// The number of bytes of a text in a pool, including the bytes of its length.
    package static func length(of text: PackedText) -> Int { text.count + (text.count < more ? 1 : 2) }

    /// The text at an address; nil if the available bytes do not contain one.
    static func checkedText(at start: UnsafePointer<UInt8>, _ available: Int) -> PackedText? {
        guard available > 0, start[0] < 2 * more else { return nil }
        guard start[0] < more || (available > 1 && start[1] < more) else { return nil }
        let text = text(at: start)
        return text.start + text.count <= start + available ? text : nil
    }
}
