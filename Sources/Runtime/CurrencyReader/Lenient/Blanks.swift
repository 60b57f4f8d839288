/// Skips what is between the parts of an amount: spaces of any number and width, and invisible characters.
package enum Blanks {
    /// The end of the blanks at an offset.
    package static func end(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var end = start
        while end < text.count {
            if text[end] == 0x20 {
                end += 1
            } else if text[end] >= 0xC2, let scalar = LenientScalar(text, at: end), isBlank(scalar) {
                end += scalar.length
            } else {
                break
            }
        }
        return end
    }

    /// The start of the blanks before an offset.
    package static func start(_ text: UnsafeBufferPointer<UInt8>, _ end: Int) -> Int {
        var start = end
        while start > 0 {
            if text[start - 1] == 0x20 {
                start -= 1
            } else if text[start - 1] >= 0x80, let scalar = WordBoundary.scalar(before: start, text) {
                let length = scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x1_0000 ? 3 : 4
                guard let scalar = LenientScalar(text, at: start - length), isBlank(scalar) else { break }
                start -= length
            } else {
                break
            }
        }
        return start
    }

    private static func isBlank(_ scalar: LenientScalar) -> Bool {
        scalar.kind == .space && scalar.scalar != 0x09 || scalar.kind == .bidiMark
            || InvisibleCharacter(rawValue: scalar.scalar) != nil
    }
}
