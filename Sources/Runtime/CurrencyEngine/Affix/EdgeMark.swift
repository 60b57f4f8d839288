import LDMLSyntax

/// The spaces and bidi marks at the edges of symbols, which are not a part of the symbols.
enum EdgeMark {
    /// Returns a stretch of a text without the marks at its edges.
    static func inner(of stretch: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var (start, end) = (stretch.lowerBound, stretch.upperBound)
        while start < end, let length = length(text, from: start, to: end) { start += length }
        while start < end, let length = length(text, before: end, from: start) { end -= length }
        return start..<end
    }

    /// The length of a mark at the start of a stretch; nil if there is none.
    private static func length(_ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int? {
        let length = UTF8Scalar.length(text[start])
        guard start + length <= end else { return nil }
        return isMark(UTF8Scalar.decode(text, from: start, length)) ? length : nil
    }

    /// The length of a mark at the end of a stretch; nil if there is none.
    private static func length(_ text: UnsafeBufferPointer<UInt8>, before end: Int, from start: Int) -> Int? {
        let stretch = UnsafeBufferPointer(rebasing: text[start..<end])
        guard let scalar = UTF8Scalar.last(stretch), isMark(scalar) else { return nil }
        return scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : 3
    }

    private static func isMark(_ scalar: UInt32) -> Bool {
        UnicodeProperty.isSpaceSeparator(scalar) || UnicodeProperty.isDirectionalMark(scalar)
    }
}
