/// The bytes of all texts of a column, one text behind the other.
///
/// Unchecked: it is written by the column that is being made, and constant for as long as anybody else sees it.
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

    /// Room behind what is written.
    @inline(__always)
    var free: UnsafeMutableBufferPointer<UInt8> {
        UnsafeMutableBufferPointer(start: base + count, count: capacity &- count)
    }

    /// Makes room, at least for as much again: the cost of all growing together is that of one copy.
    func grow() {
        let larger = 2 * capacity + 1024
        let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        grown.update(from: base, count: count)
        base.deallocate()
        (base, capacity) = (grown, larger)
    }
}
