// Forced inlining holds the times of columns: ColumnBenchmarks.

/// The bytes of all texts in a column, one text after the other.
///
/// Sendable is unchecked: only the code that creates a column writes to the arena, before anyone else can read it.
final class TextArena: @unchecked Sendable {
    private(set) var base: UnsafeMutablePointer<UInt8>
    private(set) var capacity: Int
    /// The number of bytes written.
    var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 1)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    /// The room after the written bytes.
    @inline(__always)
    var free: UnsafeMutableBufferPointer<UInt8> {
        UnsafeMutableBufferPointer(start: base + count, count: capacity - count)
    }

    /// Grows to at least twice the capacity, so that each byte is copied a constant number of times on average.
    func grow() {
        let larger = 2 * capacity + 1024
        let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        grown.update(from: base, count: count)
        base.deallocate()
        (base, capacity) = (grown, larger)
    }
}
