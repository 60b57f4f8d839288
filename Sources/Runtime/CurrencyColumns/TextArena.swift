// Forced inlining holds the times of columns: ColumnBenchmarks.

/// The bytes of all texts of a column, one text after the other.
///
/// Unchecked: only the code that makes a column writes it; it is constant before anyone else can read it.
final class TextArena: @unchecked Sendable {
    private(set) var base: UnsafeMutablePointer<UInt8>
    private(set) var capacity: Int
    /// Bytes that are written.
    var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 1)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    /// The room after what is written.
    @inline(__always)
    var free: UnsafeMutableBufferPointer<UInt8> {
        UnsafeMutableBufferPointer(start: base + count, count: capacity - count)
    }

    /// At least doubles the capacity, so that all growth together costs a constant number of copies per byte.
    func grow() {
        let larger = 2 * capacity + 1024
        let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        grown.update(from: base, count: count)
        base.deallocate()
        (base, capacity) = (grown, larger)
    }
}
