import LDMLSyntax

/// Texts in a form that ignores the kinds of spaces and direction marks, for comparison.
enum PlainText {
    /// The text with plain spaces in place of all other spaces, and without direction marks.
    static func of(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        text.withUnsafeBufferPointer { text in
            var offset = 0
            while offset < text.count {
                let length = min(UTF8Scalar.length(text[offset]), text.count - offset)
                let scalar = UTF8Scalar.decode(text, from: offset, length)
                if UnicodeProperty.isSpaceSeparator(scalar) {
                    result.append(UInt8(ascii: " "))
                } else if !UnicodeProperty.isBidiControl(scalar) {
                    result.append(contentsOf: text[offset..<offset + length])
                }
                offset += length
            }
        }
        return result
    }

    /// Whether a text contains another one.
    static func contains(_ text: [UInt8], _ other: [UInt8]) -> Bool {
        if other.isEmpty { return true }
        var start = 0
        while start + other.count <= text.count {
            if text[start] == other[0], text[start..<start + other.count].elementsEqual(other) { return true }
            start += 1
        }
        return false
    }
}
