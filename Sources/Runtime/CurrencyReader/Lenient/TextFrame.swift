import CurrencyCore

/// Finds what people and programs put around an amount that they copy: blanks, line ends, a byte order mark, and the quotes of
/// files and chats, as in "„12,50 €“".
enum TextFrame {
    /// The part of a text inside its frame. Quotes are left out only in pairs.
    static func inside(_ text: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        guard let first = text.first, let last = text.last, mayFrame(first) || mayFrame(last) else {
            return 0..<text.count
        }
        let outer = withoutBlanks(text, 0..<text.count)
        let inner = withoutQuotes(text, outer).map { withoutBlanks(text, $0) } ?? outer
        return inner.isEmpty ? 0..<text.count : inner
    }

    private static func mayFrame(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x22 || byte == 0x27 || byte >= 0x80
    }

    private static func withoutBlanks(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, let scalar = LenientScalar(text, at: start), isBlank(scalar) { start += scalar.length }
        while start < end, let scalar = scalar(before: end, text), isBlank(scalar) { end -= scalar.length }
        return start..<end
    }

    private static func isBlank(_ scalar: LenientScalar) -> Bool {
        scalar.kind == .space || [0x0A, 0x0D, InvisibleCharacter.byteOrderMark.rawValue].contains(scalar.scalar)
    }

    /// The part of a range inside a pair of quotes; nil if it has none.
    private static func withoutQuotes(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int>? {
        guard let first = LenientScalar(text, at: range.lowerBound), let last = scalar(before: range.upperBound, text),
            range.count > first.length + last.length,
            quotes.contains(where: { $0.opening == first.scalar && $0.closing == last.scalar })
        else { return nil }
        return (range.lowerBound + first.length)..<(range.upperBound - last.length)
    }

    private static func scalar(before end: Int, _ text: UnsafeBufferPointer<UInt8>) -> LenientScalar? {
        WordBoundary.scalar(before: end, text).flatMap(Unicode.Scalar.init).flatMap {
            LenientScalar(text, at: end - UTF8.width($0))
        }
    }

    /// The pairs of CLDR's quotation marks, and those of keyboards.
    ///
    /// See https://www.unicode.org/reports/tr35/tr35-general.html#Delimiter_Elements.
    private static var quotes: [(opening: UInt32, closing: UInt32)] {
        [
            (0x22, 0x22), (0x27, 0x27), (0x201C, 0x201D), (0x201D, 0x201D), (0x201E, 0x201C), (0x201E, 0x201D),
            (0x2018, 0x2019), (0x2019, 0x2019), (0x201A, 0x2018), (0x201A, 0x2019), (0xAB, 0xBB), (0xBB, 0xAB),
            (0x300C, 0x300D), (0x300E, 0x300F),
        ]
    }
}
