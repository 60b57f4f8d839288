import PackedTables

/// A short text of a plan: up to sixteen bytes in two words, longer ones in the plan's storage.
///
/// Two stores write it, whatever its length: the bytes behind the text are overwritten by what comes next.
@usableFromInline
struct PlanText: Hashable, Sendable {
    @usableFromInline var low: UInt64 = 0
    @usableFromInline var high: UInt64 = 0
    @usableFromInline var count: Int32 = 0
    /// Where a long text begins in the plan's storage.
    @usableFromInline var offset: Int32 = 0

    /// The longest text that stands in the words.
    @usableFromInline static var inlineCapacity: Int { 16 }

    @usableFromInline init() {}

    init(_ bytes: [UInt8], storage: inout [UInt8]) {
        self = bytes.withUnsafeBufferPointer { PlanText($0, storage: &storage) }
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, storage: inout [UInt8]) {
        count = Int32(bytes.count)
        if bytes.count > Self.inlineCapacity {
            offset = Int32(storage.count)
            storage += bytes
            return
        }
        count = 0
        appendInline(bytes)
    }

    /// Appends bytes to an inline text that has room for them.
    @inline(__always)
    mutating func appendInline(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = count
        for byte in bytes {
            let bits = UInt64(byte) &<< UInt64(truncatingIfNeeded: 8 &* (index & 7))
            if index < 8 { low |= bits } else { high |= bits }
            index &+= 1
        }
        count = index
    }

    /// Takes a text in the form that a filter gives it.
    init(_ text: PackedText, _ filter: TextFilter, storage: inout [UInt8]) {
        if filter.changesNothing {
            self.init(text.utf8, storage: &storage)
        } else {
            self.init(filter.apply(Array(text.utf8)), storage: &storage)
        }
    }

    /// Four bytes of an inline text from an index on, the first lowest.
    func word(at index: Int) -> UInt32 {
        let bits = UInt64(8 * (index & 7))
        if index >= 8 { return UInt32(truncatingIfNeeded: high >> bits) }
        return UInt32(truncatingIfNeeded: low >> bits | (bits == 0 ? 0 : high << (64 - bits)))
    }

    @inlinable @inline(__always)
    var isInline: Bool { count <= 16 }

    /// Writes an inline text; sixteen bytes are touched.
    @inlinable @inline(__always)
    func writeInline(_ out: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        let raw = UnsafeMutableRawPointer(out)
        raw.storeBytes(of: low.littleEndian, as: UInt64.self)
        raw.storeBytes(of: high.littleEndian, toByteOffset: 8, as: UInt64.self)
        return out + Int(count)
    }

    /// Writes a text of any length; sixteen bytes, or the text's own, are touched.
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
