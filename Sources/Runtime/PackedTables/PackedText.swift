/// A text in an image. It neither copies nor owns its UTF-8.
@usableFromInline
package struct PackedText: @unchecked Sendable {
    @usableFromInline package let start: UnsafePointer<UInt8>
    @usableFromInline package let count: Int

    @inlinable
    package init(start: UnsafePointer<UInt8>, count: Int) {
        self.start = start
        self.count = count
    }

    /// Makes the text of a literal.
    @inlinable
    package init(_ text: StaticString) {
        self.init(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    @inlinable
    package var utf8: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start, count: count)
    }

    @inlinable
    package var isEmpty: Bool { count == 0 }

    /// A string with a copy of the text.
    package var string: String {
        String(decoding: utf8, as: UTF8.self)
    }

    /// Whether the text equals a literal of at least eight bytes; false for a shorter literal.
    package func equals(_ literal: StaticString) -> Bool {
        guard count == literal.utf8CodeUnitCount, count >= 8 else { return false }
        let (left, right) = (UnsafeRawPointer(start), UnsafeRawPointer(literal.utf8Start))
        // The last word may overlap the previous one.
        var offset = 0
        while offset < count - 8 {
            if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            {
                return false
            }
            offset += 8
        }
        return left.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
            == right.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    }

    /// Compares bytewise, the order of the image's tables. The result is negative, zero or positive.
    @usableFromInline package func compare(_ other: UnsafeBufferPointer<UInt8>) -> Int {
        let shared = min(count, other.count)
        var index = 0
        while index < shared {
            let difference = Int(start[index]) - Int(other[index])
            if difference != 0 { return difference }
            index += 1
        }
        return count - other.count
    }
}
