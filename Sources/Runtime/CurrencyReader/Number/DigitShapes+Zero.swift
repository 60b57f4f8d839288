import CurrencyEngine

extension DigitShapes {
    /// The scalar of zero; hanidec's is U+3007.
    func zeroScalar(_ storage: PlanStorage) -> UInt32 {
        let bytes = (0..<count).map { index in
            // Custom digits have their zero only in the table.
            table.map { storage[$0 + index] } ?? UInt8(truncatingIfNeeded: zero >> UInt32(8 * index))
        }
        return bytes.withUnsafeBufferPointer { LenientScalar.decode($0, at: 0)?.scalar ?? 0 }
    }
}
