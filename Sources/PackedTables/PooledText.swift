/// The form of a text in a pool: the length of its UTF-8, six bits to a byte, and then its UTF-8.
///
/// A length below 64 is one byte. Any other is two: the high bits with 64 as the sign of a further byte, then the low bits.
@usableFromInline
package enum PooledText {
    /// The sign of a further byte, and what six bits can count.
    @inlinable package static var more: Int { 64 }

    /// The longest text in bytes.
    package static var maximumLength: Int { more * more - 1 }

    @inlinable @inline(__always)
    package static func text(at start: UnsafePointer<UInt8>) -> PackedText {
        let first = Int(start[0])
        if first < more { return PackedText(start: start + 1, count: first) }
        return PackedText(start: start + 2, count: (first - more) * more + Int(start[1]))
    }

    /// The bytes that a text takes, with those that say its length.
    static func length(of text: PackedText) -> Int { text.count + (text.count < more ? 1 : 2) }

    /// The text, or nil where so many bytes are none.
    static func checkedText(at start: UnsafePointer<UInt8>, _ available: Int) -> PackedText? {
        guard available > 0, start[0] < 2 * more else { return nil }
        guard start[0] < more || (available > 1 && start[1] < more) else { return nil }
        let text = text(at: start)
        return text.start + text.count <= start + available ? text : nil
    }
}
