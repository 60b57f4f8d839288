extension UnsafeMutablePointer<UInt8> {
    /// Stores eight bytes, the lowest first.
    // Inlined: budget minor-units.
    @inlinable
    @inline(__always)
    package func store(_ word: UInt64) {
        UnsafeMutableRawPointer(self).storeBytes(of: word.littleEndian, as: UInt64.self)
    }
}
