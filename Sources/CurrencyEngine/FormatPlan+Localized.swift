import CurrencyCore

/// Digits of any numbering system but hanidec, in groups of any size.
extension FormatPlan {
    /// Writes `value` × 10^-`maximumFraction`, without affixes.
    func writeLocalized(
        _ value: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * DecimalDigits.capacity) { scratch in
            let ascii = scratch.baseAddress.unsafelyUnwrapped
            // All digits at once, with zeros in front where the amount is below one.
            let digits = DecimalDigits.write(value, into: ascii)
            if digits > maximumFraction {
                let integerDigits = digits &- maximumFraction
                let end = writeGroups(ascii, integerDigits, out)
                if maximumFraction == 0 { return end }
                return writeDigits(ascii + integerDigits, maximumFraction, decimal.writeInline(end))
            }
            DecimalDigits.write(value, count: maximumFraction &+ 1, into: ascii)
            let end = decimal.writeInline(writeDigits(ascii, 1, out))
            return writeDigits(ascii + 1, maximumFraction, end)
        }
    }

    /// Writes integer digits with the separators between them.
    @inline(__always)
    private func writeGroups(
        _ ascii: UnsafeMutablePointer<UInt8>, _ count: Int, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        guard grouping.separates(count) else { return writeDigits(ascii, count, out) }
        var length = grouping.firstGroup(of: count)
        var written = 0
        var end = out
        while true {
            end = writeDigits(ascii + written, length, end)
            written &+= length
            if written == count { return end }
            end = group.writeInline(end)
            length = grouping.group(ofRemaining: count &- written)
        }
    }

    @inline(__always)
    private func writeDigits(
        _ ascii: UnsafeMutablePointer<UInt8>, _ count: Int, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let zero = digits.zero
        let width = digits.count
        let shift = UInt32(truncatingIfNeeded: 8 &* (width &- 1))
        var end = UnsafeMutableRawPointer(out)
        for index in 0..<count {
            let word = zero &+ UInt32(ascii[index] &- 0x30) &<< shift
            end.storeBytes(of: word.littleEndian, as: UInt32.self)
            end += width
        }
        return end.assumingMemoryBound(to: UInt8.self)
    }
}
