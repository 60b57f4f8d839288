@testable import NumberWords
import Testing

/// Images from outside are checked before they are used.
struct ImageTests {
    private static let bytes = Array(NumberWords.bundled.imageBytes)

    @Test func theBundledImageIsValid() throws {
        let words = try NumberWords(Self.bytes)
        #expect(words.cldrVersion == "48")
        #expect(words.byteCount == Self.bytes.count)
        #expect(try words.spell(21, in: .frenchFrance) == "vingt-et-un")
    }

    /// The limit for the size of the tables.
    @Test func theBundledImageIsSmall() {
        #expect(Self.bytes.count <= 120_000)
    }

    @Test func truncatedImagesAreErrors() {
        for count in stride(from: 0, to: Self.bytes.count, by: 997) {
            #expect(throws: NumberWordsImageError.self) { try NumberWords(Self.bytes.prefix(count)) }
        }
    }

    /// A changed byte changes the checksum.
    @Test func changedImagesAreErrors() {
        for place in stride(from: 0, to: Self.bytes.count, by: 613) {
            var bytes = Self.bytes
            bytes[place] ^= 1
            #expect(throws: NumberWordsImageError.self) { try NumberWords(bytes) }
        }
    }
}
