// The syntax of patterns that combine texts, such as "{0}–{1}", "{0} {1}" and "≥{0}":
//
//     pattern      {character | placeholder}
//     placeholder  "{" digit "}"
//
// CLDR's number patterns of this kind contain no quotes.
//
// See https://www.unicode.org/reports/tr35/tr35-general.html#MessagePattern.

/// Reads a placeholder pattern, one piece at a time.
package struct PlaceholderPattern {
    package enum Piece: Equatable {
        /// A range of the pattern's UTF-8 that is literal text.
        case text(Range<Int>)
        /// A placeholder with its number: 0 for `{0}`.
        case placeholder(Int)
    }

    private let text: UnsafeBufferPointer<UInt8>
    private var offset = 0

    package init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    /// Returns the next piece; nil at the end.
    package mutating func next() -> Piece? {
        if let place = placeholder {
            offset += 3
            return .placeholder(place)
        }
        let start = offset
        while offset < text.count, placeholder == nil { offset += 1 }
        return offset > start ? .text(start..<offset) : nil
    }

    /// The placeholder that begins at the current offset.
    private var placeholder: Int? {
        guard text.count - offset >= 3, text[offset] == UInt8(ascii: "{"), text[offset + 2] == UInt8(ascii: "}"),
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[offset + 1])
        else { return nil }
        return Int(text[offset + 1] - UInt8(ascii: "0"))
    }
}

extension PlaceholderPattern {
    /// How often a pattern contains each of the placeholders 0 and 1.
    package static func counts(in pattern: String) -> (first: Int, second: Int) {
        Array(pattern.utf8).withUnsafeBufferPointer { text in
            var reader = PlaceholderPattern(text)
            var counts = (first: 0, second: 0)
            while let piece = reader.next() {
                if piece == .placeholder(0) { counts.first += 1 }
                if piece == .placeholder(1) { counts.second += 1 }
            }
            return counts
        }
    }
}
