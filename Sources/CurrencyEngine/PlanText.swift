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
        count = Int32(bytes.count)
        if bytes.count > Self.inlineCapacity {
            offset = Int32(storage.count)
            storage += bytes
            return
        }
        for (index, byte) in bytes.enumerated() {
            if index < 8 {
                low |= UInt64(byte) << UInt64(8 * index)
            } else {
                high |= UInt64(byte) << UInt64(8 * (index - 8))
            }
        }
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
}
