import PackedTables
import TestSupport
import Testing

@testable import CurrencyEngine

/// Whether a short text has one of ten digits, compared with a search for each of them.
struct DigitPresenceTests {
    /// Zeros of one to four bytes: ASCII, N'Ko, Devanagari, Adlam; and letters, which custom digits may be.
    @Test(arguments: ["0", "a", "\u{7C0}", "\u{966}", "\u{1E950}"] as [Unicode.Scalar])
    func digitsAreFoundWhereverTheyStand(zero: Unicode.Scalar) throws {
        var random = SplitMix64(seed: UInt64(zero.value))
        let digits = try (0..<10).map { Character(try #require(Unicode.Scalar(zero.value + $0))) }
        var storage = PlanStorage()
        let bytes = digits.flatMap { Array($0.utf8) }
        let shapes = bytes.withUnsafeBufferPointer { bytes in
            DigitShapes(PackedText(start: bytes.baseAddress.unsafelyUnwrapped, count: bytes.count), storage: &storage)
        }
        // The characters before zero and behind nine, and others that begin with the same bytes.
        let neighbours = try [-1, 10, 11, -2].map { distance in
            Character(try #require(Unicode.Scalar(UInt32(Int(zero.value) + distance))))
        }
        let others = neighbours + ["$", "¤", "\u{A0}", "\u{200F}", "\u{928}", "\u{7DF}", "\u{1E900}", "/", ":", "`"]
        var found = 0
        for _ in 0..<2000 {
            var text = ""
            let hasDigit = Int.random(in: 0..<3, using: &random) == 0
            while true {
                let next = (hasDigit ? others + digits : others).randomElement(using: &random) ?? "$"
                guard text.utf8.count + next.utf8.count <= PlanText.inlineCapacity else { break }
                text.append(next)
            }
            let isFound = PlanText(Array(text.utf8), storage: &storage).hasDigit(shapes)
            // Scalars, as marks join the characters before them.
            let expected = text.unicodeScalars.contains { (zero.value..<zero.value + 10).contains($0.value) }
            #expect(isFound == expected, "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
            found += expected ? 1 : 0
        }
        #expect((100...1900).contains(found))
    }
}
