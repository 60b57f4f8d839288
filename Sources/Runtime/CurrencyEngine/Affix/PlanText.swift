// Forced inlining and unchecked operators hold the budget of resolving.

import PackedTables

/// A short text of a plan. Up to sixteen bytes are in two words, and longer texts in the plan's storage.
///
/// Two stores write an inline text of any length, because the next text overwrites the bytes after it.
@usableFromInline
package struct PlanText: Hashable, Sendable {
    @usableFromInline package var low: UInt64 = 0
    @usableFromInline package var high: UInt64 = 0
    @usableFromInline package var count: Int32 = 0
    /// The offset of a long text in the plan's storage.
    @usableFromInline var offset: Int32 = 0

    /// The most bytes of an inline text.
    @usableFromInline package static var inlineCapacity: Int { 16 }

    @usableFromInline init() {}

    init(_ bytes: [UInt8], storage: inout PlanStorage) {
        self = bytes.withUnsafeBufferPointer { PlanText($0, storage: &storage) }
    }

    /// Makes a text, which goes to the storage if it is too long to be inline.
    @_transparent
    init(_ bytes: UnsafeBufferPointer<UInt8>, isConstant: Bool = false, storage: inout PlanStorage) {
        if bytes.count <= Self.inlineCapacity {
            self.init(inline: bytes)
        } else {
            self.init(long: bytes, isConstant: isConstant, &storage)
        }
    }

    /// Makes a text that is short enough to be inline.
    @_transparent
    package init(inline bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        (low, high) = Self.words(start, bytes.count)
        count = Int32(truncatingIfNeeded: bytes.count)
    }

    @inline(never)
    private init(long bytes: UnsafeBufferPointer<UInt8>, isConstant: Bool, _ storage: inout PlanStorage) {
        count = Int32(bytes.count)
        offset = Int32(isConstant ? storage.append(constant: bytes) : storage.append(bytes))
    }

    /// Appends bytes to an inline text that has room for them.
    @_transparent
    mutating func appendInline(_ bytes: UnsafeBufferPointer<UInt8>) {
        self = PlanText(inline: bytes).behind(self)
    }

    /// Returns this inline text appended to another one. Together they must fit inline.
    @_transparent
    func behind(_ text: PlanText) -> PlanText {
        var result = text
        let place = UInt64(truncatingIfNeeded: 8 * text.count)
        if place == 0 {
            (result.low, result.high) = (low, high)
        } else if place < 64 {
            result.low |= low &<< place
            result.high = high &<< place | low &>> (64 &- place)
        } else {
            result.high |= low &<< (place &- 64)
        }
        result.count += count
        return result
    }

    /// Reads up to sixteen bytes as words, the first byte lowest. It reads no other byte.
    @_transparent
    private static func words(_ start: UnsafePointer<UInt8>, _ count: Int) -> (low: UInt64, high: UInt64) {
        let raw = UnsafeRawPointer(start)
        // Two overlapping loads cover any length between one and two loads.
        if count >= 8 {
            let last = raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self).littleEndian
            return (raw.loadUnaligned(as: UInt64.self).littleEndian, last >> (8 &* (16 &- count)))
        }
        if count >= 4 {
            let last = UInt64(raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self).littleEndian)
            return (UInt64(raw.loadUnaligned(as: UInt32.self).littleEndian) | last &<< UInt64(8 &* (count &- 4)), 0)
        }
        if count == 0 { return (0, 0) }
        let (middle, last) = (UInt64(truncatingIfNeeded: count &>> 1), UInt64(truncatingIfNeeded: count &- 1))
        return (
            UInt64(start[0]) | UInt64(start[count &>> 1]) &<< (8 &* middle) | UInt64(start[count &- 1]) &<< (8 &* last),
            0
        )
    }

    /// Makes a text in the form that a filter gives it.
    ///
    /// - Parameter isConstant: Whether the text lives as long as the program.
    @inline(never)
    init(_ text: PackedText, _ filter: TextFilter, isConstant: Bool = false, storage: inout PlanStorage) {
        if filter.changesNothing {
            self.init(text.utf8, isConstant: isConstant, storage: &storage)
        } else {
            self.init(filter.apply(Array(text.utf8)), storage: &storage)
        }
    }

    /// A byte of an inline text.
    func inlineByte(_ index: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: (index < 8 ? low : high) >> UInt64(8 * (index & 7)))
    }

    package func byte(_ index: Int, _ storage: PlanStorage) -> UInt8 {
        isInline ? inlineByte(index) : storage[Int(offset) + index]
    }

    package func bytes(_ storage: PlanStorage) -> [UInt8] {
        (0..<Int(count)).map { byte($0, storage) }
    }

    /// The end of a long text in the plan's storage.
    var end: Int { Int(offset) + Int(count) }

    // Inlined, like `writeInline`: budgets minor-units and decimal.
    @inlinable @inline(__always)
    var isInline: Bool { count <= 16 }

    /// Writes an inline text. It touches sixteen bytes.
    @inlinable @inline(__always)
    package func writeInline(_ out: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        let raw = UnsafeMutableRawPointer(out)
        raw.storeBytes(of: low.littleEndian, as: UInt64.self)
        raw.storeBytes(of: high.littleEndian, toByteOffset: 8, as: UInt64.self)
        return out + Int(count)
    }

    /// Writes a text of any length. It touches sixteen bytes, or as many as the text has.
    func write(
        _ out: UnsafeMutablePointer<UInt8>, storage: UnsafePointer<UInt8>?
    ) -> UnsafeMutablePointer<UInt8> {
        if isInline { return writeInline(out) }
        guard let storage else { return out }
        out.update(from: storage + Int(offset), count: Int(count))
        return out + Int(count)
    }

    /// Calls a closure with the text.
    func withUTF8<Result>(
        _ storage: UnsafePointer<UInt8>?, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(Self.inlineCapacity, Int(count))) { scratch in
            // The allocation is never empty.
            let base = scratch.baseAddress.unsafelyUnwrapped
            let end = write(base, storage: storage)
            return body(UnsafeBufferPointer(start: base, count: end - base))
        }
    }
}
