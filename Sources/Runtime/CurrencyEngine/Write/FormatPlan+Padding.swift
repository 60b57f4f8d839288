extension FormatPlan {
    /// Writes a rounded amount with its padding.
    @inline(never)
    func writePadded(
        _ rounded: Rounded, _ padding: FormatOptions.Padding, _ out: UnsafeMutablePointer<UInt8>,
        _ recorder: inout some PartRecorder
    ) -> UnsafeMutablePointer<UInt8> {
        // Write the text without padding first, to measure it.
        var padded = rounded
        padded.missingWidth = 0
        var nothing = NoParts()
        let bare = writeGeneral(padded, out, &nothing)
        padded.missingWidth = max(0, padding.missing(UnsafeBufferPointer(start: out, count: bare - out)))
        let start = writePadding(.beforePrefix, padded, out, &recorder)
        let end = writeGeneral(padded, start, &recorder)
        return writePadding(.afterSuffix, padded, end, &recorder)
    }

    /// Writes the padding if it belongs at a position.
    // Inlined: budgets of names and not-a-number.
    @inline(__always)
    func writePadding(
        _ position: FormatOptions.Padding.Position, _ rounded: Rounded, _ out: UnsafeMutablePointer<UInt8>,
        _ recorder: inout some PartRecorder
    ) -> UnsafeMutablePointer<UInt8> {
        guard let missing = rounded.missingWidth, missing > 0 else { return out }
        return fill(position, missing, out, &recorder)
    }

    @inline(never)
    private func fill(
        _ position: FormatOptions.Padding.Position, _ count: Int, _ out: UnsafeMutablePointer<UInt8>,
        _ recorder: inout some PartRecorder
    ) -> UnsafeMutablePointer<UInt8> {
        guard let padding, padding.position == position else { return out }
        var end = out
        for _ in 0..<count {
            for byte in UTF8.encode(padding.character) ?? UTF8.encodedReplacementCharacter {
                end.pointee = byte
                end += 1
            }
        }
        recorder.note(.literal, from: out, to: end)
        return end
    }
}
