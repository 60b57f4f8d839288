import LDMLSyntax

/// The spaces and bidi marks at the edges of symbols, which are not a part of the symbols.
enum EdgeMark {
    /// Returns a stretch of a text without the marks at its edges.
    static func inner(of stretch: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var (start, end) = (stretch.lowerBound, stretch.upperBound)
        func rest() -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text[start..<end]) }
        while let length = length(UTF8Scalar.first(rest())) { start += length }
        while let length = length(UTF8Scalar.last(rest())) { end -= length }
        return start..<end
    }

    /// The length of a mark in bytes; nil for any other scalar.
    private static func length(_ scalar: UInt32?) -> Int? {
        guard let scalar, UnicodeProperty.isSpaceSeparator(scalar) || UnicodeProperty.isDirectionalMark(scalar) else {
            return nil
        }
        return scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : 3
    }
}
