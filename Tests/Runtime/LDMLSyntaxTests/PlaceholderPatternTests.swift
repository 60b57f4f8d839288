import LDMLSyntax
import Testing

@Suite struct PlaceholderPatternTests {
    /// The pieces as text: literals in brackets.
    private static func pieces(_ pattern: String) -> [String] {
        let bytes = Array(pattern.utf8)
        return bytes.withUnsafeBufferPointer { text in
            var reader = PlaceholderPattern(text)
            var result: [String] = []
            while let piece = reader.next() {
                switch piece {
                case .text(let range): result.append(String(decoding: bytes[range], as: UTF8.self))
                case .placeholder(let place): result.append("\(place)")
                }
            }
            return result
        }
    }

    @Test(arguments: [
        ("{0}–{1}", ["0", "–", "1"]), ("{0} {1}", ["0", " ", "1"]), ("≥{0}", ["≥", "0"]), ("{0}{1}", ["0", "1"]),
        ("{1} {0}", ["1", " ", "0"]), ("", []), ("plain", ["plain"]), ("{0", ["{0"]), ("{a}{0}", ["{a}", "0"]),
        ("{{0}}", ["{", "0", "}"]), ("{10}", ["{10}"]), ("{9}", ["9"]),
    ])
    func placesAreFound(pattern: String, expected: [String]) {
        #expect(Self.pieces(pattern) == expected)
    }

    @Test(arguments: [("{0}–{1}", 1, 1), ("{0}", 1, 0), ("{0}{0}{1}", 2, 1), ("–", 0, 0), ("{2}", 0, 0)])
    func placesAreCounted(pattern: String, first: Int, second: Int) {
        #expect(PlaceholderPattern.counts(in: pattern) == (first, second))
    }
}
