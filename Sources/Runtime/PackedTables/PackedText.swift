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
